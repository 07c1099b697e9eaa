import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootstrapDatabase } from 'local-supabase/postgres/bootstrap.ts';
import { applyMigrations, applySeed } from 'local-supabase/postgres/migrate.ts';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import { checkout, lastRelease, load } from '../support/release.ts';
import { connect } from './kit/databases.ts';
import { round } from './kit/figures.ts';
import type * as data from './ledger-data.ts';

/** Of the dearer kind: reads every transfer twice, and writes an index and a column of all accounts. */
const NEXT = `
alter table ledger.transfers add constraint transfers_of_next check (amount_cents > 0 and debit <> credit);
create index transfers_next on ledger.transfers (created_at);
alter table ledger.accounts add column next bigint not null default 0;
update ledger.accounts set next = available_cents where true;`;

/** Upgrades a database of the last release, with ten transfers an investor, by all newer migrations and one more, and audits it. */
export async function measureUpgrade(server: PostgresServer, investors: number): Promise<Record<string, number>> {
  const database = 'upgrade';
  const url = server.url({ database });
  const sql = connect(server, database);
  const released = checkout(lastRelease());
  const next = join(released, 'next');
  try {
    const { populate } = await load<typeof data>(released, 'tests/bench/ledger-data.ts');
    await bootstrapDatabase(server, database);
    await applyMigrations(url, join(released, 'supabase'));
    await applySeed(url, join(released, 'supabase'));
    await populate(sql, investors);
    await cp('supabase', next, { recursive: true });
    await writeFile(join(next, 'migrations/99990101000000_next.sql'), NEXT);
    const started = performance.now();
    await applyMigrations(url, next);
    const migrated = performance.now();
    const found = await sql`select * from proof.verify() limit 1`;
    if (found.length > 0) throw new Error(JSON.stringify(found));
    const seconds = (since: number) => round((performance.now() - since) / 1000, 1);
    return { upgrade_s: seconds(started), upgrade_audit_s: seconds(migrated) };
  } finally {
    await sql.end();
    await rm(released, { recursive: true });
  }
}
