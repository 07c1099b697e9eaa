import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { enrolKey, proveKey } from '@/features/auth/keys';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';

// The history of the account lists their changes, too.
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['factors'] }),
    client.invalidateQueries({ queryKey: ['sessions'] }),
  ]);

/** What an authenticator app needs to know. */
export interface Enrolment {
  factorId: string;
  /** The key within an address that the app reads as a QR code. */
  uri: string;
  /** The key for those who enter it by hand. */
  secret: string;
}

/** A set-up that was not finished keeps its name and counts as one of few. */
async function forgetUnfinished(): Promise<void> {
  const { all } = unwrap(await supabase.auth.mfa.listFactors());
  for (const { id: factorId, status } of all)
    if (status === 'unverified') unwrap(await supabase.auth.mfa.unenroll({ factorId }));
}

/** Begins with another authenticator. Fails with `too_many_factors`, `factor_name_taken`. */
export const enrolMutation = mutationOptions({
  mutationFn: async (friendlyName: string): Promise<Enrolment> => {
    await forgetUnfinished();
    const issuer = t('common.brand');
    const { id, totp } = unwrap(await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer }));
    // A set-up that is not tried within five minutes is dropped as soon as anyone begins another; one whose code was asked for stays.
    await supabase.auth.mfa.challenge({ factorId: id });
    return { factorId: id, uri: totp.uri, secret: totp.secret };
  },
});

/** Turns an authenticator on by its first code. Fails with `invalid_code`. */
export const verifyFactorMutation = mutationOptions({
  mutationFn: async (values: { factorId: string; code: string }) => {
    unwrap(await supabase.auth.mfa.challengeAndVerify(values));
  },
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client),
});

/** Adds a security key, for which the browser asks. Fails as `enrolKey` does. */
export const addKeyMutation = mutationOptions({
  mutationFn: async (name: string) => {
    await forgetUnfinished();
    await enrolKey(supabase, name);
  },
  onSettled: (_data, _error, _name, _result, { client }) => refresh(client),
});

/** Lets the person try a security key. Fails as `proveKey` does. */
export const testKeyMutation = mutationOptions({ mutationFn: () => proveKey(supabase) });

/** Removes a second factor; the session has used one before. */
export const removeFactorMutation = mutationOptions({
  mutationFn: async (factorId: string) => {
    unwrap(await supabase.auth.mfa.unenroll({ factorId }));
    // Auth takes the second level from a session that was raised by it; that it cannot be asked now changes nothing about it.
    await supabase.auth.refreshSession().catch(() => undefined);
  },
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client),
});

/** Makes ten recovery codes, which replace the earlier ones. Fails with `code_required`, `too_many_requests`. */
export const recoveryCodesMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('make_recovery_codes')),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client),
});
