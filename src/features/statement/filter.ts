import { dayOf } from '@/lib/day-of';

// The router reads this file with the first screen: what each group holds is in another.
export const GROUPS = ['deposits', 'plans', 'yield', 'bonuses', 'withdrawals', 'portfolio', 'corrections'] as const;

export type Group = (typeof GROUPS)[number];

/** Days of booking (UTC), both inclusive. */
export interface StatementFilter {
  kind?: Group | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Drops what makes no sense, such as an end before the start. */
export function readFilter({ kind, from, to }: Record<string, unknown>): StatementFilter {
  const [first, last] = [dayOf(from), dayOf(to)];
  const isPeriod = !first || !last || first <= last;
  return { kind: GROUPS.find((one) => one === kind), from: first, to: isPeriod ? last : undefined };
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
