import { beforeAll, expect, test, vi } from 'vitest';
import { statementCsv } from '@/features/statement/csv';
import { statementPdf } from '@/features/statement/pdf';
import { loadWords } from '@/lib/i18n/i18n';
import { lineOf } from '../support/money/lines';

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
