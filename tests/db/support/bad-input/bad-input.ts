import { randomUUID } from 'node:crypto';
import type { Row } from '../actors.ts';
import type { Random } from '../random.ts';

/** Values that no argument of a kind may have, as JSON carries them. */
const LONG = 'x'.repeat(10_000);
const HOSTILE = [
  '',
  '   ',
  LONG,
  "'; drop table profiles; --",
  '<script>alert(1)</script>',
  '\u202Egnp.exe',
  '\u0000',
];
const NOT_A_NUMBER = [
  'NaN',
  'Infinity',
  '-Infinity',
  'abc',
  '',
  '1,000',
  '１０００',
  '1e308',
  '100000.005',
  [],
  {},
  true,
];
const BAD_CENTS = [
  0,
  -1,
  -100_000,
  null,
  1e308,
  -1e308,
  100_000.005,
  0.1,
  2 ** 63,
  -(2 ** 63) - 4096,
  10 ** 15,
  ...NOT_A_NUMBER,
];
const NOT_AN_ID = ['', 'abc', '00000000-0000-0000-0000-00000000000g', LONG, 7, -1, true, [], {}];

/** What each kind of argument must not be. */
export const BAD = {
  cents: BAD_CENTS,
  /** Left out, it is the minimum. */
  purchase: BAD_CENTS.filter((value) => value !== null),
  // Zero and losses are recorded too.
  income: BAD_CENTS.filter((value) => value !== 0 && value !== -1 && value !== -100_000),
  /** Left out, nothing is limited. */
  ownLimit: BAD_CENTS.filter((value) => value !== null),
  // An address may be empty, and say so.
  reserve: BAD_CENTS.filter((value) => value !== 0),
  // Below zero it is a debit; this person has a hundred times as much.
  correction: BAD_CENTS.filter((value) => value !== -1 && value !== -100_000),
  capacity: BAD_CENTS.filter((value) => value !== 0),
  /** Ids that are made by the caller, of which every well-formed one is good. */
  request: [null, ...NOT_AN_ID],
  /** Ids that may be left out, and of which an unknown one does nothing. */
  malformed: NOT_AN_ID,
  /** Ids of things, of which an unknown one is bad too. */
  id: [null, randomUUID(), '00000000-0000-0000-0000-000000000000', ...NOT_AN_ID],
  name: [null, 'platinum', 'STATER', 7, true, [], {}, ...HOSTILE],
  address: [null, 'nowhere', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0', 7, [], ...HOSTILE],
  network: ['platinum', 'bitcoin', 'Litecoin', 7, true, [], {}, ...HOSTILE],
  output: [null, -1, 2 ** 31, ...NOT_A_NUMBER],
  // Without one, transactions are not linked.
  explorer: ['abc', 7, true, [], {}, ...HOSTILE.filter((text) => text.trim() !== '')],
  // It may be left out.
  namedTransaction: ['abc', 'f00d', 7, [], {}, ...HOSTILE.filter((text) => text.trim() !== '')],
  transactionId: [null, 'abc', 'f00d', 7, [], {}, ...HOSTILE],
  boolean: [null, 'maybe', 2, '', [], {}],
  day: [
    null,
    '',
    'soon',
    'infinity',
    '-infinity',
    '2026-02-30',
    '1999-12-31',
    '9999-12-31',
    '99999999-01-01',
    7,
    [],
  ],
  /** Text that must be given. */
  text: [null, '', '   ', '\u0000'],
  reason: [null, '', '   ', LONG, '\u0000'],
  evidence: [null, '', '   ', 'x', LONG, '\u0000'],
  answer: [null, '', ' \n ', LONG, 'A\u0007', '\u0000'],
  /** One line of the site's details, of which empty is good. */
  detail: [LONG, 'A\u0007', '\u0000'],
  registers: ['x', {}, [7], [{}], [{ authority: 'A', number: '1', url: 'http://example.com' }]],
  version: [null, 0, 7, 'abc', [], {}],
  // A number may be zero, and lines may be none.
  limit: BAD_CENTS.filter((value) => value !== 0 && value !== null),
  basisPoints: BAD_CENTS.filter((value) => value !== 0 && value !== 0.1),
  lines: [null, ['x', ''], ['x'.repeat(10_000)], Array.from({ length: 13 }, () => 'x'), 7, true, {}, 'abc'],
  coins: [null, '0', '-1', '1e3', '1,000.5', '0.123456789', 'NaN', [], {}, true, ...HOSTILE],
  moment: [null, '', 'soon', 'infinity', '-infinity', '2999-01-01', '2026-02-30', 7, [], {}, true],
  exchanges: [
    null,
    [],
    ['kraken'],
    ['kraken', 'KRAKEN'],
    ['kraken', 'a,b'],
    ['kraken', ''],
    7,
    true,
    {},
    'abc',
  ],
  link: [
    null,
    'http://example.com',
    'javascript:alert(1)',
    'https://user@example.com',
    LONG,
    7,
    [],
    '\u0000',
  ],
  /** A role, which null takes away. */
  role: ['loud', 7, true, [], {}, ...HOSTILE],
  losses: [
    null,
    [],
    {},
    'abc',
    7,
    [7],
    [null],
    [{}],
    ...[0, -1, 0.5, '5', null, 1e308, {}].map((lost_cents) => [
      { email: 'investor@example.com', lost_cents },
    ]),
    ...[null, '', 7, 'nobody@example.com', [], "'; drop table profiles; --"].map((email) => [
      { email, lost_cents: 5 },
    ]),
  ],
  choice: [null, 'loud', 7, true, [], {}, ...HOSTILE],
  stale: [null, 'stale', 7, true, [], {}, ...HOSTILE],
  taxNumber: [null, '123', LONG, '１２３４', "'; drop table profiles; --", '\u0000', '<b>'],
  homeAddress: [null, '', 'x', LONG, 'Street\u0007 1', '\u0000'],
} satisfies Record<string, unknown[]>;

/** A kind of argument. */
export type Kind = keyof typeof BAD;

/** Every way to spoil one argument, then so many random ways to spoil several. */
export function spoil(good: Row, kinds: Record<string, Kind>, random: Random, several: number): Row[] {
  const names = Object.keys(kinds);
  const one = names.flatMap((name) =>
    BAD[kinds[name] ?? 'text'].map((value) => ({ ...good, [name]: value })),
  );
  const more = Array.from({ length: several }, () => {
    const sure = random.pick(names);
    const spoiled = names.filter((name) => name === sure || random.chance(0.4));
    return {
      ...good,
      ...Object.fromEntries(spoiled.map((name) => [name, random.pick<unknown>(BAD[kinds[name] ?? 'text'])])),
    };
  });
  return [...one, ...more];
}
