import { expect, test } from 'vitest';
import { toCsv } from '@/lib/data/csv';
import { setLanguage } from '@/lib/i18n/i18n';

const textOf = async (rows: Parameters<typeof toCsv>[0]) => (await toCsv(rows).text()).replace('\uFEFF', '');

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t=1',
  '\r=1',
  '\n1',
  ' ＝1',
  ' =HYPERLINK("http://evil")',
])('an accountant opens %j as a text and never as a formula', async (text) => {
  expect((await textOf([[text]])).replaceAll('"', '')).toMatch(/^'/);
});

test.each([
  ["Ada;=cmd|'/C calc'!A0;", "Ada;'=cmd|'/C calc'!A0;"],
  ['Ada; @SUM(A1)', "Ada;' @SUM(A1)"],
  ['Ada\t＝1', "Ada\t'＝1"],
  ['Ada\n=1+1', "Ada\n'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  ['Ada; Lovelace - 1', 'Ada; Lovelace - 1'],
])('an accountant whose cells are parted by semicolons opens %j as a text, too', async (text, written) => {
  expect((await textOf([[text]])).replaceAll('"', '')).toBe(`${written}\r\n`);
});

test('an accountant finds quotes, commas and line breaks in one cell as they were', async () => {
  expect(await textOf([['a "b", c\nd', null, 7]])).toBe('"a ""b"", c\nd",,7\r\n');
});

test('an accountant finds amounts as plain dollars, losses too', async () => {
  expect(await textOf([[{ cents: 123_456 }, { cents: -5 }, { cents: 100_000_000_000_000 }]])).toBe(
    '1234.56,-0.05,1000000000000.00\r\n',
  );
});

test('a file begins with the mark of UTF-8, so that Excel does not guess at the letters', async () => {
  const file = toCsv([['Zoë']]);
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x5a]);
});

test('an accountant in a region with a decimal comma finds its numbers and separators, and times to the second', async () => {
  await setLanguage('de');
  const text = await textOf([['a;b', 1.5, { cents: -123_450 }, '2026-11-29T00:31:39.836123+00:00']]);
  await setLanguage('en');
  expect(text).toBe('"a;b";1,5;-1234,50;2026-11-29T00:31:39Z\r\n');
});
