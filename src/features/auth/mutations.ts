import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { confirmFactor, linkQuery, spendRecoveryCode } from './factors';
import type { RecoveryLink, UnopenedLink } from './links';

export const resendMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const { supabase } = await import('@/lib/data/supabase');
    unwrap(await supabase.auth.resend({ type: 'signup', email }));
  },
});

/** Asks for a recovery mail. Succeeds for unknown addresses, too: it must not reveal who has an account. Fails with `invalid_email`, `too_many_mails`. */
export const recoverMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const { createRecoveryClient } = await import('./recovery');
    unwrap(await createRecoveryClient().auth.resetPasswordForEmail(email));
  },
});

/** Follows a link of a mail: Auth takes what it proves. */
export const followMutation = mutationOptions({
  mutationFn: async (link: UnopenedLink) => (await import('./recovery')).followLink(link),
});

export type ResetStep = { kind: 'none' | 'key' } | { kind: 'code' | 'recovery'; code: string };

/**
 * Saves the new password with the session of a recovery link. Auth ends all other sessions; ending the link's own is
 * best effort. Fails with `code_required`, `invalid_code`, `weak_password`, `same_password`.
 */
export const resetMutation = mutationOptions({
  mutationFn: async ({ link, password, step }: { link: RecoveryLink; password: string; step: ResetStep }) => {
    const { openLink } = await import('./recovery');
    const client = await openLink(link);
    if (step.kind === 'recovery') await spendRecoveryCode(client, step.code);
    if (step.kind === 'code' || step.kind === 'key') await confirmFactor(client, step.kind === 'code' ? step.code : '');
    unwrap(await client.auth.updateUser({ password }));
    // The password is set, so a retry would fail with `same_password`.
    await client.auth.signOut({ scope: 'global' }).catch(() => undefined);
  },
  // A code that Auth accepted must not be asked for again.
  onError: (_error, { link }, _result, { client }) => client.invalidateQueries(linkQuery(link)),
});
