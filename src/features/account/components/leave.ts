import { loginAddress } from '@/features/auth/login-address';
import { forgetSession } from '@/features/auth/use-session';
import { leaveNote, takeNote } from '@/lib/session/notes';

/** Does what ends the account's sessions, and opens the login with a message. */
export async function leaveWith(message: string, work: () => Promise<unknown>): Promise<void> {
  // First, because the end of the session redirects to the login and leaves its own message if there is none.
  leaveNote('flash', message);
  try {
    await work();
  } catch (error) {
    takeNote('flash');
    throw error;
  }
  await forgetSession();
  location.assign(loginAddress());
}
