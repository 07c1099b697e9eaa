import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';
import { pageBefore, publishedQuery } from '@/operator/kit/published';

export type OperatorClaim = Nullable<
  Row<'claim_desk'>,
  'written_by' | 'writer' | 'verifier' | 'verified_at' | 'withdrawer' | 'withdrawn_at'
>;

export const operatorClaimsQuery = (before?: string) =>
  publishedQuery<OperatorClaim>('claims', before, reading('claim_desk', pageBefore(before)), (row) => row.written_at);
