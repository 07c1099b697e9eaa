export const groups = {
  deposits: ['deposit', 'deposit_reversal', 'deposit_receivable'],
  plans: ['invest', 'top_up', 'mature'],
  yield: ['yield', 'yield_reversal', 'yield_receivable'],
  bonuses: ['bonus', 'profit_bonus', 'referral_bonus'],
  withdrawals: ['withdrawal_hold', 'withdrawal_release', 'withdrawal_pay', 'withdrawal_reversal', 'withdrawal_fee'],
  portfolio: ['subscribe', 'unsubscribe', 'redeem'],
  corrections: ['correction', 'insurance_payout'],
} as const;

export type Group = keyof typeof groups;

export function groupOf(kind: string): Group | undefined {
  const all: [string, readonly string[]][] = Object.entries(groups);
  const name = all.find(([, kinds]) => kinds.includes(kind))?.[0];
  return isGroup(name) ? name : undefined;
}

/** Days of booking (UTC), both inclusive. */
export interface StatementFilter {
  kind?: Group | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const isGroup = (value: unknown): value is Group => typeof value === 'string' && Object.hasOwn(groups, value);

/** Accepts `2026-03-04` in a plausible year; anything else is no filter. */
function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // `Date` would turn 30 February into another day.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** Drops what makes no sense, such as an end before the start. */
export function readFilter({ kind, from, to }: Record<string, unknown>): StatementFilter {
  const [first, last] = [readDay(from), readDay(to)];
  const isPeriod = !first || !last || first <= last;
  return { kind: isGroup(kind) ? kind : undefined, from: first, to: isPeriod ? last : undefined };
}

export const tabs = ['withdraws', 'deposits', 'statement'] as const;

export type Tab = (typeof tabs)[number];

export interface TransactionsSearch extends StatementFilter {
  tab?: Exclude<Tab, 'withdraws'> | undefined;
}

/** Only the statement has filters. Every key needs a value, or the router keeps its own. */
export function readSearch({ tab, ...search }: Record<string, unknown>): TransactionsSearch {
  const known = tabs.slice(1).find((one) => one === tab);
  const filter = known === 'statement' ? search : {};
  return { tab: known === 'withdraws' ? undefined : known, ...readFilter(filter) };
}
