/** The groups of lines that a statement can be narrowed to, each with the kinds of the books. */
export const groups = {
  deposits: ['deposit', 'deposit_reversal', 'deposit_receivable'],
  plans: ['invest', 'top_up', 'mature'],
  yield: ['yield', 'yield_reversal', 'yield_receivable'],
  bonuses: ['bonus', 'profit_bonus', 'referral_bonus'],
  withdrawals: ['withdrawal_hold', 'withdrawal_release', 'withdrawal_pay', 'withdrawal_fee'],
  portfolio: ['subscribe', 'unsubscribe', 'redeem'],
  corrections: ['correction', 'insurance_payout'],
} as const;

/** One of the groups. */
export type Group = keyof typeof groups;

/** What a statement is narrowed to, as it is in the address; days are those of booking (UTC), both included. */
export interface StatementFilter {
  kind?: Group | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const isGroup = (value: unknown): value is Group => typeof value === 'string' && Object.hasOwn(groups, value);

/** A day as `2026-03-04`, of a year that people can mean; anything else is no filter. */
function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // 30 February would become another day.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** Reads a filter from the address; what makes no sense is left out, as an end before the beginning. */
export function readFilter({ kind, from, to }: Record<string, unknown>): StatementFilter {
  const [first, last] = [readDay(from), readDay(to)];
  const isPeriod = !first || !last || first <= last;
  return { kind: isGroup(kind) ? kind : undefined, from: first, to: isPeriod ? last : undefined };
}

/** The tabs of /transactions, the first of them shown when the address names none. */
export const tabs = ['withdraws', 'deposits', 'statement'] as const;

/** One of the tabs. */
export type Tab = (typeof tabs)[number];

/** What the address of /transactions says. */
export interface TransactionsSearch extends StatementFilter {
  tab?: Exclude<Tab, 'withdraws'> | undefined;
}

/** Reads the address of /transactions; only a statement is narrowed. Every name has a value here, or the router would keep its own. */
export function readSearch({ tab, ...search }: Record<string, unknown>): TransactionsSearch {
  const known = tabs.slice(1).find((one) => one === tab);
  const filter = known === 'statement' ? search : {};
  return { tab: known === 'withdraws' ? undefined : known, ...readFilter(filter) };
}
