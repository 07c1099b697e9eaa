import { http, HttpResponse } from 'msw';
import { server, SUPABASE, tableOf } from '../server';
import { nothing } from './lines';

const rpc = (name: string) => `${SUPABASE}/rest/v1/rpc/${name}`;
const TOTALS = [
  { ...nothing, kind: 'opening' },
  {
    ...nothing,
    kind: 'deposit',
    lines: 1,
    amount_cents: 150_000,
    available_cents: 150_000,
    owned_cents: 150_000,
  },
  { ...nothing, kind: 'closing', lines: 1, available_cents: 150_000, owned_cents: 150_000 },
];

export function answerLines(lines: object[]) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    http.post<never, Record<string, unknown>>(rpc('statement'), async ({ request }) => {
      const body = await request.json();
      asked.push(body);
      const before = typeof body['before'] === 'number' ? body['before'] : Infinity;
      const rest = lines.filter((line) => Number(Reflect.get(line, 'id')) < before);
      return HttpResponse.json(rest.slice(0, Number(body['max_rows'])));
    }),
    http.post(rpc('statement_totals'), () => HttpResponse.json(TOTALS)),
    tableOf('portfolio', () => [{ deposited_cents: 150_000, balance_cents: 150_000 }]),
  );
  return asked;
}
