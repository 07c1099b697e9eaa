import { hasSession } from '@/lib/session/session';
import { adoptSession, shareSession } from '@/lib/session/tabs';
import { leaveSignedIn } from './signed-in';

// For public pages when this or another tab has a session; most visitors never load it.
if (hasSession()) {
  shareSession();
} else {
  void adoptSession().then((isAdopted) => isAdopted && !leaveSignedIn() && shareSession());
}
