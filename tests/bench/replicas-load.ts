import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { processesIn } from '../../supabase/embedded/processes.ts';
import type { Server } from '../../supabase/embedded/replicas/server.ts';
import { claimsOf, type Person } from '../db/support/actors.ts';

/** Where a call goes, and as which person. */
export interface Door {
  /** The base of the data API: of the gateway, or of one PostgREST. */
  url: string;
  apikey: string;
  token: string;
}

/** A token of a person's session. */
export function tokenOf(person: Person, jwtSecret: string): Promise<string> {
  return new SignJWT(claimsOf(person))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('8h')
    .sign(new TextEncoder().encode(jwtSecret));
}

/** Asks the data API; undefined if it does not answer, or refuses for now. */
export async function ask(
  { url, apikey, token }: Door,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!response || response.status >= 500) {
    await response?.body?.cancel();
    return undefined;
  }
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** What an investor's pages read: a list, the statement, and what visitors see. */
export const READS: [method: string, path: string, body?: object][] = [
  ['GET', 'deposits?select=id,created_at,amount_cents,method,status&order=created_at.desc,id.desc&limit=50'],
  ['POST', 'rpc/statement', {}],
  ['GET', 'rpc/transparency'],
];

/** Runs each of so many pieces of work once, so many at a time. */
export async function inLanes(
  lanes: number,
  count: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The time of the processor, in clock ticks, that a Postgres and its PostgREST have taken, with their processes that have ended. */
export function ticksOf({ postgres, rest }: Server): number {
  return [...processesIn(postgres.folder.cluster), rest.pid]
    .map(statOf)
    .flatMap((stat) =>
      stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15)
        .map(Number),
    )
    .reduce((sum, ticks) => sum + ticks, 0);
}

/** See proc(5); empty for a process that has just ended, whose time its parent has taken over. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** Purchases by several clients, one after the other in each. */
export interface Purchases {
  /** The ids of those that were confirmed, each with the time of its answer. */
  confirmed: Map<string, number>;
  /** Resolves with the time of the next answer to a purchase that begins from now on. */
  next: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Buys until it is stopped; a purchase that is refused for now is tried again, as the application does. */
export function startPurchases(doors: readonly Door[]): Purchases {
  const confirmed = new Map<string, number>();
  let waiting: { since: number; tell: (at: number) => void }[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const lanes = doors.map(async (door) => {
    while (!signal.aborted) {
      const id = randomUUID();
      for (let isDone = false; !isDone && !signal.aborted;) {
        const begun = performance.now();
        const bought = await ask(door, 'POST', 'rpc/invest', {
          plan_id: 'stater',
          request_id: id,
          amount_cents: 10_000,
        });
        isDone = bought !== undefined;
        if (!isDone) {
          await sleep(20);
          continue;
        }
        const at = performance.now();
        confirmed.set(id, at);
        for (const one of waiting) if (begun >= one.since) one.tell(at);
        waiting = waiting.filter((one) => begun < one.since);
      }
    }
  });
  return {
    confirmed,
    next: () => new Promise((tell) => waiting.push({ since: performance.now(), tell })),
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}
