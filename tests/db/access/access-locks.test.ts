import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Actor, Person } from '../support/actors.ts';
import { waitingForLocks } from '../support/locks.ts';
import { endTerms, figures } from '../support/money/books.ts';
import { approval, uploadProof } from '../support/money/deposits.ts';
import { pendingCase, pendingDeposit, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { sendMessage, writeMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

// A function that decides from a row must lock it before it reads it.
const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, whileHeld } = stage;
const WAITED = '55P03';

const waiting = () => waitingForLocks(owner);

describe('while another transaction holds the row,', () => {
  /**
   * Returns the error of a concurrent call: 55P03 if it waited for the lock instead of deciding from a stale read.
   */
  async function meanwhile(
    lock: (sql: typeof owner) => Promise<unknown>,
    actor: Actor,
    name: string,
    args: Record<string, string>,
  ): Promise<unknown> {
    const names = Object.keys(args);
    return owner.begin(async (held) => {
      await lock(held as never);
      return actor
        .transaction(async (sql) => {
          await sql`set local lock_timeout = '10ms'`;
          await sql.unsafe(
            `select * from public."${name}"(${names.map((key, n) => `"${key}" => $${n + 1}`).join(', ')})`,
            Object.values(args),
          );
          return 'did not wait';
        })
        .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : error));
    });
  }
  const account = (person: Person) => (sql: typeof owner) =>
    sql`select from ledger.accounts where investor_id = ${person.id} for share`;

  test('a purchase waits before it looks at the plan', async () => {
    const investor = await makeInvestor();
    expect(
      await meanwhile(account(investor), asInvestor(investor), 'invest', {
        plan_id: 'none',
        request_id: randomUUID(),
      }),
    ).toBe(WAITED);
  });

  test('a request for money waits before it looks at anything', async () => {
    const investor = await makeInvestor();
    const args = { method: 'none', address: 'x', amount_cents: '1', request_id: randomUUID() };
    expect(await meanwhile(account(investor), asInvestor(investor), 'request_withdrawal', args)).toBe(WAITED);
  });

  test('a decision waits before it says that there was one', async () => {
    const deposit = await pendingDeposit(stage);
    const { id: kyc } = await pendingCase(stage);
    const investor = await makeInvestor({ deposited: 100_000 });
    const { id: withdrawal } = await pendingWithdrawal(stage, investor);
    await asOperator('admin').call('review_deposit', approval(deposit.id));
    await asOperator('admin').call('review_kyc', { case_id: kyc, approve: true });
    await asInvestor(investor).call('cancel_withdrawal', { withdrawal_id: withdrawal });
    const row = (table: string, id: string) => (sql: typeof owner) =>
      sql`select from ${sql(table)} where id = ${id} for share`;
    const reviewing = asOperator('reviewer');
    expect(
      await meanwhile(row('public.deposits', deposit.id), reviewing, 'review_deposit', {
        deposit_id: deposit.id,
        approve: 'true',
      }),
    ).toBe(WAITED);
    expect(
      await meanwhile(row('public.kyc_cases', kyc), reviewing, 'review_kyc', {
        case_id: kyc,
        approve: 'true',
      }),
    ).toBe(WAITED);
    expect(
      await meanwhile(row('public.withdrawals', withdrawal), reviewing, 'review_withdrawal', {
        withdrawal_id: withdrawal,
        approve: 'true',
      }),
    ).toBe(WAITED);
    expect(
      await meanwhile(row('public.withdrawals', withdrawal), asOperator('treasurer'), 'settle_withdrawal', {
        withdrawal_id: withdrawal,
        transaction_id: newTransactionId(),
      }),
    ).toBe(WAITED);
    expect(
      await meanwhile(row('public.withdrawals', withdrawal), asInvestor(investor), 'cancel_withdrawal', {
        withdrawal_id: withdrawal,
      }),
    ).toBe(WAITED);
  });

  test('an answer waits before it says that there was one', async () => {
    const { id } = await pendingMessage(stage);
    await asOperator('admin').call('handle_contact_message', { message_id: id });
    expect(
      await meanwhile(
        (sql) => sql`select from public.contact_messages where id = ${id} for share`,
        asOperator('reviewer'),
        'handle_contact_message',
        { message_id: id, answer: 'Hello' },
      ),
    ).toBe(WAITED);
  });

  test('an eleventh deposit waits before it is counted', async () => {
    const investor = await makeInvestor();
    await owner`
      insert into public.deposits (investor_id, amount_cents, method, proof_path)
      select ${investor.id}, 100, 'bitcoin', ${investor.id} || '/' || n from generate_series(1, 10) n`;
    const path = await uploadProof(owner, investor.id);
    await owner.begin(async (held) => {
      await held`select from ledger.accounts where investor_id = ${investor.id} for share`;
      await expect(
        asInvestor(investor).transaction(async (sql) => {
          await sql`set local lock_timeout = '10ms'`;
          await sql`select submit_deposit(100, 'bitcoin', ${path})`;
        }),
      ).rejects.toMatchObject({ code: '55P03' });
    });
  });

  test('positions that another transaction is maturing are left to it', async () => {
    const investor = await makeInvestor();
    const [due] = await owner<{ id: string }[]>`
      insert into public.positions (investor_id, plan_id, principal_cents, opened_at, matures_at)
      values (${investor.id}, 'stater', 10000, now() - interval '8 days', now() - interval '1 day') returning id`;
    await owner.begin(async (held) => {
      await held`select from public.positions where id = ${due?.id ?? ''} for share`;
      const [answer] = await owner.begin(async (sql) => {
        await sql`set local lock_timeout = '10s'`;
        return sql`select plans.mature_positions(1000) as matured`;
      });
      expect(answer).toEqual({ matured: 0 });
    });
    await owner`delete from public.positions where id = ${due?.id ?? ''}`;
  });
});

