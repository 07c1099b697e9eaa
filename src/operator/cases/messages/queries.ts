import { reading } from '@/lib/data/api';
import type { Row } from '@/lib/data/rows';
import { pageFrom, queueQuery } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

export type QueuedMessage = Row<'contact_queue'>;

export const messageQueueQuery = (filter: QueueFilter = {}) =>
  queueQuery<QueuedMessage>('messages', filter, reading('contact_queue', pageFrom(filter)));
