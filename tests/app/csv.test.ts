import { expect, it } from 'vitest';
import { toCsv } from '@/lib/csv';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =HYPERLINK("http://evil")'])(
  'an accountant opens %j as a text and never as a formula',
  (text) => {
    expect(toCsv([[text]]).replaceAll('"', '')).toMatch(/^'/);
  },
);

it('an accountant finds quotes, commas and line breaks in one cell as they were', () => {
  expect(toCsv([['a "b", c\nd', null, 7]])).toBe('"a ""b"", c\nd",,7\r\n');
});

it('an accountant finds amounts as plain dollars, losses too', () => {
  expect(toCsv([[{ cents: 123_456 }, { cents: -5 }, { cents: 100_000_000_000_000 }]])).toBe(
    '1234.56,-0.05,1000000000000.00\r\n',
  );
});
