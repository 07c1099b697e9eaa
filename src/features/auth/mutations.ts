import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { confirmFactor, linkQuery, spendRecoveryCode } from './factors';
import type { RecoveryLink, UnopenedLink } from './links';

/** Sends the confirmation mail again. */
export const resendMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const { supabase } = await import('@/lib/data/supabase');
    unwrap(await supabase.auth.resend({ type: 'signup', email }));
  },
});

/** Follows a link of a mail: Auth takes what it proves. */
export const followMutation = mutationOptions({
  mutationFn: async (link: UnopenedLink) => (await import('./recovery')).followLink(link),
});

/** What those do who have a second factor: enter a code of an app, use a security key, or enter a recovery code. */
export type ResetStep = { kind: 'none' | 'key' } | { kind: 'code' | 'recovery'; code: string };

interface Reset {
  link: RecoveryLink;
  password: string;
  step: ResetStep;
}

/**
 * Saves the new password with the session of a recovery link. Auth ends all other sessions, and the link's is asked to end. Fails with
 * `code_required`, `invalid_code`, `weak_password`, `same_password`.
 */
export const resetMutation = mutationOptions({
  mutationFn: async ({ link, password, step }: Reset) => {
    const { openLink } = await import('./recovery');
    const client = await openLink(link);
    if (step.kind === 'recovery') await spendRecoveryCode(client, step.code);
    if (step.kind === 'code' || step.kind === 'key')
      await confirmFactor(client, step.kind === 'code' ? step.code : '');
    unwrap(await client.auth.updateUser({ password }));
    // Whatever comes of it: the password is set, and a second try would only hear that it is the old one.
    await client.auth.signOut({ scope: 'global' }).catch(() => undefined);
  },
  // A code that was taken is not asked for again.
  onError: (_error, { link }, _result, { client }) => client.invalidateQueries(linkQuery(link)),
});
