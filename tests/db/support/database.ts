import { randomUUID } from 'node:crypto';
import type { LoginRole } from 'local-supabase/data-folder.ts';
import { applyMigrations } from 'local-supabase/postgres/migrate.ts';
import postgres, { type Sql } from 'postgres';
import { afterAll, inject } from 'vitest';
import type { Template } from '../global-setup.ts';

export interface TestDatabase {
  /** Eight connections as `postgres`, the owner of everything that migrations make, unrestricted by policies. */
  owner: Sql<{ bigint: number }>;
  /** Eight connections as PostgREST signs in: a role without privileges that becomes `anon` or `authenticated`. */
  door: Sql<{ bigint: number }>;
  url: (role: LoginRole) => string;
}

const NUMBERS = {
  /** Cents are far below 2^53. */
  bigint: { to: 20, from: [20], parse: Number, serialize: String },
};

function urlOf(role: LoginRole, database: string): string {
  const { port, passwords } = inject('postgres');
  return `postgresql://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`;
}

/** A pool that reads bigint as JavaScript numbers. */
export function connect(url: string, max: number): Sql<{ bigint: number }> {
  return postgres(url, { max, types: NUMBERS, onnotice: () => undefined });
}

/**
 * Clones a database for the calling test file.
 * @param template migrated and seeded by default
 */
export async function cloneDatabase(template: Template = 'migrated'): Promise<TestDatabase> {
  const { name: prefix, weakenedBy } = inject('clones') ?? { name: 'test_', weakenedBy: '' };
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const maker = postgres(urlOf('postgres', 'postgres'), { max: 1 });
  // In memory, copying files is much faster than copying pages through the log.
  await maker`create database ${maker(name)} template ${maker(template)} strategy file_copy`;
  await maker.end();
  if (weakenedBy !== '') await weaken(name, weakenedBy);
  const url = (role: LoginRole) => urlOf(role, name);
  const owner = connect(url('postgres'), 8);
  const door = connect(url('authenticator'), 8);
  afterAll(() => Promise.all([owner.end(), door.end()]));
  return { owner, door, url };
}

/** Applies migrations in turn with other tests: they alter roles, of which a server has one set for all databases. */
export async function migrate(...to: Parameters<typeof applyMigrations>): Promise<void> {
  const turn = postgres(urlOf('postgres', 'postgres'), { max: 1 });
  await turn`select pg_advisory_lock(1)`;
  try {
    await applyMigrations(...to);
  } finally {
    await turn.end();
  }
}

async function weaken(database: string, statements: string): Promise<void> {
  const admin = postgres(urlOf('supabase_admin', database), { max: 1, onnotice: () => undefined });
  await admin.unsafe(statements);
  await admin.end();
}
