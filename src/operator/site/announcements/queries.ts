import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';
import { pageBefore, publishedQuery } from '@/operator/kit/published';

export type OperatorAnnouncement = Nullable<Row<'announcement_desk'>, 'shown_until' | 'withdrawer' | 'withdrawn_at'>;

export const operatorAnnouncementsQuery = (before?: string) =>
  publishedQuery<OperatorAnnouncement>(
    'announcements',
    before,
    reading('announcement_desk', pageBefore(before)),
    (row) => row.published_at,
  );
