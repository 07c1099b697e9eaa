import { expect, test } from 'vitest';
import { A, B, combinations } from '../support/constraints/models/model.ts';
import { cloneDatabase } from '../support/database.ts';

// Rows that are kept from some moment on: the condition of each trigger that keeps them is asked about every combination of a few
// values of the row before and after, and must answer as its model does.
const { owner } = await cloneDatabase();

type Row = Record<string, string | number | null>;
type Values = Record<string, readonly (string | number | null)[]>;
interface Kept {
  /** Values before. */
  old: Values;
  /** Values after; of the row that is removed there are none. */
  new?: Values;
  /** Whether the change is refused. */
  refuses: (before: Row, after: Row) => boolean;
}

const at = '2026-03-01T00:00:00Z';
const DAY = 24 * 60 * 60;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** A proposal that has ended is kept, in whichever way it ended. */
const ended = (...columns: string[]): Kept => ({
  old: Object.fromEntries(columns.map((column) => [column, [null, at]])),
  refuses: (before) => columns.some((column) => before[column] !== null),
});

/** What has one of these states is kept. */
const inState = (states: string[], others: string[]): Kept => ({
  old: { status: [...states, ...others] },
  refuses: ({ status }) => states.includes(String(status)),
});

/** A row is kept for so long after a moment, to ten minutes. */
const until = (column: string, days: number): Kept => ({
  old: { [column]: [ago(0), ago(days * DAY - 600), ago(days * DAY + 600)] },
  refuses: (before) => Date.parse(String(before[column])) > Date.now() - days * DAY * 1000,
});

/** These columns may be what they were and something else. */
const either = (before: Row, others: Row): Values =>
  Object.fromEntries(
    Object.entries(before).map(([column, value]) => [column, [value, others[column] ?? null]]),
  );
const each = (row: Row): Values =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, [value]]));
const isChanged = (before: Row, after: Row, columns: Row) =>
  Object.keys(columns).some((column) => before[column] !== after[column]);

const PROPOSED = {
  id: A,
  kind: 'correction',
  investor_id: A,
  amount_cents: 1,
  reason: 'One',
  corrects: 'One',
  proposed_by: A,
  created_at: at,
};
const ANOTHER = {
  id: B,
  kind: 'bonus',
  investor_id: B,
  amount_cents: 2,
  reason: 'Two',
  proposed_by: B,
  created_at: '2026-03-02T00:00:00Z',
};
const POSTED = {
  id: A,
  plan_id: 'basic',
  day: '2026-03-01',
  amount_cents: 1,
  evidence: 'One',
  posted_by: A,
  posted_at: at,
};
const REPOSTED = {
  id: B,
  plan_id: 'vip',
  day: '2026-03-02',
  amount_cents: 2,
  evidence: 'Two',
  posted_by: B,
  posted_at: '2026-03-02T00:00:00Z',
};
const SPANS: Record<string, number> = { '1m': 60, '1h': 3600 };
/** Once for the row before and after, or a millisecond may be between them. */
const OPENED = [ago(-600), ago(120)];
const BAR = { instrument_id: 'BTC-USD', open: 15 };

