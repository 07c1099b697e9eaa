import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { PostgresServer } from '../../supabase/embedded/postgres/postgres.ts';
import type { Run } from './kit/bench.ts';
import { newSession, signIn } from './kit/callers.ts';
import { median } from './kit/figures.ts';

const TREASURER = '00000000-0000-4000-8000-000000000004';
const ADMIN = '00000000-0000-4000-8000-000000000005';

/** Whole cents for each of 100,000 positions, so that each one gets a row; so much takes two people. */
const INCOME = 123_456_789;

/** What was measured, in seconds; the median of all rounds, and of slices the longest. */
export interface YieldFigures {
  /** The request that books a day, the worker that then credits all, and its longest transaction that locks accounts. */
  request: number;
  posting: number;
  slice: number;
  /** How long a person of the last slice waited for their account at most; that slice also tells all open pages. */
  lock: number;
  /** The worker that computes a preview. */
  preview: number;
  /** The worker that takes a day back. */
  reversal: number;
  /** The posting to a plain insert of as many rows. */
  ratio: number;
}

/**
 * Posts the yield of a day, which another has proposed, to all open positions of a plan as the worker does, and inserts as many rows into a table like that of the
 * transfers, by turns. Afterwards it previews a day, and takes one back.
 * @param positions how many are open
 * @throws Error if a posting credits fewer
 */
export async function measureYield(
  server: PostgresServer,
  database: string,
  { positions, rounds }: { positions: number; rounds: number },
  say: Run['say'],
): Promise<YieldFigures> {
  const owner = postgres(server.url({ database }), { max: 1, onnotice: () => undefined });
  const door = postgres(server.url({ database, role: 'authenticator' }), { max: 1 });
  const holder = postgres(server.url({ database }), { max: 1 });
  await owner.unsafe(`
    create schema bench;
    create table bench.transfers (like ledger.transfers including all);
    insert into bench.transfers overriding system value select * from ledger.transfers;
    select setval(pg_get_serial_sequence('bench.transfers', 'id'), (select max(id) from bench.transfers));
    analyze bench.transfers;
  `);

  const treasurer = signIn(door, TREASURER, await newSession(owner, TREASURER));
  const admin = signIn(door, ADMIN, await newSession(owner, ADMIN));
  const propose = async (day: number) => {
    await treasurer(
      `select from public.post_yield('stater', current_date - ${day}, ${INCOME + day}, 'stated by the bench')`,
    );
    const [open] = await owner<{ id: string }[]>`
      select id from private.proposals where kind = 'yield' and num_nonnulls(confirmed_at, cancelled_at) = 0`;
    return open?.id ?? '';
  };
  const insert = (day: number) => owner`
    insert into bench.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select investor_id, id, 1000 + ${day}, current_date - ${day}::int, 'mining_income', 'available', 'yield', ${randomUUID()}::uuid
    from positions where plan_id = 'stater' and status = 'active'`;

  const treasurerProposes = async (posting: string) => {
    await treasurer(`select from public.propose_yield_reversal('${posting}', 'Measured again')`);
    const [open] = await owner<{ id: string }[]>`
      select id from private.proposals where kind = 'reversal' and num_nonnulls(confirmed_at, cancelled_at) = 0`;
    return open?.id ?? '';
  };
  /** Asks for the account that is locked last until the worker is done, and returns the longest wait in seconds. */
  const waitAsPerson = async (isOver: () => boolean) => {
    const [last] = await holder<{ id: string }[]>`
      select investor_id as id from positions where plan_id = 'stater' and status = 'active' order by investor_id desc limit 1`;
    let longest = 0;
    while (!isOver()) {
      const started = performance.now();
      await holder`select from ledger.accounts where investor_id = ${last?.id ?? ''} for update`;
      longest = Math.max(longest, (performance.now() - started) / 1000);
    }
    return longest;
  };
  /** Seconds of each transaction of the worker until nothing is left; the first one counts and locks no account, the last one tells all. */
  const work = async () => {
    const slices: number[] = [];
    let job: string | null = '';
    const waited = waitAsPerson(() => job === null);
    while (job !== null) {
      const started = performance.now();
      [{ job }] = await owner<[{ job: string | null }]>`select private.run_slice() as job`;
      slices.push((performance.now() - started) / 1000);
    }
    const [failed] = await owner<{ error: string }[]>`select error from private.jobs where state <> 'done'`;
    if (failed) throw new Error(failed.error);
    return {
      seconds: slices.reduce((sum, slice) => sum + slice, 0),
      longest: Math.max(...slices.slice(1, -2)),
      lock: await waited,
    };
  };

  const requests: number[] = [];
  const postings: number[] = [];
  const slices: number[] = [];
  const locks: number[] = [];
  const ratios: number[] = [];
  for (let day = 1; day <= rounds; day += 1) {
    const proposal = await propose(day);
    const request = await timed(() => admin(`select public.confirm_proposal('${proposal}')`));
    const { seconds, longest, lock } = await work();
    const inserted = await timed(() => insert(day));
    requests.push(request);
    postings.push(seconds);
    slices.push(longest);
    locks.push(lock);
    ratios.push(seconds / inserted);
    say(
      `yield: request ${request.toFixed(3)} s, worker ${seconds.toFixed(3)} s, longest slice ${longest.toFixed(3)} s, lock ${lock.toFixed(3)} s, insert ${inserted.toFixed(3)} s`,
    );
  }
  const [credited] = await owner<{ rows: number; id: string }[]>`
    select count(*)::int as rows, max(t.posting_id::text) as id from ledger.transfers t join yield_postings y on y.id = t.posting_id
    where t.code = 'yield' and y.plan_id = 'stater' and y.day = current_date - 1`;
  if ((credited?.rows ?? 0) < positions) throw new Error(`A posting credited ${credited?.rows} positions.`);

  await treasurer(`select public.start_yield_preview('stater', current_date - 20, ${INCOME})`);
  const preview = (await work()).seconds;
  const reversal = await treasurerProposes(credited?.id ?? '');
  const request = await timed(() => admin(`select public.confirm_proposal('${reversal}')`));
  const back = await work();
  say(
    `preview ${preview.toFixed(3)} s; reversal: request ${request.toFixed(3)} s, worker ${back.seconds.toFixed(3)} s, longest slice ${back.longest.toFixed(3)} s, lock ${back.lock.toFixed(3)} s`,
  );
  await Promise.all([owner.end(), door.end(), holder.end()]);
  return {
    request: median([...requests, request]),
    posting: median(postings),
    slice: Math.max(...slices, back.longest),
    lock: Math.max(...locks, back.lock),
    preview,
    reversal: back.seconds,
    ratio: median(ratios),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
