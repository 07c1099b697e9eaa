import { randomUUID } from 'node:crypto';
import { TRANSACTION_ID, transactionIdOf } from '../../../support/transaction-id.ts';
import type { Actor, Person, Row } from '../actors.ts';
import { setLimits } from '../money/limits.ts';
import { ADDRESSES, type Method } from '../money/withdrawals.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { announceStrategies, copyingCall } from './copying-traffic.ts';
import { insuranceCall } from './insurance-traffic.ts';
import { openPortfolios, tradingCall } from './trading-traffic.ts';
import { REFUSALS } from './traffic-refusals.ts';

export interface Call {
  caller: Person;
  name: string;
  args: Row;
}

export interface World {
  investors: Person[];
  byPassword: Person[];
  limited: Person[];
  operators: Person[];
  deposits: string[];
  packages: { id: string; owner: Person }[];
  withdrawals: { id: string; owner: Person }[];
  corrections: string[];
  postings: string[];
  reversals: string[];
  payouts: string[];
  proposals: string[];
  pools: { id: string; owner: Person }[];
  strategies: { id: string; owner: Person }[];
  copiers: Person[];
  orders: { id: string; owner: Person }[];
  dealt: string[];
}

export const OWN_LIMIT = 250_000;

const PLANS = ['stater', 'stater', 'stater', 'basic', 'gold', 'vip'];
const METHODS = Object.keys(ADDRESSES) as Method[];

/** The id of what a call made, the code of its refusal, or that it waits for a second person. */
export type Outcome = { made: string } | { refused: string } | { waits: true };

/**
 * Sends a call.
 * @throws anything but an ordinary refusal
 */
export async function sendCall(
  asInvestor: (person: Person) => Pick<Actor, 'call'>,
  { caller, name, args }: Call,
): Promise<Outcome> {
  try {
    const row = await asInvestor(caller).call(name, args);
    const made = row['id'] ?? row['answer'];
    // Null from these two means that another operator must book it.
    if ((made ?? null) === null && (name === 'grant_bonus' || name === 'post_yield')) return { waits: true };
    return { made: String(made) };
  } catch (error) {
    const refused = error instanceof Error ? error.message : String(error);
    if (REFUSALS.has(refused)) return { refused };
    throw new Error(`${name}(${JSON.stringify(args)}): ${refused}`, { cause: error });
  }
}

export async function makeWorld(stage: Stage, random: Random): Promise<World> {
  const investors: Person[] = [];
  for (let n = 0; n < 30; n += 1) {
    const referredBy = random.chance(0.5) ? random.pick(investors) : undefined;
    const deposited = random.int(0, 900_000);
    investors.push(await stage.makeInvestor({ verified: n % 10 > 0, deposited, ...(referredBy && { referredBy }) }));
  }
  const limited = investors.filter((_, n) => n % 3 === 1);
  for (const person of limited) await setLimits(stage.asInvestor(person), OWN_LIMIT);
  const operators = (['reviewer', 'treasurer', 'admin'] as const).map(stage.operator);
  for (const role of ['admin', 'treasurer', 'treasurer'] as const) {
    operators.push(await stage.makeOperator(role));
  }
  return {
    investors,
    byPassword: investors.filter((_, n) => n % 3 === 0),
    limited,
    operators,
    deposits: [],
    packages: [],
    withdrawals: [],
    corrections: [],
    postings: [],
    reversals: [],
    payouts: [],
    proposals: [],
    pools: await openPortfolios(stage, investors),
    ...(await announceStrategies(stage, investors)),
    orders: [],
    dealt: [],
  };
}

export function randomCall(random: Random, world: World): Call {
  const call = callUnderNewId(random, world);
  // The books know a bonus by its id alone, and refuse it with another error.
  if (!('request_id' in call.args) || call.name === 'grant_bonus' || random.chance(0.9)) return call;
  const { deposits, dealt, corrections, payouts, withdrawals, packages, orders, pools, strategies } = world;
  const owned = [withdrawals, packages, orders, pools, strategies].flat().map(({ id }) => id);
  const request_id = random.pick([deposits, dealt, dealt, corrections, payouts, owned].flat());
  return request_id === undefined ? call : { ...call, args: { ...call.args, request_id } };
}

