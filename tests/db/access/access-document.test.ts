import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readCatalog } from '../../../scripts/access/catalog.ts';
import { accessDocuments } from '../../../scripts/access/document.ts';
import { repository } from '../../../scripts/tool.ts';
import { cloneDatabase } from '../support/database.ts';

const { owner } = await cloneDatabase();

const documents = Object.entries(accessDocuments(await readCatalog(owner)));

test.each(documents)('a reviewer reads in %s what the database is (npm run access writes it)', async (path, text) => {
  expect(await readFile(repository + path, 'utf8')).toBe(text);
});

test('a reviewer begins with at most 60 kB, and no document is left of what was', async () => {
  expect(Buffer.byteLength(documents[0]?.[1] ?? '')).toBeLessThan(60_000);
  const found = await readdir(`${repository}docs/access`);
  expect(found.map((name) => `docs/access/${name}`)).toEqual(
    documents
      .slice(1)
      .map(([path]) => path)
      .filter((path) => path.startsWith('docs/'))
      .toSorted(),
  );
});

test.each([
  [
    'table and view',
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace::regnamespace::text = any (ground.schemas())
       and c.relkind in ('r', 'v') and obj_description(c.oid, 'pg_class') is null`,
  ],
  [
    'function',
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace::regnamespace::text = any (ground.schemas())
       and obj_description(p.oid, 'pg_proc') is null`,
  ],
  [
    'domain',
    `select t.oid::regtype::text as name from pg_type t
     where t.typnamespace::regnamespace::text = any (ground.schemas())
       and t.typtype = 'd' and obj_description(t.oid, 'pg_type') is null`,
  ],
  [
    'schema',
    `select n.nspname as name from pg_namespace n
     where n.nspname = any (ground.schemas()) and obj_description(n.oid, 'pg_namespace') is null`,
  ],
])('a reviewer finds a comment on every %s', async (_, undocumented) => {
  expect(await owner.unsafe(undocumented)).toEqual([]);
});

interface Body {
  name: string;
  body: string;
  comment: string;
  is_trigger: boolean;
  of_people: boolean;
}

const functions = await owner<Body[]>`
  select p.pronamespace::regnamespace || '.' || p.proname as name, string_agg(p.prosrc, E'\n') as body,
    string_agg(obj_description(p.oid, 'pg_proc'), ' ') as comment, bool_or(p.prorettype = 'trigger'::regtype) as is_trigger,
    bool_or(has_function_privilege('authenticated', p.oid, 'execute')) as of_people
  from pg_proc p
  where p.pronamespace::regnamespace::text = any (ground.schemas())
  group by 1`;

const byName = new Map(functions.map((one) => [one.name, one]));

function runBy({ name }: Body, found = new Map<string, Body>()): Map<string, Body> {
  const called = byName.get(name);
  if (called === undefined || found.has(name)) return found;
  found.set(name, called);
  for (const [, inner = ''] of called.body.matchAll(/\b([a-z]+\.\w+)\(/gu)) runBy({ ...called, name: inner }, found);
  for (const [, verb = ''] of called.body.matchAll(/ground\.hook\('(\w+)'/gu))
    for (const one of functions) if (one.name.includes(`.${verb}_`)) runBy(one, found);
  return found;
}

const triggers = functions.flatMap((one) => (one.is_trigger ? [...runBy(one).values()].map(({ body }) => body) : []));

const quoted = (bodies: string[]) =>
  new Set(bodies.flatMap((body) => [...body.matchAll(/'([a-z]+(?:_[a-z]+)+)'/gu)].map(([, word]) => word)));

const known = quoted(functions.flatMap(({ body }) => body.match(/raise exception '\w+'/gu) ?? []));

const said = ({ comment }: Body) => [
  ...new Set(comment.split('Raises ')[1]?.match(/(?<![\w.])[a-z]+(?:_[a-z]+)+\b/gu) ?? []),
];

test('a comment names no error that its function, one that it calls, or a trigger cannot raise', () => {
  const wrong = functions.flatMap((one) => {
    const raised = quoted([...[...runBy(one).values()].map(({ body }) => body), ...triggers]);
    return said(one)
      .filter((error) => known.has(error) && !raised.has(error))
      .map((error) => `${one.name}: ${error}`);
  });
  expect(wrong).toEqual([]);
  expect(functions.filter((one) => said(one).length > 0).length).toBeGreaterThan(150);
});

test('the comment of each function that asks people for a recent code says code_required', () => {
  const asking = functions.filter((one) => {
    const run = runBy(one);
    const asks = run.has('people.require_recent_proof') || run.has('people.require_decision');
    return asks && one.of_people && !one.name.startsWith('public.');
  });
  expect(asking.length).toBeGreaterThan(50);
  expect(asking.filter((one) => !said(one).includes('code_required')).map(({ name }) => name)).toEqual([]);
});
