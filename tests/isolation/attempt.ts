import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { inject } from 'vitest';

export type Thief = 'another investor' | 'a visitor';

export interface Attempt {
  name: string;
  method: string;
  path: (value: string) => string;
  headers?: Record<string, string>;
  body?: (value: string) => unknown;
  value: string;
  random: string;
}

interface Answer {
  status: number;
  text: string;
  range: string;
}

const AT_ONCE = 8;
/** For thousands of requests these cost a third of those of `fetch`. */
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const world = inject('world');

export function randomLike(type: string, value: string): string {
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'numeric':
      return String(900_000_000 + Math.floor(Math.random() * 1_000_000));
    case 'boolean':
      return value;
    case 'date':
      return '1999-01-01';
    case 'timestamp with time zone':
      return '1999-01-01T00:00:00+00:00';
    case 'jsonb':
      return '{"random": 1}';
    case 'text[]':
      return '{random}';
    case 'position_status':
      return 'closed';
    default:
      return value.replaceAll(/[0-9a-f-]{36}/g, () => randomUUID()) === value
        ? `random${randomUUID().slice(0, 8)}`
        : value.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => randomUUID());
  }
}

/** A value without a kind: the attempt is judged only by what the answer shows. */
export const NOBODY = '';

/**
 * Makes every attempt with the victim's value and with a random one.
 * @returns failures: something of the victim was shown, the two answers differ, or the server broke
 */
export async function attemptAll(attempts: Attempt[], thief: Thief): Promise<string[]> {
  const failures: string[] = [];
  const waiting = [...attempts];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let attempt = waiting.shift(); attempt; attempt = waiting.shift()) {
        const failure = await judge(attempt, thief);
        if (failure !== undefined) failures.push(`${thief}, ${attempt.name}: ${failure}`);
      }
    }),
  );
  return failures;
}

async function judge(attempt: Attempt, thief: Thief): Promise<string | undefined> {
  const real = await send(attempt, attempt.value, thief);
  const shown = attempt.value === NOBODY ? real.text : real.text.replaceAll(attempt.value, '');
  // What the thief sends is no secret; Storage repeats unknown addresses.
  const asked = attempt.value + decodeURIComponent(attempt.path(attempt.value));
  const secret = world.secrets.find((word) => shown.includes(word) && !asked.includes(word));
  if (secret !== undefined) return `shows ${secret}`;
  // 55000: a view cannot be written to, which PostgREST reports as an internal error.
  if (real.status >= 500 && !real.text.includes('"55000"')) return `answers ${real.status} ${real.text.slice(0, 200)}`;
  // Postgres asks for privileges before it looks at a value.
  if (attempt.value === NOBODY || /permission denied for (table|view|function|schema)/.test(real.text))
    return undefined;
  const control = await send(attempt, attempt.random, thief);
  const [first, second] = [masked(real, attempt.value), masked(control, attempt.random)];
  return first === second ? undefined : `tells ${first} from ${second}`;
}

async function send(attempt: Attempt, value: string, thief: Thief): Promise<Answer> {
  const { method, path, headers, body } = attempt;
  const token = thief === 'a visitor' ? undefined : world.attacker.token;
  const content = body?.(value);
  const raw = content instanceof Uint8Array;
  const asked = request(new URL(`${world.apiUrl}${path(encodeURIComponent(value))}`), {
    agent,
    method,
    headers: {
      apikey: world.publishableKey,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(content !== undefined && !raw && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.end(content === undefined || raw ? content : JSON.stringify(content));
  let response: IncomingMessage;
  try {
    [response] = (await once(asked, 'response')) as [IncomingMessage];
  } catch (error) {
    // On a busy machine a kept connection may have been closed just before it was used again.
    if (asked.reusedSocket) return send(attempt, value, thief);
    throw error;
  }
  return {
    status: response.statusCode ?? 0,
    text: await textOf(response),
    range: response.headers['content-range'] ?? '',
  };
}

/** Removes from an answer what was asked for, and what changes over time. */
function masked({ status, text, range }: Answer, value: string): string {
  const plain = text
    .replaceAll(
      new RegExp(
        String.raw`(?<![\w.])(${[value, encodeURIComponent(value)].map((part) => RegExp.escape(part)).join('|')})(?![\w.])`,
        'g',
      ),
      '<value>',
    )
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(\+00(:00)?|Z)?/g, '<time>');
  return `${status} ${range} ${plain.slice(0, 400)}`;
}