function callUnderNewId(random: Random, world: World): Call {
  const investor = random.pick([...world.investors, ...world.operators]);
  const operator = random.pick(random.chance(0.95) ? world.operators : world.investors);
  if (!investor || !operator) throw new Error('There is nobody.');
  const limited = random.pick(world.limited);
  if (limited && random.chance(0.005)) return { caller: limited, name: 'set_withdrawal_limits', args: {} };
  if (random.chance(0.02)) return insuranceCall(random, world, operator);
  if (random.chance(0.12)) return tradingCall(random, world, investor);
  if (random.chance(0.06)) return copyingCall(random, world, investor);
  if (random.chance(0.01)) return { caller: investor, name: 'return_principal', args: {} };
  const roll = random.fraction();
  if (roll < 0.22) return { caller: investor, name: 'invest', args: purchase(random) };
  if (roll < 0.3) {
    const bought = recent(random, world.packages);
    const caller = random.chance(0.9) ? bought?.owner : investor;
    return { caller: caller ?? investor, name: 'top_up', args: topUp(random, bought?.id) };
  }
  if (roll < 0.45) return { caller: investor, name: 'request_withdrawal', args: withdrawalRequest(random) };
  if (roll < 0.52) {
    const withdrawal = recent(random, world.withdrawals);
    const caller = random.chance(0.9) ? withdrawal?.owner : investor;
    return { caller: caller ?? investor, name: 'cancel_withdrawal', args: { withdrawal_id: withdrawal?.id } };
  }
  if (roll < 0.67) {
    return { caller: operator, name: 'review_deposit', args: depositReview(random, world) };
  }
  if (roll < 0.71) {
    return {
      caller: operator,
      name: 'take_withdrawal',
      args: { withdrawal_id: recent(random, world.withdrawals)?.id },
    };
  }
  if (roll < 0.72) {
    return {
      caller: operator,
      name: 'give_back_withdrawal',
      args: { withdrawal_id: recent(random, world.withdrawals)?.id, reason: 'Not sent' },
    };
  }
  if (roll < 0.77) {
    return {
      caller: operator,
      name: 'review_withdrawal',
      args: { withdrawal_id: recent(random, world.withdrawals)?.id, ...decision(random) },
    };
  }
  if (roll < 0.85) {
    return {
      caller: operator,
      name: 'settle_withdrawal',
      args: {
        withdrawal_id: recent(random, world.withdrawals)?.id,
        transaction_id: `${random.pick(['', '0x'])}${transactionId(random)}`,
      },
    };
  }
  if (roll < 0.89) {
    return { caller: operator, name: 'propose_correction', args: correction(random, investor) };
  }
  if (roll < 0.92) {
    return {
      caller: operator,
      name: 'review_correction',
      args: { correction_id: recent(random, world.corrections), ...decision(random) },
    };
  }
  if (roll < 0.95) return { caller: operator, name: 'grant_bonus', args: bonus(random, investor) };
  if (roll < 0.97) return { caller: operator, name: 'post_yield', args: posting(random) };
  if (roll < 0.98) {
    const args = { posting_id: recent(random, world.postings), reason: 'A random reversal' };
    return { caller: operator, name: 'propose_yield_reversal', args };
  }
  if (roll < 0.99) {
    const args = { proposal_id: recent(random, world.reversals) };
    return { caller: operator, name: 'confirm_proposal', args };
  }
  if (roll < 0.995) {
    return {
      caller: operator,
      name: 'confirm_proposal',
      args: { proposal_id: recent(random, world.proposals) },
    };
  }
  return { caller: operator, name: 'mature_positions', args: {} };
}

const transactionId = (random: Random): string =>
  random
    .int(1, random.chance(0.1) ? 20 : 1_000_000_000)
    .toString(16)
    .padStart(64, '0');

/** Mostly one of the newest, which is likely still open. */
function recent<T>(random: Random, things: T[]): T | undefined {
  return random.pick(random.chance(0.8) ? things.slice(-40) : things);
}

const purchase = (random: Random): Row => ({
  plan_id: random.pick(PLANS),
  request_id: randomUUID(),
  ...(random.chance(0.4) && { amount_cents: random.int(random.chance(0.9) ? 10_000 : -1, 60_000) }),
});

const topUp = (random: Random, package_id: string | undefined): Row => ({
  package_id,
  amount_cents: random.chance(0.95) ? random.int(1, 30_000) : random.int(-1, 3_000_000),
  request_id: randomUUID(),
});

function withdrawalRequest(random: Random): Row {
  const method = random.pick(METHODS) ?? 'Bitcoin';
  return {
    method,
    address: random.chance(0.97) ? random.pick(ADDRESSES[method]) : 'nowhere',
    amount_cents: random.chance(0.9) ? random.int(100_000, 300_000) : random.int(-1, 100_000),
    request_id: randomUUID(),
  };
}

const decision = (random: Random): Row => ({ approve: random.chance(0.8), reason: 'Decided at random' });

function depositReview(random: Random, world: World): Row {
  const deposit_id = recent(random, world.deposits);
  const cents = 1 + (Number.parseInt(deposit_id?.slice(0, 6) ?? '0', 16) % 900_000);
  return {
    deposit_id,
    ...decision(random),
    arrived_cents: deposit_id?.startsWith('0') ? 2_000_000 : cents,
    network: 'TRON',
    transaction_id: deposit_id?.endsWith('0') ? TRANSACTION_ID : transactionIdOf(deposit_id ?? ''),
  };
}

const bonus = (random: Random, investor: Person): Row => ({
  investor_id: investor.id,
  amount_cents: random.int(1, 50_000),
  reason: 'A random bonus',
  request_id: randomUUID(),
});

const correction = (random: Random, investor: Person): Row => ({
  investor_id: investor.id,
  amount_cents: random.chance(0.5) ? random.int(1, 50_000) : -random.int(1, 50_000),
  reason: 'A random mistake',
  corrects: 'A random line',
  request_id: randomUUID(),
});

function posting(random: Random): Row {
  const day = new Date(Date.now() - random.int(0, random.chance(0.7) ? 12 : 90) * 86_400_000);
  return {
    plan_id: random.pick(PLANS),
    day: day.toISOString().slice(0, 10),
    amount_cents: random.chance(0.8) ? random.int(1, 1_000_000) : random.int(-1000, 0),
    evidence: 'stated by the pool',
  };
}
