import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import {
  type Actor,
  callText,
  claimsOf,
  type Person,
  readSignatures,
  type Row,
  type Signatures,
} from '../support/actors.ts';
import { connect } from '../support/database.ts';
import { fingerprint, problems } from '../support/money/books.ts';
import { proofPath } from '../support/money/deposits.ts';
import { type Random, SEED, seeded } from '../support/random.ts';
import { type Stage, stageOn } from '../support/stage.ts';
import { expectDeath, feed, startMortal } from '../support/traffic/dying-server.ts';
import { type Call, makeWorld, type Outcome, randomCall, sendCall, type World } from '../support/traffic/traffic.ts';

/** `npm run test:crash` kills the database a hundred times. */
const CYCLES = process.env['MODE'] === 'soak' ? 100 : 3;
const CONNECTIONS = 8;

const server = await startMortal();
afterAll(server.end);

async function open() {
  const owner = connect(server.url(), 4);
  const door = connect(server.url({ role: 'authenticator' }), CONNECTIONS);
  const stage = await stageOn({ owner, door, url: (role) => server.url({ role }) });
  return { ...stage, close: () => Promise.all([owner.end({ timeout: 1 }), door.end({ timeout: 1 })]) };
}

/**
 * A client that is connected when the server dies. Uses another driver, because the usual one throws where no one can
 * catch it (https://github.com/porsager/postgres/issues/1208).
 */
