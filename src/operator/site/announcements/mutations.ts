import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Publishes an announcement; idempotent by `request_id`. Fails with `invalid_period`. */
export const publishAnnouncementMutation = mutationOptions({
  mutationFn: async (values: Args<'publish_announcement'>) =>
    decided(() => supabase.rpc('publish_announcement', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'announcements'),
});

export const withdrawAnnouncementMutation = mutationOptions({
  mutationFn: async (id: string) => decided(() => supabase.rpc('withdraw_announcement', { announcement_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'announcements'),
});
