import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import postgres, { type Sql } from 'postgres';

/** Syncs every commit, as money requires, with the memory of a server for the largest database. */
export const SYNCED_SERVER = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '2GB',
  max_wal_size: '4GB',
};

export async function copyDatabase(server: PostgresServer, name: string, template = 'postgres'): Promise<void> {
  const admin = connect(server, 'postgres');
  try {
    await admin`create database ${admin(name)} template ${admin(template)} owner postgres`;
  } finally {
    await admin.end();
  }
}

export async function dropDatabase(server: PostgresServer, name: string): Promise<void> {
  const admin = connect(server, 'postgres');
  try {
    await admin`drop database ${admin(name)}`;
  } finally {
    await admin.end();
  }
}

export function connect(server: PostgresServer, database: string, max = 1): Sql {
  return postgres(server.url({ role: 'supabase_admin', database }), { max, onnotice: () => undefined });
}