async function openClient(signatures: Signatures) {
  const client = new Client({ connectionString: server.url({ role: 'authenticator' }) });
  client.on('error', () => undefined);
  await client.connect();
  const asInvestor = (person: Person): Pick<Actor, 'call'> => ({
    async call<R extends object>(name: string, args: Row = {}) {
      await client.query('begin');
      try {
        const claims = JSON.stringify(claimsOf(person));
        await client.query(
          `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
          [claims],
        );
        const { rows } = await client.query<R>(callText(signatures, name, Object.keys(args)), [JSON.stringify(args)]);
        await client.query('commit');
        const [row] = rows;
        if (!row) throw new Error(`${name} answered no row`);
        return row;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
  });
  return { asInvestor, close: () => client.end().catch(() => undefined) };
}

interface Sent {
  call: Call;
  outcome: Outcome | 'unknown';
}

async function work(signatures: Signatures, random: Random, world: World, onAnswer: () => void): Promise<Sent[]> {
  const client = await openClient(signatures).catch(expectDeath);
  // The server died while this client was connecting.
  if (!client) return [];
  const { asInvestor, close } = client;
  const sent: Sent[] = [];
  for (;;) {
    const call = randomCall(random, world);
    try {
      const outcome = await sendCall(asInvestor, call);
      sent.push({ call, outcome });
      onAnswer();
      if ('made' in outcome && call.name === 'request_withdrawal') {
        world.withdrawals.push({ id: outcome.made, owner: call.caller });
      }
      if ('made' in outcome && (call.name === 'place_order' || call.name === 'place_pair')) {
        world.orders.push({ id: outcome.made, owner: call.caller });
      }
      if ('made' in outcome && call.name === 'invest') {
        world.packages.push({ id: outcome.made, owner: call.caller });
      }
    } catch (error) {
      expectDeath(error);
      await close();
      return [...sent, { call, outcome: 'unknown' }];
    }
  }
}

async function pendingDeposits({ owner }: Stage, { investors }: World): Promise<string[]> {
  const ids = investors.map(({ id }) => id);
  const waiting = await owner<{ id: string; investor_id: string }[]>`
    select id, investor_id from deposits where status = 'pending' and investor_id in ${owner(ids)}`;
  const served = new Set(waiting.map(({ investor_id }) => investor_id));
  const rows = ids
    .filter((id) => !served.has(id))
    .map((id) => ({
      investor_id: id,
      amount_cents: 500_000,
      method: 'TRON',
      proof_path: proofPath(id),
    }));
  const made = rows.length === 0 ? [] : await owner<{ id: string }[]>`insert into deposits ${owner(rows)} returning id`;
  return [...waiting, ...made].map(({ id }) => id);
}

/**
 * Returns what a retry of a call with this outcome answers: the same, except for withdrawals that have been paid
 * since, approvals that another operator has sent back since, the first approval of two, and payments that have been
 * counted as another deposit since.
 */
async function repeats({ owner }: Stage, { name, args, caller }: Call, outcome: Outcome): Promise<Outcome> {
  if ('refused' in outcome) return outcome;
  if (name === 'take_withdrawal') {
    const [paid] = await owner`
      select from withdrawals where id::text = ${String(args['withdrawal_id'])} and status = 'paid'`;
    return paid ? { refused: 'not_approved' } : outcome;
  }
  if (args['approve'] !== true) return outcome;
  if (name === 'review_withdrawal') {
    const [row] = await owner`
      select from withdrawals where id::text = ${String(args['withdrawal_id'])} and status = 'rejected' and reviewed_by <> ${caller.id}`;
    return row ? { refused: 'already_reviewed' } : outcome;
  }
  const [deposit] = await owner<{ status: string; is_own: boolean; is_counted: boolean }[]>`
    select status, status = 'approved' and reviewed_by = ${caller.id} as is_own, exists (
      select from deposits other
      where other.status = 'approved' and other.network = deposits.network and other.transaction_id = deposits.transaction_id
        and coalesce(other.transaction_output, 0) = coalesce(deposits.transaction_output, 0)
      ) or exists (select from withdrawals paid where paid.network = deposits.network and paid.transaction_id = deposits.transaction_id) as is_counted
    from deposits
    where id::text = ${String(args['deposit_id'])} and first_approved_by = ${caller.id}`;
  if (!deposit || deposit.is_own) return outcome;
  if (deposit.status !== 'pending') return { refused: 'already_reviewed' };
  return { refused: deposit.is_counted ? 'transaction_counted' : 'second_person_required' };
}

/** An acknowledged call has happened: a retry gives the same answer and changes nothing. */
async function repeatAcknowledged(stage: Stage, sent: Sent[]): Promise<number> {
  const acknowledged = sent.filter(({ outcome }) => outcome !== 'unknown' && 'made' in outcome);
  const { owner, asInvestor } = stage;
  const before = await fingerprint(owner);
  for (const { call, outcome } of acknowledged) {
    const again = outcome === 'unknown' ? outcome : await repeats(stage, call, outcome);
    expect({ call, outcome: await sendCall(asInvestor, call) }).toEqual({ call, outcome: again });
  }
  expect(await fingerprint(owner)).toBe(before);
  return acknowledged.length;
}

/** An unanswered call has happened once or not at all: two retries give one result. */
async function repeatUnknown(stage: Stage, sent: Sent[]): Promise<number> {
  const unknown = sent.filter(({ outcome }) => outcome === 'unknown');
  for (const { call } of unknown) {
    const first = await repeats(stage, call, await sendCall(stage.asInvestor, call));
    expect({ call, outcome: await sendCall(stage.asInvestor, call) }).toEqual({ call, outcome: first });
  }
  return unknown.length;
}

test(
  `the database is killed ${CYCLES} times under load and loses, doubles and invents nothing (25, SEED=${SEED})`,
  { timeout: CYCLES * 60_000 },
  async () => {
    const random = seeded(SEED);
    let stage = await open();
    const signatures = await readSignatures(stage.owner);
    const world = await makeWorld(stage, random);
    let acknowledged = 0;
    let unknown = 0;

    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      world.deposits = await pendingDeposits(stage, world);
      const busy = Promise.withResolvers<void>();
      let left = random.int(50, 500);
      const onAnswer = () => {
        left -= 1;
        if (left === 0) busy.resolve();
      };
      const load = Promise.all(
        Array.from({ length: CONNECTIONS }, (_, n) =>
          work(signatures, seeded(SEED + 100 * cycle + n), world, onAnswer),
        ),
      );
      const fed = feed(server.url(), seeded(SEED + 100 * cycle + CONNECTIONS));
      await Promise.race([busy.promise, load]);
      await server.kill(stage.owner, cycle % 2 === 0);
      // Counts of due positions and changes of orders say nothing later, and what was returned can be taken and
      // returned again.
      const all = (await load).flat();
      await fed;
      const returned = new Set(
        all.flatMap(({ call }) => (call.name === 'give_back_withdrawal' ? [call.args['withdrawal_id']] : [])),
      );
      const sent = all.filter(
        ({ call: { name, args } }) =>
          !['mature_positions', 'return_principal', 'give_back_withdrawal', 'replace_order'].includes(name) &&
          !(name === 'take_withdrawal' && returned.has(args['withdrawal_id'])),
      );
      await stage.close();
      await server.untilBack();
      stage = await open();
      expect(await problems(stage.owner)).toEqual([]);
      acknowledged += await repeatAcknowledged(stage, sent);
      unknown += await repeatUnknown(stage, sent);
      expect(await problems(stage.owner)).toEqual([]);
      expect(await stage.owner`select id from ground.verify_audit()`).toEqual([]);
    }
    await stage.close();
    expect(acknowledged).toBeGreaterThan(CYCLES * 10);
    expect(unknown).toBeGreaterThan(CYCLES);
  },
);
