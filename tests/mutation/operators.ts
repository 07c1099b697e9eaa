import { type Edit, lineAt } from './edit.ts';

/**
 * A word (`people.caller`, `and`), a sign, a number or a string of SQL, and the number of open brackets around it.
 */
interface Token {
  text: string;
  at: number;
  end: number;
  depth: number;
}

const TOKEN =
  /--[^\n]*|'(?:[^']|'')*'|\d+(?:\.\d+)?|[a-z_]\w*(?:\.[a-z_]\w*)*|::|:=|=>|[<>=!|&~@#?^*/+%-]+|[()[\],;]/gi;

const BOUNDARIES = new Set(
  `; , ) ( := => then loop when else end case if elsif while where having on using group order limit offset returning window union
  except intersect for from join left right inner cross full into set select as filter do with values return perform begin over by
  partition function`.split(/\s+/),
);
const LISTS = new Set(['order', 'by', ',']);

const SWAPS: Record<string, string> = {
  asc: 'desc',
  desc: 'asc',
  least: 'greatest',
  greatest: 'least',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  true: 'false',
  false: 'true',
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const OPTIONAL = new Set(['not', 'distinct', 'left', 'all', 'lateral', 'recursive']);
const WRAPPER = /^(?:coalesce|nullif|least|greatest|lower|btrim|abs|floor|ceil|round|[a-z]+\.\w+)$/;
const CLOCK = /^(?:now|clock_timestamp)$/;
const INTERVAL = /^'(\d+) ([a-z]+)'$/;

/**
 * Edits of a function or view: leaves out an operand of `and` or `or`, a clause (`where`, `order by`, `limit`,
 * `filter`), `not`, `distinct` or an assignment; makes a condition never hold; swaps a comparison, sign or word;
 * increases a number or interval by one; replaces a call by its first argument. Edits that Postgres refuses are no
 * mutants.
 */
export function operatorEdits(text: string): Edit[] {
  const tokens = tokensOf(text, Math.max(0, text.indexOf('$function$') + 1));
  const edit = (from: number, end: number, replacement: string): Edit => {
    const found = text.slice(from, end).trim();
    const where = found.length < 20 ? `: ${lineAt(text, from)}` : '';
    return {
      what: `${found} → ${replacement.trim() || 'nothing'}${where}`,
      at: from,
      length: end - from,
      replacement,
    };
  };
  return [
    ...operands(tokens).map(([from, end]) => edit(from, end, ' ')),
    ...tokens.flatMap((token, place) =>
      [...clauseAt(tokens, place), ...wordAt(tokens, place), ...callAt(text, tokens, place)].map(([end, replacement]) =>
        edit(token.at, end, replacement),
      ),
    ),
  ];
}

function tokensOf(text: string, begin: number): Token[] {
  let depth = 0;
  return [...text.slice(begin).matchAll(TOKEN)].flatMap(({ 0: whole, index }) => {
    if (whole.startsWith('--')) return [];
    if (whole === ')') depth -= 1;
    const at = begin + index;
    const token = {
      text: whole.startsWith("'") ? whole : whole.toLowerCase(),
      at,
      end: at + whole.length,
      depth,
    };
    if (whole === '(') depth += 1;
    return [token];
  });
}

function operands(tokens: readonly Token[]): [number, number][] {
  const found: [number, number][] = [];
  const chains: { begin: number; joints: Token[]; isRange: boolean }[] = [];
  const fresh = (begin: number) => ({ begin, joints: [], isRange: false });
  tokens.forEach((token, place) => {
    const { text, at, end, depth } = token;
    const before = tokens[place - 1];
    const chain = (chains[depth] ??= fresh(at));
    if (text === 'between') chain.isRange = true;
    else if (text === 'and' && chain.isRange) chain.isRange = false;
    else if (text === 'and' || text === 'or') chain.joints.push(token);
    else if (text === '(') chains[depth + 1] = fresh(end);
    else if (text === ')') {
      const inner = chains[depth + 1];
      if (inner) found.push(...partsOf(inner.begin, inner.joints, at));
    } else if (BOUNDARIES.has(text) && !(text === 'from' && before?.text === 'distinct')) {
      found.push(...partsOf(chain.begin, chain.joints, before?.end ?? at));
      chains[depth] = fresh(end);
    }
  });
  return found;
}

const partsOf = (begin: number, joints: readonly Token[], end: number): [number, number][] =>
  joints.length === 0
    ? []
    : [
        [begin, joints[0]?.end ?? end],
        ...joints.map((joint, place): [number, number] => [joint.at, joints[place + 1]?.at ?? end]),
      ];

type Change = [end: number, replacement: string];

function clauseAt(tokens: readonly Token[], place: number): Change[] {
  const { text, depth, end } = tokens[place] as Token;
  const next = tokens[place + 1];
  const stop = (isEnd: (token: Token) => boolean) => {
    const last = tokens.findIndex(
      (token, at) => at > place && (token.depth < depth || (token.depth === depth && isEnd(token))),
    );
    return tokens[last - 1]?.end ?? end;
  };
  const isBoundary = ({ text: word }: Token) => BOUNDARIES.has(word) && !'()'.includes(word);
  if (text === 'where') return [[stop(isBoundary), 'where true']];
  if ((text === 'if' && tokens[place - 1]?.text !== 'end') || text === 'elsif' || text === 'when')
    return [[stop(({ text: word }) => word === 'then'), `${text} false`]];
  if (text === 'order') return [[stop((token) => !LISTS.has(token.text) && isBoundary(token)), '']];
  if (text === 'limit') return [[stop(isBoundary), '']];
  if (text === 'filter' && next?.text === '(') return [[stop((token) => token.at > next.at && token.text !== ')'), '']];
  const before = tokens[place - 1]?.text ?? '';
  if (next?.text === ':=' && [';', 'then', 'else', 'begin', 'loop'].includes(before)) {
    const semicolon = tokens.findIndex((token, at) => at > place && token.text === ';');
    // A counter that does not advance would loop forever.
    const isCounter = tokens.slice(place + 1, semicolon).some((token) => token.text === text);
    return isCounter ? [] : [[tokens[semicolon]?.end ?? end, 'null;']];
  }
  return [];
}

function wordAt(tokens: readonly Token[], place: number): Change[] {
  const { text, end } = tokens[place] as Token;
  const [, number = '', unit] = INTERVAL.exec(text) ?? [];
  if (unit) return [1, -1].map((step) => [end, `'${Number(number) + step} ${unit}'`]);
  if (/^\d+$/.test(text)) return [[end, String(BigInt(text) + 1n)]];
  if (/^(?:old|new)\./.test(text)) return [[end, text.replace(/^\w+/, text.startsWith('old') ? 'new' : 'old')]];
  if (text === 'is' && ['null', 'distinct'].includes(tokens[place + 1]?.text ?? '')) return [[end, 'is not']];
  if (OPTIONAL.has(text) && tokens[place - 1]?.text !== 'is') return [[end, '']];
  if (text === 'not') return [[end, '']];
  const swap = SWAPS[text];
  return swap === undefined || (/^[<>]=?$/.test(text) && isOfClock(tokens, place)) ? [] : [[end, swap]];
}

/** A row equals a moment of the clock only by a chance of a microsecond. */
const isOfClock = (tokens: readonly Token[], place: number): boolean =>
  CLOCK.test(tokens[place + 1]?.text ?? '') || CLOCK.test(tokens[place - 3]?.text ?? '');

function callAt(text: string, tokens: readonly Token[], place: number): Change[] {
  const { text: name, depth } = tokens[place] as Token;
  if (!WRAPPER.test(name) || tokens[place + 1]?.text !== '(' || tokens[place - 1]?.text === 'perform') return [];
  const isLast = (token: Token) => token.depth === depth && token.text === ')';
  const isFirst = (token: Token) => token.depth === depth + 1 && token.text === ',';
  const last = tokens.findIndex((token, at) => at > place && isLast(token));
  const comma = tokens.findIndex((token, at) => at > place && at < last && isFirst(token));
  const argument = tokens[(comma < 0 ? last : comma) - 1];
  if (!argument || argument.text === '(') return [];
  // The first of several arguments of our functions is usually of another type.
  if (comma >= 0 && name.includes('.')) return [];
  return [[tokens[last]?.end ?? argument.end, text.slice(tokens[place + 2]?.at, argument.end)]];
}
