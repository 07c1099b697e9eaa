import { hasSession } from '@/lib/session/session';
import { adoptSession, shareSession } from '@/lib/session/tabs';
import { leaveSignedIn } from './signed-in';

// For public pages where this tab or another has a session: what most visitors never load.
if (hasSession()) {
  shareSession();
} else {
  void adoptSession().then((isAdopted) => isAdopted && !leaveSignedIn() && shareSession());
}
