import { beforeAll, expect, test } from 'vitest';
import { type JournalFormat, statementJournal } from '@/features/statement/journal';
import { loadWords } from '@/lib/i18n/i18n';
import { lineOf, nothing } from '../support/money/lines';

beforeAll(() => Promise.all([loadWords('money'), loadWords('dashboard')]));

const state = (available: number, invested = 0) => ({
  available_cents: available,
  invested_cents: invested,
  owned_cents: available + invested,
});
const opening = { ...nothing, kind: 'opening', ...state(5_00) };
const HISTORY = [
  { kind: 'deposit', detail: 'bitcoin', ...state(1_505_00) },
  { kind: 'invest', detail: 'Basic; "quoted"\n| 2026', ...state(505_00, 1_000_00) },
  { kind: 'yield', detail: 'Basic', value_date: '2026-03-03', ...state(517_51, 1_000_00) },
  { kind: 'yield_receivable', ...state(517_51, 1_000_00) },
  { kind: 'withdrawal_fee', ...state(507_51, 1_000_00) },
  { kind: 'something_new', ...state(-1, 1_000_00) },
];
const lines = HISTORY.map((line, index) => lineOf({ id: index + 1, detail: null, ...line })).toReversed();

const write = async (format: JournalFormat) =>
  statementJournal(format, { lines, totals: [opening], isSandbox: true, today: '2026-03-05' }).text();
const POSTING = /^ +([A-Z]\S+) {2}(-?[\d.]+) USD$/;

test.each(['hledger', 'beancount'] as const)(
  'each entry of a %s journal sums to zero, and its accounts end with the balances of the portal',
  async (format) => {
    const journal = await write(format);
    // Read by the programs themselves in tests/scripts/repository/journals.test.ts.
    await expect(journal).toMatchFileSnapshot(`journals/statement.${format}`);
    const sums = new Map<string, number>();
    for (const entry of journal.split('\n\n').slice(1)) {
      const postings = entry.split('\n').flatMap((line) => {
        const [, account = '', amount] = POSTING.exec(line) ?? [];
        return amount === undefined ? [] : [{ account, cents: Math.round(Number(amount) * 100) }];
      });
      expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      for (const { account, cents } of postings) sums.set(account, (sums.get(account) ?? 0) + cents);
    }
    expect(Object.fromEntries(sums)).toEqual({
      'Assets:Portal:Available': -1,
      'Assets:Portal:Plans': 1_000_00,
      'Assets:Wallet': -1_500_00,
      'Expenses:Portal:Fees': 10_00,
      'Income:Portal:Yield': -12_51,
      'Income:Portal:Other': 507_52,
      'Equity:Opening-Balances': -5_00,
    });
  },
);
