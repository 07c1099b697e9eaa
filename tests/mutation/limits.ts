import type { Edit } from './edit.ts';

/** `>= 1`, `<= '100'::bigint` or `> (0)::numeric`, as Postgres prints a check. */
const BOUND = /(?<sign>>=|<=|<|>) \(?'?(?<number>-?\d+)/g;
/** `< other` or `<= (other)::bigint`. */
const BOUND_BY_COLUMN = /(?<!<)(?<sign>>=|<=|<|>) (?<other>\(?\([a-z]\w*\)::\w+|\(?[a-z]\w*\b(?!\())/g;

const OTHER_SIGN: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Every limit of a check, wider by one. */
export function widenedChecks(check: string): Edit[] {
  const numbers = [...check.matchAll(BOUND)].map((match) => {
    const { sign = '', number = '' } = match.groups ?? {};
    const wider = String(BigInt(number) + (sign.startsWith('<') ? 1n : -1n));
    return {
      what: `${sign} ${wider} in place of ${number}`,
      at: match.index + match[0].length - number.length,
      length: number.length,
      replacement: wider,
    };
  });
  const columns = [...check.matchAll(BOUND_BY_COLUMN)].map((match) => {
    const [whole] = match;
    const { sign = '', other = '' } = match.groups ?? {};
    const step = /_(?:at|from|until|since)$/.test(other) ? "interval '1 second'" : '1';
    const replacement =
      sign.length === 1
        ? whole.replace(sign, `${sign}=`)
        : `${whole} ${sign.startsWith('<') ? '+' : '-'} ${step}`;
    return {
      what: `${replacement} in place of ${whole}`,
      at: match.index,
      length: whole.length,
      replacement,
    };
  });
  return [...numbers, ...columns];
}

/** No part of another operator: `->`, `<>`, `=>`, `@>`, `<<`. */
const COMPARISON = /(?<![<>=!|&~@#?^-])(?:<=|>=|<|>)(?![<>=@&|])/g;
/** A moment of the clock, to which no row is equal but by a chance of a microsecond. A day of it is another matter. */
const CLOCK = String.raw`(?:now|clock_timestamp)\(\)(?!\s+at time zone)`;
const BEFORE_CLOCK = new RegExp(String.raw`^\s*${CLOCK}`);
const AFTER_CLOCK = new RegExp(String.raw`${CLOCK}\s*$`);

const RANGE = /\bbetween (?<low>(?:\w+ - )?-?[\d.]+)? ?(?:[\w.]+(?: [+-] [\w.]+)? )??and (?<high>-?[\d.]+)?/g;
const INTERVAL = /\binterval '(?<number>\d+) (?<unit>[a-z]+?)s?'/g;

/** What one unit of an interval is less one of the next smaller unit. */
const ONE_LESS: Record<string, string> = {
  year: '11 months',
  day: '23 hours',
  hour: '59 minutes',
  minute: '59 seconds',
  second: '999 milliseconds',
  millisecond: '999 microseconds',
  microsecond: '0 microseconds',
};

/** Where something recent is good enough, a longer interval is the weaker one; where what is recent is counted, a shorter one. */
const LETS_PASS = /(?:\$function\$ select|> (?:now|clock_timestamp)\(\) -) $/;
const COUNTED = /^\s*\) (?:>=|<) \d/;

/** What a function refuses: at once, by the word that it answers, or by what it tells the function that refuses. */
const REFUSAL =
  /\bif\b(?:(?!\bthen\b)[^;])*\bthen\s+raise exception|\bwhen\b(?:(?!\bthen\b)[^;])*\bthen '\w+'(?! else\b)|returns (?:boolean|interval)\b[^]*/gi;

/**
 * Every limit of a refusal, moved by one step: comparisons, the ends of ranges, intervals. What a function only computes, and how
 * many rows a page has, are no limits.
 */
export function movedLimits(text: string): Edit[] {
  // Places stay the same.
  const code = text.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const unquoted = code.replaceAll(/'(?:[^']|'')*'/g, (string) => `'${' '.repeat(string.length - 2)}'`);
  const refusals = [...code.matchAll(REFUSAL)].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  );
  const edit = (at: number, found: string, replacement: string): Edit => ({
    what: `limit ${replacement} in place of ${found}: ${lineAt(code, at)}`,
    at,
    length: found.length,
    replacement,
  });
  return [
    ...[...unquoted.matchAll(COMPARISON)].flatMap(({ 0: sign, index }) =>
      BEFORE_CLOCK.test(unquoted.slice(index + sign.length)) || AFTER_CLOCK.test(unquoted.slice(0, index))
        ? []
        : edit(index, sign, OTHER_SIGN[sign] ?? ''),
    ),
    ...[...unquoted.matchAll(RANGE)].flatMap(({ 0: whole, index, groups: { low, high } = {} }) => [
      ...(low ? [edit(index + whole.indexOf(low), low, widerLow(low))] : []),
      ...(high ? [edit(index + whole.length - high.length, high, stepped(high, 1))] : []),
    ]),
    ...[...code.matchAll(INTERVAL)].flatMap(
      ({ 0: whole, index, groups: { number = '', unit = '' } = {} }) => {
        const letsPass =
          LETS_PASS.test(code.slice(0, index)) && !COUNTED.test(code.slice(index + whole.length));
        return [
          edit(
            index,
            whole,
            number === '1' ? `interval '${ONE_LESS[unit]}'` : interval(Number(number) - 1, unit),
          ),
          ...(letsPass ? [edit(index, whole, interval(Number(number) + 1, unit))] : []),
        ];
      },
    ),
  ].filter(({ at }) => refusals.some(([begin, end]) => begin < at && at < end));
}

const interval = (number: number, unit: string): string =>
  `interval '${number} ${unit}${number === 1 ? '' : 's'}'`;

/** The next number, by a step of its last place. */
function stepped(number: string, step: number): string {
  const places = number.split('.')[1]?.length ?? 0;
  return (Number(number) + step / 10 ** places).toFixed(places);
}

/** The lower end of a range, one lower: `1`, or `today - 31`. */
function widerLow(low: string): string {
  const [, before = '', number = ''] = /^(\w+ - )?(.*)$/.exec(low) ?? [];
  return before + stepped(number, before ? 1 : -1);
}

/** The line of a text around a place. */
function lineAt(text: string, at: number): string {
  const begin = text.lastIndexOf('\n', at) + 1;
  return text.slice(begin, text.indexOf('\n', at)).trim();
}
