import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { type Actor, actor, claimsOf, codeEntered, type Person, readSignatures, type Row } from './actors.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { isBlocked } from './locks.ts';
import { makeDeposit } from './money/deposits.ts';
import { rememberAddresses } from './money/payout-addresses.ts';

const OPERATORS = {
  reviewer: '00000000-0000-4000-8000-000000000003',
  treasurer: '00000000-0000-4000-8000-000000000004',
  admin: '00000000-0000-4000-8000-000000000005',
};

export type Role = keyof typeof OPERATORS;

export interface NewInvestor {
  deposited?: number;
  /** Whether the e-mail address is confirmed; true by default. */
  verified?: boolean;
  name?: string;
  referredBy?: Person;
}

type Work = (sql: TransactionSql<{ bigint: number }>) => Promise<unknown>;

export interface Holder {
  by?: Actor;
  meanwhile?: Work;
}

export interface Stage extends TestDatabase {
  asAnonymous: Actor;
  asInvestor: (person: Person, claims?: Row) => Actor;
  /** The seeded operator of a role, with a fresh code of their authenticator if they have one. */
  asOperator: (role: Role) => Actor;
  operator: (role: Role) => Person;
  makeInvestor: (investor?: NewInvestor) => Promise<Person>;
  makeOperator: (role: Role) => Promise<Person>;
  signIn: (id: string) => Promise<Person>;
  /**
   * Makes a call while another transaction holds a lock that the call needs; returns the call's answer after that has
   * ended.
   * @param hold what the transaction does first
   * @throws if the call does not wait
   */
  whileHeld: <T>(hold: Work, call: () => Promise<T>, holder?: Holder) => Promise<T>;
}

export async function openStage(): Promise<Stage> {
  return stageOn(await cloneDatabase());
}

export async function stageOn(db: TestDatabase): Promise<Stage> {
  const { owner, door } = db;
  const signatures = await readSignatures(owner);
  const asInvestor = (person: Person, claims?: Row) => actor(door, signatures, { ...claimsOf(person), ...claims });

  async function signIn(id: string): Promise<Person> {
    const sessionId = randomUUID();
    await owner`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`;
    const [profile] = await owner<{ email: string }[]>`select email from public.profiles where id = ${id}`;
    return { id, email: profile?.email ?? '', sessionId };
  }

  async function makeInvestor({ deposited = 0, verified = true, name = 'Test Person', referredBy }: NewInvestor = {}) {
    const id = randomUUID();
    const [code] = referredBy
      ? await owner<{ referral_code: string }[]>`select referral_code from public.profiles where id = ${referredBy.id}`
      : [];
    await owner`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      values (${id}, ${`${id}@example.com`}, ${verified ? new Date() : null}, ${owner.json({ name, ...code })})`;
    // A referral bonus needs a confirmed identity.
    if (referredBy)
      await owner`
        insert into public.kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at)
        values (${id}, ${`Street ${id}`}, ${`${id}/passport.png`}, 'approved', ${operators.reviewer.id}, now())`;
    await rememberAddresses(owner, id);
    if (deposited > 0) await makeDeposit(owner, id, deposited);
    return signIn(id);
  }

  async function whileHeld<T>(hold: Work, call: () => Promise<T>, { by, meanwhile }: Holder = {}): Promise<T> {
    const work = async (sql: Parameters<Work>[0]) => {
      await hold(sql);
      const late = call();
      if (!(await isBlocked(owner, late))) throw new Error('The call does not wait');
      await meanwhile?.(sql);
      // Wrapped in an object, because a transaction awaits a promise that it returns.
      return { late };
    };
    const { late } = await (by ? by.transaction(work) : owner.begin(work));
    return late;
  }

  async function makeOperator(role: Role): Promise<Person> {
    // No one else may have the name of an operator.
    const person = await makeInvestor({ name: `Operator ${randomUUID()}` });
    await owner`
      insert into people.operators (user_id, role, role_since) values (${person.id}, ${role}, now() - interval '30 days')`;
    return person;
  }

  const operators = {
    reviewer: await signIn(OPERATORS.reviewer),
    treasurer: await signIn(OPERATORS.treasurer),
    admin: await signIn(OPERATORS.admin),
  };
  return {
    ...db,
    asAnonymous: actor(door, signatures),
    asInvestor,
    asOperator: (role) => asInvestor(operators[role], { amr: codeEntered() }),
    operator: (role) => operators[role],
    makeInvestor,
    makeOperator,
    signIn,
    whileHeld,
  };
}