const KEPT: Record<string, Kept> = {
  'private.audit_head append_only_rows': {
    old: { last_id: [5] },
    new: { last_id: [4, 5, 6, 7] },
    refuses: (_, after) => after['last_id'] !== 6,
  },
  'private.corrections append_only_rows': {
    old: { ...each(PROPOSED), status: ['proposed', 'booked', 'refused', 'withdrawn'] },
    new: either(PROPOSED, ANOTHER),
    refuses: (before, after) => before['status'] !== 'proposed' || isChanged(before, after, PROPOSED),
  },
  'private.exchange_choices append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'private.go_live_requests append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'private.halts append_only_ended': ended('ended_at'),
  'private.insurance_payouts append_only_ended': ended('booked_at', 'cancelled_at'),
  'private.quotes append_only_delete': until('received_at', 3),
  'private.resumptions append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'private.role_changes append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'private.switch_changes append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'private.trading_changes append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'private.unclaimed_payouts append_only_ended': ended('paid_at', 'cancelled_at'),
  'private.wallet_changes append_only_ended': ended('applied_at', 'cancelled_at'),
  'private.yield_proposals append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'private.yield_reversals append_only_ended': ended('confirmed_at', 'cancelled_at'),
  'public.bars append_only_delete': {
    old: { span: ['1m', '1h', '1d'], opened_at: [ago(0), ago(7 * DAY - 600), ago(7 * DAY + 600)] },
    refuses: ({ span, opened_at }) =>
      span !== '1m' || Date.parse(String(opened_at)) > Date.now() - 7 * DAY * 1000,
  },
  'public.bars append_only_over': {
    old: { ...each(BAR), span: ['1m', '1h'], opened_at: OPENED, high: [20], low: [10] },
    new: {
      ...either(BAR, { instrument_id: 'ETH-USD', open: 16 }),
      span: ['1m', '1h'],
      opened_at: OPENED,
      high: [19, 20, 21],
      low: [9, 10, 11],
    },
    refuses: (before, after) =>
      Date.parse(String(before['opened_at'])) + Number(SPANS[String(before['span'])]) * 1000 <= Date.now() ||
      isChanged(before, after, { ...BAR, span: '', opened_at: '' }) ||
      Number(after['high']) < 20 ||
      Number(after['low']) > 10,
  },
  'public.copy_requests append_only_ended': inState(['dealt', 'returned'], ['waiting']),
  'public.dealing_requests append_only_ended': inState(['dealt', 'returned'], ['waiting']),
  'public.deposit_quotes append_only_delete': until('created_at', 90),
  'public.lots append_only_mark': {
    old: { hwm: [2] },
    new: { hwm: [1, 2, 3] },
    refuses: (_, after) => after['hwm'] === 1,
  },
  'public.lots append_only_share': {
    old: { share_bp: [2] },
    new: { share_bp: [1, 2, 3] },
    refuses: (_, after) => after['share_bp'] === 3,
  },
  'public.orders append_only_ended': ended('finished_at'),
  'public.pools append_only_ended': ended('closed_at'),
  'public.strategies append_only_ended': inState(
    ['closed', 'dropped'],
    ['proposed', 'offered', 'suspended', 'closing'],
  ),
  'public.strategies append_only_published': ended('published_at'),
  'public.yield_postings append_only_rows': {
    old: { ...each(POSTED), reversed_at: [null, at] },
    new: { ...either(POSTED, REPOSTED), reversed_at: [null, at] },
    refuses: (before, after) =>
      before['reversed_at'] !== null || after['reversed_at'] === null || isChanged(before, after, POSTED),
  },
};

const triggers = await owner<{ name: string; table: string; condition: string }[]>`
  select format('%s.%s %s', n.nspname, c.relname, t.tgname) as name, c.oid::regclass::text as table,
    substring(pg_get_triggerdef(t.oid) from ' WHEN \\((.*)\\) EXECUTE FUNCTION ') as condition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where t.tgfoid = 'private.forbid_change'::regproc and t.tgqual is not null
  order by 1`;

test('every trigger that keeps rows from some moment on has a model', () => {
  expect(triggers.map(({ name }) => name)).toEqual(Object.keys(KEPT).toSorted());
});

test.each(triggers.filter(({ name }) => name in KEPT))(
  '$name refuses what it should and nothing else',
  async ({ name, table, condition }) => {
    const kept = KEPT[name];
    const changes = combinations(kept?.old ?? {}).flatMap((before) =>
      combinations(kept?.new ?? {}).map((after) => ({ before, after }) as { before: Row; after: Row }),
    );
    const answers = await owner.unsafe<{ is_refused: boolean | null }[]>(
      `select ${condition} as is_refused
       from json_array_elements($1::text::json) change,
         json_populate_record(null::${table}, change -> 'before') as old, json_populate_record(null::${table}, change -> 'after') as new`,
      [JSON.stringify(changes)],
    );
    const wrong = changes.filter(
      ({ before, after }, n) => answers[n]?.is_refused !== kept?.refuses(before, after),
    );
    expect(wrong).toEqual([]);
    expect(new Set(answers.map(({ is_refused }) => is_refused)).size).toBe(2);
  },
);
