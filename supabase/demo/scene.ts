import { createHash } from 'node:crypto';
import type { Upload } from 'local-supabase/stack.ts';
import type { TransactionSql } from 'postgres';
import type { Clock } from './clock.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Everything that is drawn comes from it, so that each sandbox has the same people and ids; prices have a seed of their own. */
const SEED = 'glassmine demo world 1';

/** A person of the world. */
export interface Person {
  id: string;
  name: string;
}

/** What the parts of the world are made with. */
export interface Scene {
  sql: TransactionSql;
  clock: Clock;
  upload: Upload;
  /** Calls a function of the API as a person; returns its first row. */
  call: (person: Person, name: string, args: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Draws a whole number from 0 to below a bound. */
  draw: (below: number) => number;
  /** Draws so many hexadecimal digits. */
  hex: (digits: number) => string;
  /** Draws an id. */
  id: () => string;
  /** Creates an account whose address is confirmed, with an open session. */
  register: (name: string, country: string) => Promise<Person>;
  /** Opens a session for someone who has an account. */
  signIn: (person: Person) => Promise<void>;
}

/** The people of `supabase/seed.sql`. */
export const SEEDED = {
  investor: { id: '00000000-0000-4000-8000-000000000001', name: 'Demo Investor' },
  reviewer: { id: '00000000-0000-4000-8000-000000000003', name: 'Demo Reviewer' },
  treasurer: { id: '00000000-0000-4000-8000-000000000004', name: 'Demo Treasurer' },
  admin: { id: '00000000-0000-4000-8000-000000000005', name: 'Demo Admin' },
} satisfies Record<string, Person>;

/** Prepares what the parts of the world are made with. */
export function makeScene(sql: TransactionSql, clock: Clock, upload: Upload): Scene {
  let count = 0;
  const hex = (digits: number) =>
    createHash('sha256')
      .update(`${SEED} ${(count += 1)}`)
      .digest('hex')
      .slice(0, digits);
  const id = () => hex(32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  const sessions = new Map<string, string>();

  async function signIn({ id: person }: Person): Promise<void> {
    const session = id();
    sessions.set(person, session);
    await sql`select set_config('role', 'postgres', true)`;
    await sql`insert into auth.sessions (id, user_id, created_at) values (${session}, ${person}, ${new Date(clock.now)})`;
    await sql`update auth.sessions set not_after = 'infinity' where id = ${session}`;
  }

  return {
    sql,
    clock,
    upload,
    hex,
    id,
    signIn,
    draw: (below) => Number.parseInt(hex(8), 16) % below,
    async call({ id: sub }, name, args) {
      const claims = {
        sub,
        role: 'authenticated',
        session_id: sessions.get(sub),
        amr: [{ method: 'passkey', timestamp: Math.floor(clock.now / 1000) }],
      };
      const names = Object.keys(args);
      const [, [row]] = await Promise.all([
        sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`,
        sql.unsafe(
          `select * from public.${name}(${names.map((one, n) => `${one} => $${n + 1}${one === 'answers' ? '::text::jsonb' : ''}`).join(', ')}) as answer`,
          Object.values(args) as string[],
        ),
        sql`select set_config('role', 'postgres', true), set_config('request.jwt.claims', '', true)`,
      ]);
      return row ?? {};
    },
    async register(name, country) {
      const person = { id: id(), name };
      const moment = new Date(clock.now);
      await sql`
        insert into auth.users (id, instance_id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
        select ${person.id}, u.instance_id, u.aud, u.role, ${`${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`}, u.encrypted_password, ${moment},
          u.raw_app_meta_data, ${sql.json({ name, country, phone: '', terms: true })}, ${moment}, ${moment}
        from auth.users u where u.id = ${SEEDED.investor.id}`;
      await signIn(person);
      return person;
    },
  };
}
