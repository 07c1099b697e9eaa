import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Stack } from '../../supabase/embedded/stack.ts';
import { claimsOf, type Person } from '../db/support/actors.ts';

/** Something that the site had acknowledged. */
export interface Acknowledged {
  kind: 'purchase' | 'upload' | 'snapshot';
  id: string;
  /** When the answer was there, by `performance.now()`. */
  at: number;
}

/** Traffic of a site that is about to be lost. */
export interface Traffic {
  acknowledged: Acknowledged[];
  /** Resolves when the last call has ended, as it does when the database is gone. */
  ended: Promise<unknown>;
}

const MAX_FILE_BYTES = 200_000;
const SNAPSHOT_EVERY = 25;

/** A connection whose server may die: the driver of the tests throws then where no one can catch it. */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Buys, uploads and publishes snapshots, one thing after the other in each of three lanes, until the site is gone. */
export function startTraffic(stack: Stack, door: string, people: readonly Person[]): Traffic {
  const acknowledged: Acknowledged[] = [];
  const note = (kind: Acknowledged['kind'], id: string) => {
    acknowledged.push({ kind, id, at: performance.now() });
  };
  const someone = (n: number) => people[n % people.length];

  async function buy(): Promise<void> {
    const client = await connect(door);
    for (let n = 0; ; n += 1) {
      const person = someone(n);
      if (!person) return;
      await client.query('begin');
      await client.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [JSON.stringify(claimsOf(person))],
      );
      const { rows } = await client.query<{ id: string }>(
        `select id from public.invest('stater', $1, amount_cents => 10000)`,
        [randomUUID()],
      );
      await client.query('commit');
      note('purchase', rows[0]?.id ?? '');
    }
  }

  async function upload(): Promise<void> {
    for (let n = 0; ; n += 1) {
      const name = `${someone(n)?.id}/${randomUUID()}.png`;
      const response = await fetch(`${stack.apiUrl}/storage/v1/object/avatars/${name}`, {
        method: 'POST',
        headers: {
          apikey: stack.secretKey,
          authorization: `Bearer ${stack.secretKey}`,
          'content-type': 'image/png',
        },
        body: randomBytes(1 + ((n * 7919) % MAX_FILE_BYTES)),
      });
      if (!response.ok) throw new Error(await response.text());
      note('upload', name);
    }
  }

  async function publish(): Promise<void> {
    const client = await connect(stack.adminDbUrl);
    for (let seen = 0; ;) {
      await client.query('select pg_sleep(0.02)');
      const purchases = acknowledged.filter(({ kind }) => kind === 'purchase').length;
      if (purchases - seen < SNAPSHOT_EVERY) continue;
      seen = purchases;
      const { rows } = await client.query<{ seal: string }>(
        'select seal from private.take_snapshot(clock_timestamp())',
      );
      note('snapshot', rows[0]?.seal ?? '');
    }
  }

  const ended = Promise.allSettled([buy(), upload(), publish()]);
  return { acknowledged, ended };
}

/** Those of what was acknowledged that a restored site does not have. */
export async function findLost(url: string, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const client = await connect(url);
  const ids = (kind: Acknowledged['kind']) =>
    acknowledged.filter((one) => one.kind === kind).map(({ id }) => id);
  const { rows } = await client.query<{ id: string }>(
    `select id::text from public.positions where id = any ($1::uuid[])
     union all select name from storage.objects where bucket_id = 'avatars' and name = any ($2)
     union all select seal from public.liability_snapshots where seal = any ($3)`,
    [ids('purchase'), ids('upload'), ids('snapshot')],
  );
  await client.end();
  const there = new Set(rows.map(({ id }) => id));
  return acknowledged.filter(({ id }) => !there.has(id));
}
