import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readCatalog } from '../../../scripts/access/catalog.ts';
import { doorsOf } from '../../../scripts/access/document-functions.ts';
import { callText, claimsOf, readSignatures, type Row } from '../support/actors.ts';
import { fingerprint, problems } from '../support/money/books.ts';
import {
  pendingCase,
  pendingCorrection,
  pendingDeposit,
  pendingMessage,
  pendingWithdrawal,
} from '../support/money/pending.ts';
import { SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, door, makeInvestor, operator } = stage;
const random = seeded(SEED);
const EACH = 20;

const alice = await makeInvestor({ deposited: 900_000 });
const made = [];
for (const make of [pendingCase, pendingCorrection, pendingDeposit, pendingMessage, pendingWithdrawal])
  made.push((await make(stage)).id);
const { id: plan } = await stage.asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });

const LONG = 'x'.repeat(10_000);
const NOTHING = [null, '', '   ', 'abc', LONG, '\u0000', 7, true, [], {}, [null], [{}]];
const NOT_A_NUMBER = ['NaN', 'Infinity', '１０００', '1,000', 2 ** 63, -(2 ** 63) - 4096, 1e308, 0.1];
const NOT_A_DAY = ['2026-02-30', '1999-12-31', '9999-12-31', '99999999-01-01', 'infinity', '-infinity'];
const HOSTILE = [
  "'; drop table profiles; --",
  '<script>alert(1)</script>',
  '\u202Egnp.exe',
  'A\u0007',
  'javascript:alert(1)',
];
const losses = [0, -1, 5, '5', 0.5].map((lost_cents) => [{ email: 'investor@example.com', lost_cents }]);

/** By type, as PostgREST passes them: values that some argument accepts, and values that none accepts. */
const VALUES: Record<string, { good: unknown[]; bad: unknown[] }> = {
  uuid: { good: [alice.id, plan, ...made, randomUUID()], bad: ['00000000-0000-0000-0000-00000000000g'] },
  text: {
    good: [
      ...'basic stater bitcoin Bitcoin Ethereum BTC-USD deposits admin reviewer bonus buy market up'.split(' '),
      'stated by the one who knows',
      'https://example.com',
      'investor@example.com',
    ],
    bad: HOSTILE,
  },
  integer: { good: [0, 1, 7, 1000], bad: NOT_A_NUMBER },
  bigint: { good: [0, 1, 1000, 100_000, -100_000, 1e11], bad: [...NOT_A_NUMBER, 1e15, 2 ** 53] },
  numeric: { good: [0, 1, 0.5], bad: [...NOT_A_NUMBER, '1.123456789', 1e15] },
  boolean: { good: [true, false], bad: ['maybe', 2] },
  date: { good: ['2026-01-01', new Date().toISOString().slice(0, 10)], bad: NOT_A_DAY },
  'timestamp with time zone': { good: ['2026-01-01', new Date().toISOString()], bad: NOT_A_DAY },
  interval: { good: ['1 hour', '7 days'], bad: ['-1 day', '99999999 years', 'soon'] },
  'text[]': { good: [['kraken', 'coinbase'], ['Peru'], ['bonus']], bad: [[''], [LONG], HOSTILE] },
  'uuid[]': { good: [made], bad: [['abc']] },
  jsonb: {
    good: [{ 'BTC-USD': 5000 }, ...losses],
    bad: [{ 'BTC-USD': 1e308 }, [{ authority: 'A', url: 'http://example.com' }]],
  },
};

const held = new Map<string, unknown[]>();
const columns = await owner<{ name: string; type: string; queries: string }[]>`
  select a.attname as name, format_type(coalesce(nullif(y.typbasetype, 0), y.oid), null) as type,
    string_agg(format('(select to_jsonb(%1$I) as value from %2$s where %1$I is not null group by 1 limit 5)', a.attname, c.oid::regclass), ' union ') as queries
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' join pg_type y on y.oid = a.atttypid
  where c.relnamespace::regnamespace::text = any (ground.schemas()) and a.attnum > 0 and not a.attisdropped
  group by 1, 2`;
for (const { name, type, queries } of columns) {
  const rows = await owner.unsafe<{ value: unknown }[]>(queries);
  held.set(
    `${name} ${type}`,
    rows.map((row) => row.value),
  );
}

