import { reading } from '@/lib/data/api';
import type { Row } from '@/lib/data/rows';
import { pageFrom, queueQuery } from '@/operator/kit/row-pages';
import type { QueueFilter } from '@/operator/kit/search';

/** A correction or bonus waiting for a second operator; amounts in integer cents. */
export type QueuedCorrection = Omit<Row<'correction_queue'>, 'kind' | 'corrects' | 'deposit_cents'> & {
  kind: 'correction' | 'bonus' | 'deposit_correction';
  /** What the corrected deposit counts as; null without one. */
  deposit_cents: number | null;
  corrects: string | null;
};

export const correctionQueueQuery = (filter: QueueFilter = {}) =>
  queueQuery('corrections', filter, async (context) => {
    const rows = await reading('correction_queue', pageFrom(filter))(context);
    return rows as QueuedCorrection[];
  });
