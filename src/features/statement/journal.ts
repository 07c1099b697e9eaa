import { bookedDay, earlierDay, lineWords } from '@/features/dashboard/lines';
import type { Line } from '@/features/dashboard/queries';
import { plainDollars } from '@/lib/money/dollars';
import type { Group } from './filter';
import { groupOf } from './groups';
import type { Total } from './queries';

export type JournalFormat = 'hledger' | 'beancount';

/** Accounts are English in every language, because programs compare them. */
const OWN = {
  available_cents: 'Assets:Portal:Available',
  invested_cents: 'Assets:Portal:Plans',
  withdrawing_cents: 'Assets:Portal:Withdrawing',
};
/** Where money comes from and goes to, by the group of its kind. */
const OTHERS: Record<Group, string> = {
  deposits: 'Assets:Wallet',
  plans: 'Assets:Wallet',
  yield: 'Income:Portal:Yield',
  bonuses: 'Income:Portal:Bonuses',
  withdrawals: 'Assets:Wallet',
  portfolio: 'Assets:Portal:Portfolio',
  corrections: 'Income:Portal:Corrections',
};
const NOTHING = { available_cents: 0, invested_cents: 0, withdrawing_cents: 0 };
type Balances = typeof NOTHING;
type Postings = [account: string, cents: number][];

const placesOf = (balances: Balances): Postings =>
  (['available_cents', 'invested_cents', 'withdrawing_cents'] as const).map((place) => [OWN[place], balances[place]]);

function otherAccount(kind: string): string {
  if (kind === 'withdrawal_fee') return 'Expenses:Portal:Fees';
  const group = groupOf(kind);
  return group ? OTHERS[group] : 'Income:Portal:Other';
}

/** What changed between two states of the account, and the other side of it: the sum is zero. */
function postingsOf(before: Balances, after: Balances, other: string): Postings {
  const had = placesOf(before);
  const own = placesOf(after).map(([account, cents], index): Postings[0] => [account, cents - (had[index]?.[1] ?? 0)]);
  const rest: Postings[0] = [other, -own.reduce((sum, [, cents]) => sum + cents, 0)];
  return [...own, rest].filter(([, cents]) => cents !== 0);
}

const amount = (cents: number) => `${plainDollars(cents)} USD`;

/** One line, without what begins a comment or ends a string in either format. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}"\\;|\s]+/gu, ' ').trim();

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

interface Statement {
  /** Newest first, of every kind. */
  lines: readonly Line[];
  /** With the balances before the period. */
  totals: readonly Total[];
  isSandbox: boolean;
  today: string;
}

/** Writes a journal in double entry that asserts the shown balances at its end. Days are of booking, in UTC. */
export function statementJournal(format: JournalFormat, { lines, totals, isSandbox, today }: Statement): Blob {
  const isHledger = format === 'hledger';
  const opening = totals.find(({ kind }) => kind === 'opening') ?? NOTHING;
  const [oldest, newest] = [lines.at(-1), lines[0]];
  const firstDay = oldest ? bookedDay(oldest) : today;
  const lastDay = newest ? bookedDay(newest) : today;
  const accounts = new Set(Object.values(OWN));
  const entries: string[] = [];
  function enter(day: string, what: string, postings: Postings, number?: number): void {
    if (postings.length === 0) return;
    for (const [account] of postings) accounts.add(account);
    const named = isHledger ? `(${number ?? 0}) ${what}` : `* "${what}" ^line-${number ?? 0}`;
    entries.push(
      [`${day} ${named}`, ...postings.map(([account, cents]) => `  ${account}  ${amount(cents)}`)].join('\n'),
    );
  }
  enter(firstDay, 'Opening balances', postingsOf(NOTHING, opening, 'Equity:Opening-Balances'));
  let last: Balances = opening;
  for (const line of lines.toReversed()) {
    const what = [lineWords(line), earlierDay(line) ?? ''].join(' ');
    enter(bookedDay(line), oneLine(what), postingsOf(last, line, otherAccount(line.kind)), line.id);
    last = line;
  }
  const ends = placesOf(last).map(([account, cents]) =>
    isHledger
      ? `${lastDay} Balance\n  ${account}  0 USD = ${amount(cents)}`
      : // Of the beginning of its day.
        `${nextDay(lastDay)} balance ${account}  ${amount(cents)}`,
  );
  const head = [
    `; ${isSandbox ? 'Demo money of a sandbox. ' : ''}Days are of booking, in UTC.`,
    isHledger ? 'commodity 1000.00 USD' : 'option "operating_currency" "USD"',
    ...[...accounts].map((account) => (isHledger ? `account ${account}` : `${firstDay} open ${account} USD`)),
  ].join('\n');
  return new Blob([[head, ...entries, ...ends, ''].join('\n\n')], { type: 'text/plain;charset=utf-8' });
}
