import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { currentLanguage } from '@/lib/i18n/i18n';
import type { MessageValues } from './schema';

/**
 * Writes to the operators from the person's account; with the same requestId it is one message. Fails with
 * `too_many_messages` after five in an hour.
 *
 * @returns the reference of the message.
 */
export const writeMutation = mutationOptions({
  mutationFn: async ({ requestId, ...values }: MessageValues & { requestId: string }) =>
    unwrap(
      await supabase.rpc('write_message', {
        ...values,
        language: currentLanguage(),
        request_id: requestId,
      }),
    ),
  // Not waited for: what was sent is sent, whether the list can be read or not.
  onSettled: (_data, _error, _values, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ['messages'] });
  },
});
