import postgres, { type Sql } from 'postgres';
import type { PostgresServer } from '../../../supabase/embedded/postgres/postgres.ts';

/** Every commit is synced, as it must be with money; the memory is what a server of the largest database would have. */
export const SYNCED_SERVER = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '2GB',
  max_wal_size: '4GB',
};

/**
 * Creates a database as a copy of another one that has no connections.
 * @param template by default the migrated database
 */
export async function copyDatabase(
  server: PostgresServer,
  name: string,
  template = 'postgres',
): Promise<void> {
  const admin = connect(server, 'postgres');
  try {
    await admin`create database ${admin(name)} template ${admin(template)} owner postgres`;
  } finally {
    await admin.end();
  }
}

/** Removes a database that has no connections, so that another bench can use its name and the disk. */
export async function dropDatabase(server: PostgresServer, name: string): Promise<void> {
  const admin = connect(server, 'postgres');
  try {
    await admin`drop database ${admin(name)}`;
  } finally {
    await admin.end();
  }
}

/** Opens one connection of the superuser. */
export function connect(server: PostgresServer, database: string): Sql {
  return postgres(server.url({ role: 'supabase_admin', database }), { max: 1, onnotice: () => undefined });
}
