import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';
import { pageBefore, publishedQuery } from '@/operator/kit/published';

export type OperatorSignal = Nullable<
  Row<'read_signals'>,
  'published_by' | 'pool_id' | 'strategy_title' | 'price' | 'measured_at' | 'change_bp' | 'high_bp' | 'low_bp'
>;

export const operatorSignalsQuery = (before?: string) =>
  publishedQuery<OperatorSignal>(
    'signals',
    before,
    reading('read_signals', pageBefore(before)),
    (row) => row.published_at,
  );
