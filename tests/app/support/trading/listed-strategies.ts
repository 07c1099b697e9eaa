export interface ListedStrategy {
  pool_id: string;
  status: string;
  published_at: string | null;
}

export interface StrategiesAsked {
  strategy_id?: string;
  is_closed?: boolean;
  after?: string;
  max_rows?: number;
}

export function listed<Listed extends ListedStrategy>(
  all: readonly Listed[],
  { strategy_id, is_closed, after, max_rows = 50 }: StrategiesAsked,
): Listed[] {
  if (strategy_id) return all.filter(({ pool_id }) => pool_id === strategy_id);
  const ofKind = all.filter(({ status, published_at }) => published_at !== null && (status === 'closed') === is_closed);
  const from = after ? ofKind.findIndex(({ pool_id }) => pool_id === after) + 1 : 0;
  return ofKind.slice(from, from + max_rows);
}
