import { bookedDay, earlierDay, lineWords } from '@/features/dashboard/lines';
import type { Line } from '@/features/dashboard/queries';
import { plainDollars } from '@/lib/money/dollars';
import { type Group, groups } from './filter';
import type { Total } from './queries';

export type JournalFormat = 'hledger' | 'beancount';

const PLACES = ['available', 'invested', 'withdrawing'] as const;
const ASSETS = {
  available: 'Assets:Portal:Available',
  invested: 'Assets:Portal:Plans',
  withdrawing: 'Assets:Portal:Withdrawing',
};

/** Where money comes from and goes to, by the group of its kind. Accounts are English in every language. */
const OTHERS: Record<Group, string> = {
  deposits: 'Assets:Wallet',
  plans: 'Assets:Wallet',
  yield: 'Income:Portal:Yield',
  bonuses: 'Income:Portal:Bonuses',
  withdrawals: 'Assets:Wallet',
  portfolio: 'Assets:Portal:Portfolio',
  corrections: 'Income:Portal:Corrections',
};
const OPENING = 'Equity:Opening-Balances';
const UNKNOWN = 'Income:Portal:Other';

function otherAccount(kind: string): string {
  if (kind === 'withdrawal_fee') return 'Expenses:Portal:Fees';
  for (const [group, account] of Object.entries(OTHERS))
    if ((groups[group as Group] as readonly string[]).includes(kind)) return account;
  return UNKNOWN;
}

interface Entry {
  day: string;
  what: string;
  number?: number;
  /** Integer cents by account; their sum is zero. */
  postings: [account: string, cents: number][];
}

type Balances = Pick<Total, 'available_cents' | 'invested_cents' | 'withdrawing_cents'>;

/** What changed from one state of the account to the next, and the other side of it. */
function postingsOf(before: Balances, after: Balances, other: string): Entry['postings'] {
  const own = PLACES.map((place): [string, number] => [
    ASSETS[place],
    after[`${place}_cents`] - before[`${place}_cents`],
  ]);
  const sum = own.reduce((total, [, cents]) => total + cents, 0);
  return [...own, [other, -sum] as [string, number]].filter(([, cents]) => cents !== 0);
}

const amount = (cents: number) => `${plainDollars(cents)} USD`;

/** One line, without what begins a comment or ends a string in either format. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}"\\;|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const WRITERS: Record<
  JournalFormat,
  {
    note: string;
    head: (accounts: string[], day: string) => string;
    entry: (entry: Entry) => string;
    end: (account: string, cents: number, day: string) => string;
  }
> = {
  hledger: {
    note: ';',
    head: (accounts) => `commodity 1000.00 USD\n${accounts.map((account) => `account ${account}\n`).join('')}`,
    entry: ({ day, what, number, postings }) =>
      `${day} ${number === undefined ? '' : `(${number}) `}${what}\n${postings.map(([account, cents]) => `    ${account}  ${amount(cents)}\n`).join('')}`,
    end: (account, cents, day) => `${day} Balance\n    ${account}  0 USD = ${amount(cents)}\n`,
  },
  beancount: {
    note: ';',
    head: (accounts, day) =>
      `option "operating_currency" "USD"\n${accounts.map((account) => `${day} open ${account} USD\n`).join('')}`,
    entry: ({ day, what, number, postings }) =>
      `${day} * "${what}"${number === undefined ? '' : ` ^line-${number}`}\n${postings.map(([account, cents]) => `  ${account}  ${amount(cents)}\n`).join('')}`,
    // Of the beginning of its day.
    end: (account, cents, day) => `${nextDay(day)} balance ${account}  ${amount(cents)}\n`,
  },
};

function nextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * Writes all lines of a period as a journal in double entry, whose last entries assert the balances that the portal
 * shows. Amounts are exact; days are of booking, in UTC.
 * @param lines newest first, of every kind
 * @param totals with the balances before and after the period
 */
export function statementJournal(
  format: JournalFormat,
  {
    lines,
    totals,
    isSandbox,
    today,
  }: { lines: readonly Line[]; totals: readonly Total[]; isSandbox: boolean; today: string },
): Blob {
  const { note, head, entry, end } = WRITERS[format];
  const nothing: Balances = { available_cents: 0, invested_cents: 0, withdrawing_cents: 0 };
  const ordered = lines.toReversed();
  const opening = totals.find(({ kind }) => kind === 'opening') ?? nothing;
  const firstDay = ordered[0] ? bookedDay(ordered[0]) : today;
  const entries: Entry[] = [
    { day: firstDay, what: 'Opening balances', postings: postingsOf(nothing, opening, OPENING) },
  ];
  let last: Balances = opening;
  for (const line of ordered) {
    const about = earlierDay(line);
    entries.push({
      day: bookedDay(line),
      what: oneLine(`${lineWords(line)}${about === undefined ? '' : ` (${about})`}`),
      number: line.id,
      postings: postingsOf(last, line, otherAccount(line.kind)),
    });
    last = line;
  }
  const shown = entries.filter(({ postings }) => postings.length > 0);
  const lastDay = shown.at(-1)?.day ?? firstDay;
  const accounts = [
    ...new Set([...Object.values(ASSETS), ...shown.flatMap(({ postings }) => postings.map(([name]) => name))]),
  ];
  const text = [
    `${note} ${isSandbox ? 'Demo money of a sandbox. ' : ''}Days are of booking, in UTC.\n${head(accounts, firstDay)}`,
    ...shown.map(entry),
    PLACES.map((place) => end(ASSETS[place], last[`${place}_cents`], lastDay)).join(format === 'hledger' ? '\n' : ''),
  ];
  return new Blob([text.join('\n')], { type: 'text/plain;charset=utf-8' });
}
