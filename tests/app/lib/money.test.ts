import { expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { languages } from '@/lib/i18n/languages';
import { exampleAmount, formatCents, isForeignAmount, isHugeAmount, parseCents } from '@/lib/money/money';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_450, '$1,234.50'],
  [-123_405, '-$1,234.05'],
  [9_007_199_254_740_991, '$90,071,992,547,409.91'],
])('an investor reads %i cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([
  ['1000', 100_000],
  ['1,000', 100_000],
  ['$1,234.5', 123_450],
  [' $ 1,234.50 ', 123_450],
  ['0.07', 7],
  ['1234567', 123_456_700],
  ['4.35', 435],
  ['0,5', 50],
  ['1,00', 100],
  ['1,234,567', 123_456_700],
  ['٣', 300],
])('an investor who types "%s" means %i cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each([
  '',
  '.',
  '-5',
  '+5',
  '1e3',
  '0,015',
  '1,2345',
  ',100',
  '10.',
  '10.005',
  '1 000',
  '0x10',
  'NaN',
  '10$',
  '99999999999999999',
])('an investor who types "%s" has not typed an amount', (text) => {
  expect(parseCents(text)).toBeUndefined();
});

test.each(['1.000,50', '1.000', '10.005', '1 000,50'])(
  'an investor who types "%s" is understood as an amount of another language, and nothing is guessed',
  (text) => {
    expect([parseCents(text), isForeignAmount(text)]).toEqual([undefined, true]);
  },
);

test.each(['', 'abc', '-5', '1e3', '1.00.00', '10.0055', '99999999999999'])(
  '"%s" is no amount of another language',
  (text) => {
    expect(isForeignAmount(text)).toBe(false);
  },
);

test.each([
  ['90071992547409.91', false],
  ['90071992547409.92', true],
  ['99,999,999,999,999', true],
  ['a lot', false],
])('an investor who types "%s" has typed more than can be counted: %s', (text, isHuge) => {
  expect(isHugeAmount(text)).toBe(isHuge);
});

test.each([
  ['en', '1,000.50'],
  ['de', '1.000,50'],
  ['es', '1.000,50'],
  ['zh', '1,000.50'],
  ['ar', '1,000.50'],
] as const)('an investor who reads %s is shown an example that they can type', async (language, example) => {
  await setLanguage(language);
  expect(exampleAmount()).toBe(example);
  expect(parseCents(exampleAmount())).toBe(100_050);
  await setLanguage('en');
});

test.each(['١٬٠٠٠٫٥٠', '۱۰۰۰٫۵', '1,000.50'])('an investor who reads Arabic may type "%s"', async (text) => {
  await setLanguage('ar');
  expect(parseCents(text)).toBe(100_050);
  await setLanguage('en');
});

test.each(languages.map(({ code }) => code))(
  'an investor who reads %s may paste an amount that is written on the page',
  async (language) => {
    await setLanguage(language);
    expect(parseCents(formatCents(123_450))).toBe(123_450);
    await setLanguage('en');
  },
);
