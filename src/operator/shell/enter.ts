import { notFound } from '@tanstack/react-router';
import { type GuardInput, requireUser } from '@/features/auth/guards';
import { type CurrentUser, roleQuery } from '@/features/auth/queries';
import { loadWords } from '@/lib/i18n/i18n';
import { rememberSearchKey, takeSearchKey } from './search-key';

/** Provides `context.user` and `context.role`. For everyone else these pages are "not found". */
async function requireOperator(input: GuardInput): Promise<{ user: CurrentUser; role: string }> {
  const { user } = await requireUser(input);
  const role = await input.context.queryClient.query({ ...roleQuery(user.id), staleTime: 'static' });
  if (!role) throw notFound();
  // `operator` words too, because a decision may ask for a code.
  await Promise.all([loadWords('money'), loadWords('operator'), loadWords('settings')]);
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
