import { notFound } from '@tanstack/react-router';
import { type GuardInput, requireUser } from '@/features/auth/guards';
import { type CurrentUser, roleQuery } from '@/features/auth/queries';
import { withWords } from '@/lib/i18n/with-words';
import { rememberSearchKey, takeSearchKey } from './search-key';

/** Provides `context.user` and `context.role`. For everyone else these pages are "not found". */
async function requireOperator(input: GuardInput): Promise<{ user: CurrentUser; role: string }> {
  const { user } = await requireUser(input);
  const role = await input.context.queryClient.query({ ...roleQuery(user.id), staleTime: 'static' });
  if (!role) throw notFound();
  // `settings` too, because a decision may ask for a code.
  await withWords(['dashboard', 'money', 'operator', 'settings'], []);
  return { user, role };
}

/** `beforeLoad` of the back office; meanwhile remembers its search shortcut. */
export async function enterOffice(input: GuardInput & { cause: string }) {
  if (input.cause === 'enter') rememberSearchKey();
  try {
    return await requireOperator(input);
  } catch (error) {
    takeSearchKey();
    throw error;
  }
}
