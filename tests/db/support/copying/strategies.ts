import { randomUUID } from 'node:crypto';
import type { Person, Row } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { firstOf, placer, shows } from '../trading/trading.ts';
import { pass } from './appropriateness.ts';

export interface Strategy {
  lead: Person;
  pool: string;
  rows: (name: string, args?: Row) => Promise<Row[]>;
  place: (order: Row) => Promise<Row>;
  row: () => Promise<Row>;
  /** Books in cents and units. */
  books: () => Promise<Row>;
}

export interface Copier {
  person: Person;
  rows: (name: string, args?: Row) => Promise<Row[]>;
  put: (strategy: Strategy, amount_cents: number, args?: Row) => Promise<Row>;
  take: (strategy: Strategy, units?: number, args?: Row) => Promise<Row>;
  units: (strategy: Strategy) => Promise<number>;
  balance: () => Promise<number>;
}

export async function confirmIdentity({ owner, operator }: Stage, { id }: Person): Promise<void> {
  await owner`
    insert into public.kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at, name)
    select ${id}, '1 Some Street', ${`${id}/document`}, 'approved', ${operator('reviewer').id}, now(), p.name
    from public.profiles p where p.id = ${id}`;
}

export async function proposeStrategy(stage: Stage, changes: Row = {}): Promise<Strategy> {
  const { owner, makeInvestor, asInvestor } = stage;
  const stake = Number(changes['stake_cents'] ?? 100_000);
  const lead = await makeInvestor({ deposited: stake, name: `Lead ${randomUUID()}` });
  await confirmIdentity(stage, lead);
  const pool = randomUUID();
  const rows: Strategy['rows'] = (name, args) => asInvestor(lead).rows(name, args ?? {});
  await rows('propose_strategy', {
    title: 'Slow and steady',
    idea: 'Buys bitcoin when it is quiet.',
    share_bp: 1000,
    capacity_cents: 100_000_000,
    stake_cents: stake,
    request_id: pool,
    ...changes,
  });
  return {
    lead,
    pool,
    rows,
    place: placer(rows, pool),
    row: async () => firstOf(await owner<Row[]>`select * from public.strategies where pool_id = ${pool}`),
    books: async () => firstOf(await owner<Row[]>`select * from pools.pool_books where pool_id = ${pool}`),
  };
}

export const review = (
  { asOperator }: Stage,
  role: 'reviewer' | 'treasurer' | 'admin',
  { pool }: Strategy,
  approve = true,
  reason = 'We have looked at it.',
) =>
  asOperator(role).rows('review_strategy', {
    pool_id: pool,
    approve,
    reason,
    request_id: randomUUID(),
  });

export async function makeStrategy(stage: Stage, changes: Row = {}): Promise<Strategy> {
  const strategy = await proposeStrategy(stage, changes);
  await review(stage, 'reviewer', strategy);
  await review(stage, 'treasurer', strategy);
  return strategy;
}

/** Makes a person pass the questions in a country without cooling-off or a maximum part. */
export async function letCopy(stage: Stage, person: Person): Promise<void> {
  const { owner } = stage;
  await pass(stage, person);
  await owner`update public.profiles set country = 'Unlimited' where id = ${person.id}`;
  await owner`
    insert into copying.protection_packs (country, version, questions_version, cooling_off_hours, wait_hours, part_bp)
    values ('Unlimited', 1, 1, 0, 0, 10000) on conflict do nothing`;
}

export async function makeCopier(stage: Stage, cents = 1_000_000): Promise<Copier> {
  const { owner, makeInvestor, asInvestor } = stage;
  const person = await makeInvestor({ deposited: cents });
  await letCopy(stage, person);
  const rows: Copier['rows'] = (name, args) => asInvestor(person).rows(name, args ?? {});
  return {
    person,
    rows,
    put: async ({ pool }, amount_cents, args = {}) =>
      firstOf(
        await rows('subscribe_copy', {
          pool_id: pool,
          amount_cents,
          seen_share_bp: 1000,
          request_id: randomUUID(),
          ...args,
        }),
      ),
    take: async ({ pool }, units, args = {}) =>
      firstOf(
        await rows('redeem_copy', {
          pool_id: pool,
          request_id: randomUUID(),
          ...(units === undefined ? {} : { units }),
          ...args,
        }),
      ),
    units: async ({ pool }) =>
      (
        await owner<{ units: number }[]>`
          select coalesce(sum(units), 0)::bigint as units from public.lots where pool_id = ${pool} and investor_id = ${person.id}`
      )[0]?.units ?? 0,
    balance: async () =>
      (
        await owner<{ cents: number }[]>`
          select available_cents::bigint as cents from ledger.accounts where investor_id = ${person.id}`
      )[0]?.cents ?? 0,
  };
}

export async function deal({ owner }: Stage): Promise<number> {
  const [row] = await owner<{ dealt: number }[]>`select pools.run_dealings(1000) as dealt`;
  return row?.dealt ?? 0;
}

/** Returns queued requests, so that no other test deals them. */
export const endRequests = ({ owner }: Stage) =>
  owner`select copying.return_copy(r) from public.copy_requests r join public.strategies s on s.pool_id = r.pool_id where r.status = 'waiting' and s.status <> 'proposed'`;

export async function makeInvested(stage: Stage, changes: Row = {}): Promise<Strategy> {
  const strategy = await makeStrategy(stage, changes);
  await shows(stage, 9_500_000);
  await strategy.place({ side: 'buy', spend_cents: 50_000 });
  await shows(stage, 9_500_000);
  return strategy;
}

export async function makeCopied(stage: Stage, cents: number) {
  const strategy = await makeInvested(stage);
  const copier = await makeCopier(stage);
  await copier.put(strategy, cents);
  await shows(stage, 9_500_000);
  await deal(stage);
  return { strategy, copier };
}

export const ageRequests = ({ owner }: Stage, { pool }: Strategy, age: string) =>
  owner.begin(async (sql) => {
    await sql`alter table public.copy_requests disable trigger user`;
    await sql`
      update public.copy_requests set asked_at = asked_at - ${age}::interval, not_before = not_before - ${age}::interval
      where pool_id = ${pool} and status = 'waiting'`;
    await sql`alter table public.copy_requests enable trigger user`;
  });

export async function moveBack({ owner }: Stage, { pool }: Strategy, by: string): Promise<void> {
  await owner.begin(async (sql) => {
    for (const [table, columns, where] of [
      ['public.copy_requests', ['asked_at', 'ended_at'], sql`pool_id = ${pool}`],
      ['public.lots', ['opened_at'], sql`pool_id = ${pool}`],
      ['public.dealings', ['at'], sql`pool_id = ${pool}`],
      ['public.marks', ['at'], sql`pool_id = ${pool} and at >= ${new Date(new Date().toISOString().slice(0, 10))}`],
      ['copying.unit_moves', ['at'], sql`lot_id in (select id from public.lots where pool_id = ${pool})`],
    ] as const) {
      await sql`alter table ${sql(table)} disable trigger user`;
      for (const column of columns)
        await sql`update ${sql(table)} set ${sql(column)} = ${sql(column)} - ${by}::interval where ${where}`;
      await sql`alter table ${sql(table)} enable trigger user`;
    }
  });
}