function pick(name: string, type: string): unknown {
  const { good, bad } = VALUES[type] ?? { good: [], bad: [] };
  const known = held.get(`${name} ${type}`) ?? [];
  if (random.chance(0.15)) return random.pick<unknown>([...bad, ...NOTHING]);
  return random.pick<unknown>(known.length > 0 && random.chance(0.7) ? known : good);
}

await owner.unsafe(`
  create schema attempts;
  grant usage on schema attempts to anon, authenticated;
  create function attempts.try_all(query text, arguments text[]) returns setof json language plpgsql as $$
  declare
    one text;
    code text;
    words text;
  begin
    foreach one in array arguments loop
      begin
        execute query using one;
        set constraints all immediate;
        raise exception using errcode = 'ZZ000';
      exception when others then
        get stacked diagnostics code = returned_sqlstate, words = message_text;
      end;
      set constraints all deferred;
      return next json_build_object('code', code, 'message', words);
    end loop;
  end $$;
  grant execute on function attempts.try_all to anon, authenticated;`);

const ACCEPTED = 'ZZ000';
/**
 * Named errors of Postgres: no privilege (42501), invalid value (22…), violated constraint (23…); our codes are
 * P0001.
 */
const NAMED = /^(42501|22P02|22P05|22003|22007|22008|23502|23503|23514)$/;
const isNamed = ({ code, message }: Answer) =>
  code === ACCEPTED || NAMED.test(code) || (/^(P0001|PT4\d\d)$/.test(code) && /^[a-z]+(_[a-z]+)*$/.test(message));

interface Answer {
  code: string;
  message: string;
}

async function tryAll(query: string, claims: Row, attempts: Row[]): Promise<Answer[]> {
  const rows = await door.begin(async (sql) => {
    await sql`select set_config('role', ${String(claims['role'])}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    return sql<{ answer: Answer }[]>`
      select answer from attempts.try_all(${query}, ${attempts.map((args) => JSON.stringify(args))}) as answer`;
  });
  return rows.map(({ answer }) => answer);
}

const signatures = await readSignatures(owner);
const { functions } = await readCatalog(owner);
const callable = doorsOf(functions).filter(({ executors }) => executors.some((role) => role !== 'service_role'));
const before = await fingerprint(owner);
const accepted = new Set<string>();

test.each(callable)('$name answers every value by name, to every caller', async ({ name, executors }) => {
  const types = signatures.get(name) ?? new Map<string, string>();
  expect([...types.values()].filter((type) => !(type in VALUES))).toEqual([]);
  const callers = [
    ...(executors.includes('anon') ? [{ role: 'anon' }] : []),
    ...[alice, operator('reviewer'), operator('treasurer'), operator('admin')].map(claimsOf),
  ];
  for (const claims of callers) {
    const attempts = Array.from({ length: types.size === 0 ? 1 : EACH }, () =>
      Object.fromEntries([...types].map(([arg, type]) => [arg, pick(arg, type)])),
    );
    const answers = await tryAll(callText(signatures, name, [...types.keys()]), claims, attempts);
    expect(answers.flatMap((answer, n) => (isNamed(answer) ? [] : [{ ...answer, args: attempts[n] }]))).toEqual([]);
    if (answers.some(({ code }) => code === ACCEPTED)) accepted.add(name);
  }
});

const ofOneId = await owner<{ name: string }[]>`
  select proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and provolatile = 'v' and pronargdefaults = 0 and proargtypes::text = 'uuid'::regtype::oid::text
    and has_function_privilege('authenticated', oid, 'execute')
  order by 1`;
test.each(ofOneId)('$name refuses an id that names nothing', async ({ name }) => {
  const [arg = ''] = signatures.get(name)?.keys() ?? [];
  const codes = [];
  for (const claims of [alice, operator('reviewer'), operator('treasurer'), operator('admin')].map(claimsOf))
    codes.push(
      ...(await tryAll(callText(signatures, name, [arg]), claims, [{ [arg]: randomUUID() }])).map(({ code }) => code),
    );
  expect(codes).not.toContain(ACCEPTED);
});

test(`most functions took some of it, and nothing is left of what they did (SEED=${SEED})`, async () => {
  expect(accepted.size).toBeGreaterThan(100);
  expect(await fingerprint(owner)).toBe(before);
  expect(await problems(owner)).toEqual([]);
});
