import { mutationOptions } from '@tanstack/react-query';
import { type Proof, withPassword } from '@/features/auth/reauthenticate';
import { AppError, unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import { writePublic } from '@/lib/data/rest';
import { supabase } from '@/lib/data/supabase';

/** Ends one session, or all others. Fails with `not_found` if it has already ended. */
export const endSessionsMutation = mutationOptions({
  mutationFn: async (which: { id: string } | 'others') =>
    unwrap(await supabase.rpc('end_sessions', which === 'others' ? {} : { session_id: which.id })),
  onSettled: refreshing('sessions'),
});

/** Auth ends all other sessions. Fails with `wrong_password`, `same_password`, `weak_password`. */
export const changePasswordMutation = mutationOptions({
  mutationFn: async ({ present, password }: { present: string; password: string }) => {
    unwrap(await supabase.auth.updateUser({ password, current_password: present }));
  },
  onSettled: refreshing('sessions'),
});

/** Auth sends links to both addresses. Fails with `wrong_password`, `invalid_code`, `email_in_use`, `invalid_email`. */
export const changeEmailMutation = mutationOptions({
  mutationFn: async ({ newEmail, ...proof }: Proof & { newEmail: string }) => {
    await withPassword(proof, async (client) => {
      unwrap(await client.auth.updateUser({ email: newEmail }));
    });
  },
});

export const mailChoiceMutation = mutationOptions({
  mutationFn: async ({ userId, isWanted }: { userId: string; isWanted: boolean }) => {
    unwrap(
      await supabase.from('profiles').update({ mail_notifications: isWanted }).eq('id', userId).select('id').single(),
    );
  },
  onSettled: refreshing('profile'),
});

/**
 * Exports the user's data, after recording that in the account history. Fails with `wrong_password`, `invalid_code`,
 * `too_many_requests`, and `reading_not_recorded` when that was a minute ago.
 */
export const exportMutation = mutationOptions({
  mutationFn: (proof: Proof) =>
    withPassword(proof, async (client) => {
      unwrap(await client.rpc('record_export'));
      return unwrap(await client.rpc('my_data'));
    }),
  onSettled: refreshing('sessions'),
});

/** Freezes the user's money, ends all sessions and removes the password. */
export const stopMutation = mutationOptions({
  mutationFn: async () => {
    unwrap(await supabase.rpc('stop_my_account'));
  },
});

/** Reports a takeover by the link of a warning mail. Fails with `link_expired`. */
export const alarmMutation = mutationOptions({
  mutationFn: (token: string) => writePublic('rpc/report_takeover', { token }),
});

/** Closes for good. Fails with `wrong_password`, `invalid_code`, `account_in_use`, `email_mismatch`. */
export const closeMutation = mutationOptions({
  mutationFn: ({ userId, ...proof }: Proof & { userId: string }) =>
    withPassword(proof, async (client) => {
      // The database cannot remove files. Checked first, so that an account that stays open keeps its picture.
      if (unwrap(await client.rpc('account_hindrance'))) throw new AppError('account_in_use');
      const folder = client.storage.from('avatars');
      const pictures = unwrap(await folder.list(userId));
      if (pictures.length > 0) unwrap(await folder.remove(pictures.map(({ name }) => `${userId}/${name}`)));
      unwrap(await client.rpc('close_account', { email: proof.email }));
    }),
});
