import { hasSession } from '@/lib/session/session';
import { root } from '../dom';

/** Redirects signed-in visitors from home, about, contact and login to the dashboard. */
export function leaveSignedIn(): boolean {
  const isElsewhere = root.dataset['guarded'] !== undefined && hasSession();
  if (isElsewhere) location.replace('/dashboard');
  return isElsewhere;
}