test('two first purchases of different plans at once both succeed, and their referrer is paid for one', async () => {
  await owner`update public.plans set referral_bonus_bp = 500 where id = 'basic'`;
  const referrer = await makeInvestor();
  const buyer = await makeInvestor({ deposited: 500_000, referredBy: referrer });
  const bought = await owner.begin(async (held) => {
    await held`select from ledger.accounts where investor_id = ${buyer.id} for share`;
    const racing = ['stater', 'basic'].map((plan_id) =>
      asInvestor(buyer).call('invest', { plan_id, request_id: randomUUID() }),
    );
    // Both have checked whether it is the first purchase, and wait for the account.
    await expect.poll(waiting).toBe(2);
    return { racing: Promise.all(racing) };
  });
  await expect(bought.racing).resolves.toHaveLength(2);
  await endTerms(owner, buyer);
  const paid = await owner`select from ledger.transfers where investor_id = ${referrer.id} and code = 'referral_bonus'`;
  expect(paid).toHaveLength(1);
});

test('a buyer gets the principal while the referrer keeps their own account, and the referrer the bonus later', async () => {
  const referrer = await makeInvestor();
  const buyer = await makeInvestor({ deposited: 10_000, referredBy: referrer });
  await asInvestor(buyer).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await owner.begin(async (held) => {
    await held`select from ledger.accounts where investor_id = ${referrer.id} for share`;
    await endTerms(owner, buyer);
    expect(await figures(owner, buyer)).toMatchObject({ available: 10_000, invested: 0 });
  });
  await endTerms(owner, buyer);
  expect(
    await owner`select from ledger.transfers where investor_id = ${referrer.id} and code = 'referral_bonus'`,
  ).toHaveLength(1);
});

test('an investor who closes the account while the plan of a friend ends is paid nothing, and the friend gets the principal', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 50_000, referredBy: alice });
  await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await owner.begin(async (sql) => {
    await sql`select from ledger.accounts where investor_id = ${alice.id} for share`;
    await sql`update profiles set referred_by = null where referred_by = ${alice.id}`;
    await endTerms(owner, friend);
  });
  await endTerms(owner, friend);
  expect(await figures(owner, friend)).toMatchObject({ available: 50_000 });
  expect([...(await owner`select from ledger.transfers where investor_id = ${alice.id}`)]).toEqual([]);
});

test('two confirmations of the newsletter at once cause one welcome', async () => {
  const email = `${randomUUID()}@example.com`;
  await asAnonymous.call('subscribe_newsletter', { email });
  const [mail] = await owner<{ token: string }[]>`
    select params ->> 'token' as token from messages.outgoing_mails where recipient = ${email}`;
  const confirmations = await owner.begin(async (held) => {
    await held`select from newsletter_subscriptions where email = ${email} for share`;
    const confirmed = [1, 2].map(() => asAnonymous.call('confirm_newsletter', { token: mail?.token }));
    await expect.poll(waiting).toBe(2);
    return { confirmed: Promise.all(confirmed) };
  });
  await confirmations.confirmed;
  const welcomes = await owner`
    select from messages.outgoing_mails where recipient = ${email} and kind = 'newsletter_welcome'`;
  expect(welcomes).toHaveLength(1);
});

test('two messages of one mailbox at once, however it is spelled, do not pass its limit together', async () => {
  const email = `${randomUUID()}@example.com`;
  const write = (message: string) => writeMessage(asAnonymous, { email, message });
  for (const message of ['1', '2', '3', '4']) await write(message);
  const late = whileHeld(
    (sql) => sendMessage(sql, { email: email.replace('@', '+1@'), message: '5' }),
    () => write('6'),
  );
  await expect(late).rejects.toThrow('too_many_messages');
});
