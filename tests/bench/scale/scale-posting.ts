import { randomUUID } from 'node:crypto';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import postgres, { type Sql } from 'postgres';
import type { Run } from '../kit/bench.ts';
import { newSession, signIn } from '../kit/callers.ts';
import { median, round } from '../kit/figures.ts';
import { personId, sessionId } from '../ledger-data.ts';

const PROPOSES = '00000000-0000-4000-8000-000000000004';
const CONFIRMS = '00000000-0000-4000-8000-000000000005';
const EVERY_MS = 20;
/** Enough cents that each package gets some, which takes two operators. */
const INCOME = 456_789_123;
const BUYERS = 8;
const ALONE_MS = { few: 500, many: 20_000 };

interface Part {
  server: PostgresServer;
  database: string;
  investors: number;
  owner: Sql;
  say: Run['say'];
}

/**
 * Credits a day's income to everyone as the worker does, while others buy fifty plans a second; measures the same
 * purchases alone before.
 * @returns seconds of the worker, and the 99th percentile of milliseconds from when a purchase was due: during the
 * posting, and the part that the posting causes
 */
export async function measurePosting(part: Part): Promise<Record<string, number>> {
  const url = part.server.url({ role: 'authenticator', database: part.database });
  const doors = Array.from({ length: BUYERS }, () => postgres(url, { max: 1 }));
  try {
    return await post(part, doors);
  } finally {
    await Promise.all(doors.map((one) => one.end()));
  }
}

async function post({ investors, owner, say }: Part, doors: Sql[]): Promise<Record<string, number>> {
  const buy = async (door: Sql) => {
    const n = 1 + Math.floor(Math.random() * investors);
    await signIn(door, personId(n), sessionId(n))(`select from public.invest('stater', '${randomUUID()}')`);
  };
  const shop = async (isOver: () => boolean): Promise<number[]> => {
    const took: number[] = [];
    const started = performance.now();
    let next = 0;
    await Promise.all(
      doors.map(async (door) => {
        while (!isOver()) {
          const due = started + EVERY_MS * next;
          next += 1;
          const early = due - performance.now();
          if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
          await buy(door);
          took.push(performance.now() - due);
        }
      }),
    );
    return took;
  };

  const until = performance.now() + (investors > 100_000 ? ALONE_MS.many : ALONE_MS.few);
  const alone = await shop(() => performance.now() > until);
  const [first, second] = [await newSession(owner, PROPOSES), await newSession(owner, CONFIRMS)];
  const door = doors[0] as Sql;
  await signIn(
    door,
    PROPOSES,
    first,
  )(`select from public.post_yield('stater', current_date - 1, ${INCOME}, 'stated by the bench')`);
  const [open] = await owner<{ id: string }[]>`
    select id from desk.proposals where kind = 'yield' and num_nonnulls(confirmed_at, cancelled_at) = 0`;
  const started = performance.now();
  await signIn(door, CONFIRMS, second)(`select public.confirm_proposal('${open?.id ?? ''}')`);
  const request = performance.now() - started;

  let isOver = false;
  const bought = shop(() => isOver);
  const working = performance.now();
  for (let job: string | null = ''; job !== null;)
    [{ job }] = await owner<[{ job: string | null }]>`select jobs.run_slice() as job`;
  const seconds = (performance.now() - working) / 1000;
  isOver = true;
  const during = await bought;
  const [failed] = await owner<{ error: string }[]>`select error from jobs.jobs where state <> 'done'`;
  if (failed) throw new Error(failed.error);
  say(
    `request ${(request / 1000).toFixed(3)} s, worker ${seconds.toFixed(1)} s; purchases alone: ${alone.length}, half in ${median(alone).toFixed(1)} ms, 99% in ${ninetyNine(alone).toFixed(1)} ms; meanwhile: ${during.length}, ${median(during).toFixed(1)} and ${ninetyNine(during).toFixed(1)} ms`,
  );
  return {
    posting_request_s: round(request / 1000, 3),
    posting_s: round(seconds, 1),
    purchase_p99_ms: round(ninetyNine(during), 1),
    purchase_delay_p99_ms: round(ninetyNine(during) - ninetyNine(alone), 1),
  };
}

const ninetyNine = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
