import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';
import { pageFrom, queueQuery } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

export type QueuedCase = Nullable<Row<'kyc_queue'>, 'same_person' | 'same_person_name'>;

export const kycQueueQuery = (filter: QueueFilter = {}) =>
  queueQuery<QueuedCase>('kyc', filter, reading('kyc_queue', pageFrom(filter)));
