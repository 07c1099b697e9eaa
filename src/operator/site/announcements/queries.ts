import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { pageBefore, publishedPage, type Published } from '@/operator/kit/published';

export type OperatorAnnouncement = Nullable<Row<'announcement_desk'>, 'shown_until' | 'withdrawer' | 'withdrawn_at'>;

export const operatorAnnouncementsQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operator', 'announcements', before],
    queryFn: async ({ signal }): Promise<Published<OperatorAnnouncement>> =>
      publishedPage<OperatorAnnouncement>(
        unwrap(await supabase.rpc('announcement_desk', pageBefore(before)).abortSignal(signal)),
        (row) => row.published_at,
      ),
  });
