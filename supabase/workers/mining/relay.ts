import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type Repeated, repeat } from '../repeat.ts';
import { beforeOf, hashOf, hear, type Job, notifySchema, shareOf, submitSchema, subscribedSchema } from './stratum.ts';
import { Lowest, type Share, writtenShares } from './work.ts';

const JOBS_KEPT = 64;
const HAND_IN_MS = 30_000;
const AT_ONCE = 128;
/** Blocks whose day the database does not know yet. */
const BLOCKS_KEPT = 12;

interface RelayOptions {
  listen: number;
  pool: { host: string; port: number };
  source: string;
  /** As role `mining_relay`. */
  sql: Sql;
  onError: (error: unknown) => void;
  handInMs?: number;
}

export interface Relay extends Repeated {
  port: number;
}

const relayedSchema = z.object({ recent: z.record(z.string(), z.string()) });

/** Keeps the lowest shares of each day, and brings them to the database; what it has not, it gets again. */
class Collector {
  /** By the block before. */
  private readonly fresh = new Map<string, Lowest>();
  private readonly days = new Map<string, Lowest>();
  private readonly sent = new Set<string>();

  private readonly options: RelayOptions;

  constructor(options: RelayOptions) {
    this.options = options;
  }

  offer(share: Share): void {
    const before = beforeOf(share);
    const lowest = this.fresh.get(before) ?? new Lowest();
    lowest.offer(hashOf(share), () => share);
    this.fresh.set(before, lowest);
    for (const old of [...this.fresh.keys()].slice(0, -BLOCKS_KEPT)) this.fresh.delete(old);
  }

  async handIn(): Promise<void> {
    const { sql, source } = this.options;
    const [row] = await sql<{ relayed: unknown }[]>`select mining.relayed(${source}) as relayed`;
    const { recent } = relayedSchema.parse(row?.relayed);
    for (const [before, lowest] of this.fresh) {
      const day = recent[before];
      if (day === undefined) continue;
      const all = this.days.get(day) ?? new Lowest();
      for (const share of lowest.shares) all.offer(hashOf(share), () => share);
      this.days.set(day, all);
      this.fresh.delete(before);
    }
    for (const [day, lowest] of this.days) {
      const unsent = lowest.shares.filter(({ header }) => !this.sent.has(header.join()));
      for (let at = 0; at < unsent.length; at += AT_ONCE) {
        const part = unsent.slice(at, at + AT_ONCE);
        await this.send(part);
        for (const { header } of part) this.sent.add(header.join());
      }
      if (Object.values(recent).some((other) => other > day) && unsent.length === 0) this.days.delete(day);
    }
  }

  /** What was made before the pool wrote the newest seal is refused alone, and takes no others with it. */
  private async send(shares: readonly Share[]): Promise<void> {
    const { sql, source, onError } = this.options;
    try {
      await sql`select mining.add_shares(${source}, ${writtenShares(shares)}::text::jsonb)`;
    } catch (error) {
      const refusal = error instanceof Error ? error.message : '';
      if (refusal === 'another_tag' && shares.length > 1) for (const share of shares) await this.send([share]);
      else if (refusal === 'another_tag') onError(error);
      else if (refusal !== 'day_closed') throw error;
    }
  }
}

/** Passes lines on between a miner and its pool, unchanged, and offers what the miner submits. */
function pass(miner: Socket, pool: Socket, offer: (share: Share) => void): void {
  const jobs = new Map<string, Job>();
  const asked = new Map<unknown, string>();
  let extranonce1: string | undefined;
  let mask = 0;
  hear(miner, ({ id, method, params }, line) => {
    pool.write(`${line}\n`);
    if (method === 'mining.subscribe' || method === 'mining.configure') asked.set(id, method);
    if (method !== 'mining.submit' || extranonce1 === undefined) return;
    const submit = submitSchema.safeParse(params).data;
    const job = submit && jobs.get(submit[1]);
    if (job) offer(shareOf(job, extranonce1, submit, mask));
  });
  hear(pool, ({ id, method, params, result }, line) => {
    miner.write(`${line}\n`);
    const question = method === undefined ? asked.get(id) : undefined;
    if (question === 'mining.subscribe') extranonce1 = subscribedSchema.safeParse(result).data?.[1];
    if (question === 'mining.configure' || method === 'mining.set_version_mask') {
      const given = method ? params?.[0] : (result as Record<string, unknown> | null)?.['version-rolling.mask'];
      mask = typeof given === 'string' ? Number.parseInt(given, 16) : 0;
    }
    if (method === 'mining.set_extranonce' && typeof params?.[0] === 'string') extranonce1 = params[0];
    const job = method === 'mining.notify' ? notifySchema.safeParse(params).data : undefined;
    if (job) jobs.set(job[0], job);
    for (const old of [...jobs.keys()].slice(0, -JOBS_KEPT)) jobs.delete(old);
  });
  miner.on('close', () => pool.destroy());
  pool.on('close', () => miner.destroy());
}

/** Runs a relay between miners and their pool that proves what they try. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { listen, pool, onError, handInMs = HAND_IN_MS } = options;
  const collector = new Collector(options);
  const open = new Set<Socket>();
  const server = createServer((miner) => {
    open.add(miner);
    miner.on('close', () => open.delete(miner));
    pass(miner, connect(pool.port, pool.host), (share) => collector.offer(share));
  });
  server.listen(listen);
  await once(server, 'listening');
  const handing = repeat(
    () => collector.handIn(),
    () => handInMs,
    onError,
  );
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const miner of open) miner.destroy();
      server.close();
      await handing.stop();
      // What came since.
      await collector.handIn().catch(onError);
    },
  };
}
