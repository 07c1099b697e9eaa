import { ErrorPanel } from './ErrorPanel';
import { SkeletonRows } from './SkeletonRows';

interface UnreadProps {
  query: { error: unknown; refetch: () => unknown };
  rows?: number;
}

/** What a query shows until it has data: rows that wait, or its failure with a retry. */
export function Unread({ query: { error, refetch }, rows = 4 }: UnreadProps) {
  return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={rows} />;
}
