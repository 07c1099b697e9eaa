import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshingLater } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';
import { currentLanguage } from '@/lib/i18n/i18n';
import type { MessageValues } from './schema';

/** Idempotent by requestId. Fails with `too_many_messages` after five in an hour. Returns the reference. */
export const writeMutation = mutationOptions({
  mutationFn: async ({ requestId, ...values }: MessageValues & { requestId: string }) =>
    unwrap(
      await supabase.rpc('write_message', {
        ...values,
        language: currentLanguage(),
        request_id: requestId,
      }),
    ),
  onSettled: refreshingLater('messages'),
});
