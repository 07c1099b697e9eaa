import { rpc, server } from '../server';

export const limitRow = (
  kind: string,
  limit_cents: number | null = null,
  left_cents: number | null = limit_cents,
  values: object = {},
) => ({ kind, limit_cents, left_cents, more_from: null, next_cents: null, next_from: null, ...values });

export function answerLimits(...rows: ReturnType<typeof limitRow>[]): void {
  server.use(rpc('withdrawal_limits', () => rows));
}
