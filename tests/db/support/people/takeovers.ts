import { randomUUID } from 'node:crypto';
import { newTransactionId } from '../../../support/transaction-id.ts';
import { type Actor, begunBy, type Person } from '../actors.ts';
import { ADDRESSES, takeAndSettle } from '../money/withdrawals.ts';
import type { Stage } from '../stage.ts';
import { addFactor, proven } from './factors.ts';

const [OLD = ''] = ADDRESSES.Bitcoin;

export function takeoversOn({ owner, asInvestor, asOperator, makeInvestor }: Stage) {
  async function makeVictim(hasFactor: boolean): Promise<Person> {
    const victim = await makeInvestor({ deposited: 1_000_000 });
    if (hasFactor) {
      await addFactor(owner, victim);
      // Recovery would remove a younger factor.
      await owner`update auth.mfa_factors set created_at = now() - interval '4 days' where user_id = ${victim.id}`;
      await proven(owner, victim);
    }
    await owner`delete from messages.outgoing_mails where recipient = ${victim.email}`;
    await owner`delete from public.account_events where investor_id = ${victim.id}`;
    await owner`
    insert into auth.sessions (id, user_id, ip, user_agent, aal) values (${randomUUID()}, ${victim.id}, '198.51.100.1', 'Browser', 'aal2')`;
    return victim;
  }

  async function enter(
    victim: Person,
    userAgent = 'Another browser',
    amr: object[] = begunBy('password'),
  ): Promise<Actor> {
    const sessionId = randomUUID();
    await owner`
    insert into auth.sessions (id, user_id, ip, user_agent) values (${sessionId}, ${victim.id}, '203.0.113.9', ${userAgent})`;
    return asInvestor({ ...victim, sessionId }, { amr });
  }

  async function letPass(victim: Person, time: string): Promise<void> {
    const book = await owner<{ network: string; address: string; added: Date }[]>`
    delete from public.payout_addresses where investor_id = ${victim.id}
    returning network, address, added_at - ${time}::interval as added`;
    for (const { network, address, added } of book)
      await owner`
      insert into public.payout_addresses (investor_id, network, address, added_at) values (${victim.id}, ${network}, ${address}, ${added})`;
    await owner`update auth.mfa_factors set created_at = created_at - ${time}::interval where user_id = ${victim.id}`;
    await owner`
      update auth.webauthn_credentials set created_at = created_at - ${time}::interval where user_id = ${victim.id}`;
    await owner`update public.account_events set created_at = created_at - ${time}::interval where investor_id = ${victim.id}`;
  }

  /** Lets two operators pay all requests; returns the cents that went to addresses not of the victim. */
  async function payAll(victim: Person): Promise<number> {
    const open = await owner<{ id: string }[]>`
    select id from public.withdrawals where investor_id = ${victim.id} and status = 'pending'`;
    for (const { id } of open) {
      try {
        await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
        await takeAndSettle(asOperator('treasurer'), {
          withdrawal_id: id,
          transaction_id: newTransactionId(),
        });
      } catch (error) {
        if (!/^(must_wait|person_frozen)$/.test((error as Error).message)) throw error;
      }
    }
    const [sum] = await owner<{ cents: number }[]>`
    select coalesce(sum(amount_cents), 0)::int as cents from public.withdrawals
    where investor_id = ${victim.id} and status = 'paid' and address <> ${OLD}`;
    return sum?.cents ?? -1;
  }

  async function firstLink(victim: Person): Promise<string> {
    const [mail] = await owner<{ token: string }[]>`
    select params ->> 'token' as token from messages.outgoing_mails
    where kind = 'security' and recipient = ${victim.email} order by created_at limit 1`;
    return mail?.token ?? '';
  }

  return { makeVictim, enter, letPass, payAll, firstLink };
}
