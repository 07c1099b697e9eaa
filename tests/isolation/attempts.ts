import { inject } from 'vitest';
import { type Attempt, NOBODY, randomLike, type Thief } from './attempt.ts';
import type { Column, Procedure, Relation } from './world.ts';

const world = inject('world');
const merge = { prefer: 'resolution=merge-duplicates,return=representation' };
const returning = { prefer: 'return=representation' };
const counting = { prefer: 'count=exact' };

/** What a visitor tries by each column; an investor, who gets further, tries everything. */
const VISITOR = /^(read|count|change|remove|overwrite) /;

export function relationAttempts(relation: Relation, thief: Thief): Attempt[] {
  const table = `/rest/v1/${relation.name}`;
  const [key] = relation.columns;
  const whole = (name: string, path: string, headers?: Record<string, string>): Attempt => ({
    name: `${name} of ${relation.name}`,
    method: 'GET',
    path: () => path,
    value: NOBODY,
    random: NOBODY,
    ...(headers && { headers }),
  });
  return [
    whole('all', `${table}?select=*`),
    whole('all without a list of columns', table),
    whole('the count', table, counting),
    whole('the thousandth', `${table}?offset=1000`),
    whole('everything as CSV', table, { accept: 'text/csv' }),
    whole('a single one', `${table}?limit=1`, { accept: 'application/vnd.pgrst.object+json' }),
    whole('the plan of a query', table, { accept: 'application/vnd.pgrst.plan' }),
    whole('the sum by functions', `${table}?select=count()`),
    ...relation.joined.map((name) => whole(`${name} embedded in rows`, `${table}?select=*,${name}(*)`)),
    // Public rows have no owner, so only writes matter there.
    ...relation.columns
      .filter((column) => relation.personal || column === key)
      .flatMap((column) => columnAttempts(table, relation, column, key))
      .filter(({ name }) => thief === 'another investor' || VISITOR.test(name)),
  ];
}

function columnAttempts(table: string, relation: Relation, column: Column, key: Column | undefined): Attempt[] {
  const { name, type } = column;
  const value = column.value ?? NOBODY;
  const random = column.value === null ? NOBODY : randomLike(type, column.value);
  const attempt = (
    what: string,
    method: string,
    query: (encoded: string) => string,
    rest: Pick<Attempt, 'headers' | 'body'> = {},
  ): Attempt => ({
    name: `${what} ${relation.name} by ${name}`,
    method,
    path: (encoded) => `${table}?${query(encoded)}`,
    value,
    random,
    ...rest,
  });
  const browsing = [
    attempt('order', 'GET', () => `order=${name}.desc&limit=5`),
    attempt('alias', 'GET', () => `select=stolen:${name}::text`),
    attempt('filter what is there in', 'GET', () => `${name}=not.is.null`),
  ].map((one) => ({ ...one, value: NOBODY, random: NOBODY }));
  if (column.value === null) return browsing;
  const set = { body: (given: string) => ({ [name]: given }) };
  const writes = [
    attempt('change', 'PATCH', (encoded) => `${name}=eq.${encoded}`, {
      ...set,
      headers: returning,
    }),
    attempt('remove', 'DELETE', (encoded) => `${name}=eq.${encoded}`, { headers: returning }),
    attempt('overwrite', 'POST', () => `on_conflict=${key?.name ?? name}`, { ...set, headers: merge }),
    attempt('insert into', 'POST', () => 'columns=' + name, { ...set, headers: returning }),
  ];
  // An attacker learns nothing from booleans and public rows.
  if (type === 'boolean' || !relation.personal) return [...browsing, ...writes];
  return [
    ...browsing,
    ...writes,
    attempt('read', 'GET', (encoded) => `${name}=eq.${encoded}`),
    attempt('guess', 'GET', (encoded) => `${name}=in.(${encoded})`),
    attempt('count', 'HEAD', (encoded) => `${name}=eq.${encoded}`, { headers: counting }),
    attempt('combine', 'GET', (encoded) => `or=(${name}.eq.${encoded},${name}.eq.${encoded})`),
    attempt('compare', 'GET', (encoded) => `select=${name}&${name}=gte.${encoded}&${name}=lte.${encoded}`),
    attempt('search', 'GET', (encoded) => `${name}=like.*${encoded}*`),
  ];
}

/** Every function, with every id and word of the victim in every argument; by a link, and where a visitor may not call it, with one. */
export function procedureAttempts(procedure: Procedure, thief: Thief): Attempt[] {
  const isOpen = thief === 'another investor' || procedure.isPublic;
  const ids = [world.victim.id, ...(isOpen ? world.ids : [])];
  const path = `/rest/v1/rpc/${procedure.name}`;
  const filled = (replaced?: string, value?: string) =>
    Object.fromEntries(
      procedure.args.map((arg) => [arg.name, arg.name === replaced ? value : ordinary(arg.name, arg.type)]),
    );
  const query = (args: Record<string, unknown>) =>
    Object.entries(args)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join('&');
  return [
    {
      name: `call ${procedure.name}`,
      method: 'POST',
      path: () => path,
      body: () => filled(),
      value: NOBODY,
      random: NOBODY,
    },
    {
      name: `call ${procedure.name} by a link`,
      method: 'GET',
      path: () => `${path}?${query(filled())}`,
      value: NOBODY,
      random: NOBODY,
    },
    ...procedure.args.flatMap((arg): Attempt[] => {
      const words = arg.type === 'text' ? ['secret@example.com', world.victim.id] : [];
      const values = arg.type === 'uuid' ? ids : words;
      const randomOf = (value: string) =>
        arg.type === 'uuid' ? randomLike('uuid', value) : value.replace('secret', 'someone');
      return [
        ...values.map((value) => ({
          name: `call ${procedure.name} with the victim's ${arg.name}`,
          method: 'POST',
          path: () => path,
          body: (given: string) => filled(arg.name, given),
          value,
          random: randomOf(value),
        })),
        ...values.slice(0, 1).map((value) => ({
          name: `call ${procedure.name} by a link with the victim's ${arg.name}`,
          method: 'GET',
          path: (encoded: string) => `${path}?${query(filled(arg.name, encoded))}`,
          value,
          random: randomOf(value),
        })),
      ];
    }),
  ];
}

function ordinary(name: string, type: string): unknown {
  if (type === 'uuid') return '00000000-0000-4000-8000-00000000eeee';
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'bigint') return 100_000;
  if (type.startsWith('timestamp') || type === 'date') return '2026-01-01';
  return name === 'method' ? 'Ethereum' : 'text';
}

export function hiddenAttempts(): Attempt[] {
  return world.hidden.flatMap((qualified) => {
    const [schema = '', name = ''] = qualified.split('.');
    return [
      { name: `read ${qualified}`, place: name, headers: { 'accept-profile': schema } },
      { name: `read ${qualified} with its schema in the path`, place: qualified },
      { name: `read ${name} as if it were public`, place: name },
    ].map(({ place, ...rest }) => ({
      ...rest,
      method: 'GET',
      path: () => `/rest/v1/${place}`,
      value: NOBODY,
      random: NOBODY,
    }));
  });
}
