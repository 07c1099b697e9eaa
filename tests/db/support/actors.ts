import type { Sql, TransactionSql } from 'postgres';

export interface Person {
  id: string;
  email: string;
  sessionId: string;
}

export type Row = Record<string, unknown>;

type Query = TransactionSql<{ bigint: number }>;

/** A person's calls through the API, each in its own transaction, as PostgREST makes them. */
export interface Actor {
  query: <R extends object = Row>(strings: TemplateStringsArray, ...values: Parameters<Query>[1][]) => Promise<R[]>;
  /** Calls a function of schema public with named arguments, which travel as JSON; returns its rows. */
  rows: <R extends object = Row>(name: string, args?: Row) => Promise<R[]>;
  call: <R extends object = Row>(name: string, args?: Row) => Promise<R>;
  transaction: <T>(work: (sql: Query) => Promise<T>) => Promise<T>;
  /** The same person in a request to Storage: `during('object.upload')`. */
  during: (operation: string) => Actor;
}

export type Signatures = Map<string, Map<string, string>>;

/** `amr` of a session that was begun with a password, long ago. */
export const PASSWORD_SESSION = [{ method: 'password', timestamp: 1_700_000_000 }];
/** `amr` of a session that was begun by a mailed link or code. */
export const MAILED_SESSION = [{ method: 'otp', timestamp: 1_700_000_000 }];

/** `amr` of a session that was begun just now. */
export const begunBy = (method: 'password' | 'passkey' | 'totp') => [
  { method, timestamp: Math.floor(Date.now() / 1000) },
];
/** `amr` of a new session with an authenticator's code. */
export const codeEntered = () => [...begunBy('password'), ...begunBy('totp')];

/**
 * Claims of a person who has just signed in, by default with a passkey, because a session of the password alone may
 * request only $1,000 a day (`withdrawals.sum_without_factor_cents`).
 */
export function claimsOf(person: Person): Row {
  return {
    sub: person.id,
    role: 'authenticated',
    session_id: person.sessionId,
    email: person.email,
    amr: begunBy('passkey'),
  };
}

export async function readSignatures(owner: Sql<{ bigint: number }>): Promise<Signatures> {
  const rows = await owner<{ name: string; names: string[]; types: string[] }[]>`
    select p.proname as name, coalesce(p.proargnames, '{}') as names,
      array(select format_type(t, null) from unnest(p.proargtypes) with ordinality u (t, n) order by n) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace`;
  return new Map(
    rows.map(({ name, names, types }) => [name, new Map(types.map((type, index) => [names[index] ?? '', type]))]),
  );
}

/** Returns the query that calls a function of schema public with the named arguments as one JSON text. */
export function callText(signatures: Signatures, name: string, args: string[]): string {
  const types = signatures.get(name);
  const record = ['_ text', ...args.map((arg) => `"${arg}" ${types?.get(arg) ?? 'text'}`)];
  const named = args.map((arg) => `"${arg}" => given."${arg}"`);
  return `select answer.* from json_to_record($1::text::json) as given (${record.join(', ')}), lateral public."${name}"(${named.join(', ')}) as answer`;
}

/** Returns a caller of the API with these claims, `anon` without claims. */
export function actor(door: Sql<{ bigint: number }>, signatures: Signatures, claims?: Row, operation?: string): Actor {
  const role = claims ? 'authenticated' : 'anon';
  const token = JSON.stringify(claims ?? { role });

  const transaction: Actor['transaction'] = async <T>(work: (sql: Query) => Promise<T>) =>
    (await door.begin(async (sql) => {
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${token}, true)`;
      if (operation !== undefined) await sql`select set_config('storage.operation', ${operation}, true)`;
      return work(sql);
    })) as T;

  const rows: Actor['rows'] = <R extends object>(name: string, args: Row = {}) =>
    transaction<R[]>(async (sql) => {
      const found = await sql.unsafe<R[]>(callText(signatures, name, Object.keys(args)), [JSON.stringify(args)]);
      return found;
    });

  return {
    transaction,
    rows,
    during: (name) => actor(door, signatures, claims, `storage.${name}`),
    query: (strings, ...values) => transaction(async (sql) => sql(strings, ...values)),
    call: async <R extends object>(name: string, args?: Row) => {
      const [row] = await rows<R>(name, args);
      if (!row) throw new Error(`${name} answered no row`);
      return row;
    },
  };
}
