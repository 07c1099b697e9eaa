import { mutationOptions } from '@tanstack/react-query';
import { makePasskey } from '@/features/auth/keys';
import { type Proof, withPassword } from '@/features/auth/reauthenticate';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';

// The account history lists the changes.
const onSettled = refreshing('passkeys', 'sessions');

/**
 * Creates a passkey on the user's device. Fails with `wrong_password`, `invalid_code`, `passkey_cancelled`,
 * `passkey_exists`, `too_many_passkeys`, `passkeys_disabled`.
 */
export const addPasskeyMutation = mutationOptions({
  mutationFn: async ({ name, ...proof }: Proof & { name: string }) =>
    withPassword(proof, async (client) => {
      const passkeyId = await makePasskey(client);
      // Notifies the database even if naming the passkey failed.
      const named = await client.auth.passkey.update({ passkeyId, friendlyName: name });
      unwrap(await client.rpc('notice_my_passkeys'));
      unwrap(named);
    }),
  onSettled,
});

/** Removes a passkey. Fails with `wrong_password`, `invalid_code`. */
export const removePasskeyMutation = mutationOptions({
  mutationFn: async ({ passkeyId, ...proof }: Proof & { passkeyId: string }) =>
    withPassword(proof, async (client) => {
      unwrap(await client.auth.passkey.delete({ passkeyId }));
      unwrap(await client.rpc('notice_my_passkeys'));
    }),
  onSettled,
});
