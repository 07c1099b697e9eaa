import { hasSession } from '@/lib/session/session';
import { root } from '../dom';

/** Home, about, contact and login send visitors who are signed in to the dashboard. */
export function leaveSignedIn(): boolean {
  const isElsewhere = root.dataset['guarded'] !== undefined && hasSession();
  if (isElsewhere) location.replace('/dashboard');
  return isElsewhere;
}
