import { redirect } from '@tanstack/react-router';
import { toAppError } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { dropSession } from '@/lib/session/channel';
import { leaveNote } from '@/lib/session/notes';
import { hasSession } from '@/lib/session/session';
import { adoptSession, shareSession } from '@/lib/session/tabs';
import { isCodeMissing } from './factors';
import { loginAddress } from './login-address';

/** For the second step's loader: redirects users who do not need it, and visitors. @param next where to */
export async function requireCodeMissing(next: string | undefined): Promise<void> {
  const toLogin = () => redirect({ href: loginAddress(next), reloadDocument: true });
  if (!hasSession() && !(await adoptSession())) throw toLogin();
  shareSession();
  let isMissing: boolean;
  try {
    isMissing = await isCodeMissing();
  } catch (error) {
    if (toAppError(error).code !== 'session_expired') throw error;
    // Otherwise the login would redirect straight back.
    dropSession();
    leaveNote('flash', t('errors.session_expired'));
    throw toLogin();
  }
  if (!isMissing) throw redirect({ href: next ?? '/dashboard', reloadDocument: true });
}
