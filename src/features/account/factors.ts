import { mutationOptions } from '@tanstack/react-query';
import { enrolKey, proveKey } from '@/features/auth/keys';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';

// The account history lists the changes.
const onSettled = refreshing('factors', 'sessions');

export interface Enrolment {
  factorId: string;
  /** The key as a URI, for the QR code. */
  uri: string;
  secret: string;
}

/** An unfinished setup keeps its name and counts towards the limit. */
async function forgetUnfinished(): Promise<void> {
  const { all } = unwrap(await supabase.auth.mfa.listFactors());
  for (const { id: factorId, status } of all)
    if (status === 'unverified') unwrap(await supabase.auth.mfa.unenroll({ factorId }));
}

/** Starts the setup of an authenticator. Fails with `too_many_factors`, `factor_name_taken`. */
export const enrolMutation = mutationOptions({
  mutationFn: async (friendlyName: string): Promise<Enrolment> => {
    await forgetUnfinished();
    const issuer = t('common.brand');
    const { id, totp } = unwrap(await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer }));
    // After five minutes Auth drops unverified factors without a challenge when another setup starts.
    await supabase.auth.mfa.challenge({ factorId: id });
    return { factorId: id, uri: totp.uri, secret: totp.secret };
  },
});

/** Verifies an authenticator with its first code. Fails with `invalid_code`. */
export const verifyFactorMutation = mutationOptions({
  mutationFn: async (values: { factorId: string; code: string }) => {
    unwrap(await supabase.auth.mfa.challengeAndVerify(values));
  },
  onSettled,
});

/** Adds a security key. Fails as `enrolKey` does. */
export const addKeyMutation = mutationOptions({
  mutationFn: async (name: string) => {
    await forgetUnfinished();
    await enrolKey(supabase, name);
  },
  onSettled,
});

/** Tries a security key. Fails as `proveKey` does. */
export const testKeyMutation = mutationOptions({ mutationFn: () => proveKey(supabase) });

/** Removes a second factor. Needs a session at the second level. */
export const removeFactorMutation = mutationOptions({
  mutationFn: async (factorId: string) => {
    unwrap(await supabase.auth.mfa.unenroll({ factorId }));
    // Auth lowers sessions that this factor raised, even if this refresh fails.
    await supabase.auth.refreshSession().catch(() => undefined);
  },
  onSettled,
});

/** Makes ten recovery codes, replacing the earlier ones. Fails with `code_required`, `too_many_requests`. */
export const recoveryCodesMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('make_recovery_codes')),
  onSettled,
});
