import { beforeAll, expect, test, vi } from 'vitest';
import { statementCsv } from '@/features/statement/csv';
import { type JournalFormat, statementJournal } from '@/features/statement/journal';
import { statementPdf } from '@/features/statement/pdf';
import { loadWords } from '@/lib/i18n/i18n';
import { lineOf, nothing } from '../support/money/lines';

const { written } = vi.hoisted(() => ({ written: new Array<string>() }));

vi.mock('@/features/statement/pdf-text', () => ({
  addFonts: () => undefined,
  writerOf: () => (text: string) => void written.push(text),
}));

beforeAll(() => Promise.all([loadWords('money'), loadWords('dashboard')]));

const holder = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.com',
  issuer: 'Glass Ltd',
};

test('a PDF names issuer and numbers, and shows money that only changed its place without a sign: brackets would mean a loss', async () => {
  await statementPdf({
    holder,
    filter: {},
    lines: [
      lineOf({ id: 2, kind: 'invest', detail: 'Basic', amount_cents: 77_700, change_cents: 0 }),
      lineOf({ id: 1, amount_cents: 88_800, change_cents: 88_800 }),
    ],
    totals: [],
    isSandbox: false,
    today: '2026-03-05',
  });
  expect(written).toContain('$777.00');
  expect(written).toContain('+$888.00');
  expect(written.filter((text) => text.includes('('))).toEqual([]);
  const text = written.join(' ');
  expect(text).toContain('Amounts without + or − moved within your account.');
  expect(text).toContain('Issued by Glass Ltd Statement number 0A1B2C3D-20260305 Account number 0A1B2C3D');
});

test('a PDF and a CSV say of a deposit what had been entered, when something else arrived', async () => {
  const lines = [lineOf({ amount_cents: 149_000, change_cents: 149_000, claimed_cents: 150_000 }), lineOf()];
  await statementPdf({
    holder,
    filter: {},
    lines,
    totals: [],
    isSandbox: false,
    today: '2026-03-05',
  });
  const words = 'bitcoin deposit (you entered $1,500.00)';
  expect(written.filter((text) => text === words)).toHaveLength(1);
  expect(written).toContain('+$1,490.00');
  const csv = await statementCsv(lines).text();
  expect(csv.split(words)).toHaveLength(2);
});

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
