import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openStage } from './support/stage.ts';

const { owner, asAnonymous, asInvestor, makeInvestor, operator } = await openStage();

beforeEach(async () => {
  await owner`truncate contact_messages, newsletter_subscriptions`;
});

const write = (message: Record<string, string> = {}) =>
  asAnonymous.transaction(
    (sql) =>
      sql`insert into contact_messages ${sql({
        name: 'Ada',
        email: `${randomUUID()}@example.com`,
        subject: 'Question',
        message: 'How do I start?',
        ...message,
      })}`,
  );

test('a visitor and an investor write to the operators and neither can read what was written', async () => {
  const alice = await makeInvestor();
  await write();
  await asInvestor(alice).query`
    insert into contact_messages (name, email, subject, message) values ('Alice', 'a@example.com', 'Hello', 'There')`;
  expect(await owner`select name from contact_messages order by name`).toEqual([
    { name: 'Ada' },
    { name: 'Alice' },
  ]);
  for (const actor of [asAnonymous, asInvestor(alice)]) {
    await expect(actor.query`select * from contact_messages`).rejects.toMatchObject({ code: '42501' });
    await expect(actor.query`select * from newsletter_subscriptions`).rejects.toMatchObject({
      code: '42501',
    });
  }
});

test('a visitor cannot date a message back', async () => {
  await expect(write({ created_at: '2020-01-01' })).rejects.toMatchObject({ code: '42501' });
});

test.each([
  [{ name: '' }, 'contact_messages_name_short'],
  [{ name: 'n'.repeat(81) }, 'contact_messages_name_short'],
  [{ email: 'nobody' }, 'contact_messages_email_plausible'],
  [{ email: 'a b@example.com' }, 'contact_messages_email_plausible'],
  [{ subject: ' ' }, 'contact_messages_subject_short'],
  [{ subject: 's'.repeat(151) }, 'contact_messages_subject_short'],
  [{ message: '' }, 'contact_messages_message_short'],
  [{ message: 'm'.repeat(4001) }, 'contact_messages_message_short'],
])('a visitor cannot send a message that breaks %j', async (change, constraint) => {
  await expect(write(change)).rejects.toThrow(constraint);
});

test('a visitor who floods from one address is stopped after five, however it is spelled, and may write an hour later', async () => {
  for (const email of ['a@example.com', 'A@example.com', 'a@EXAMPLE.com', 'a@example.com', 'a@example.com'])
    await write({ email });
  await expect(write({ email: 'A@Example.com' })).rejects.toThrow('too_many_messages');
  await write({ email: 'b@example.com' });
  await owner`update contact_messages set created_at = created_at - interval '61 minutes'`;
  await write({ email: 'a@example.com' });
});

test('a crowd that floods the form is stopped after sixty a minute', async () => {
  for (let n = 0; n < 60; n += 1) await write();
  await expect(write()).rejects.toThrow('too_many_messages');
  await owner`update contact_messages set created_at = created_at - interval '61 seconds'`;
  await write();
});

test('a visitor subscribes once and gets the same answer every time', async () => {
  const answers = [];
  for (const email of ['Ada@example.com', 'ada@EXAMPLE.com', ' ada@example.com ']) {
    answers.push(await asAnonymous.call('subscribe_newsletter', { email }));
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await owner`select email from newsletter_subscriptions`).toEqual([{ email: 'ada@example.com' }]);
});

test.each(['', 'nobody', '@example.com', 'a b@example.com', `${'x'.repeat(65)}@example.com`, null])(
  'a visitor cannot subscribe %j',
  async (email) => {
    await expect(asAnonymous.call('subscribe_newsletter', { email })).rejects.toThrow('invalid_email');
  },
);

test('a crowd that floods the newsletter is stopped after sixty a minute', async () => {
  for (let n = 0; n < 60; n += 1)
    await asAnonymous.call('subscribe_newsletter', { email: `${n}@example.com` });
  await expect(asAnonymous.call('subscribe_newsletter', { email: 'late@example.com' })).rejects.toThrow(
    'too_many_messages',
  );
});

test('a visitor sees the site as a sandbox with nobody claimed behind it', async () => {
  expect(await asAnonymous.query`select * from site`).toEqual([
    {
      only_row: true,
      brand: 'Glassmine',
      mode: 'sandbox',
      contact_email: null,
      contact_phone: null,
      postal_location: null,
      legal_entity: null,
      registrations: [],
    },
  ]);
  await expect(owner`insert into site (only_row, brand) values (false, 'Another')`).rejects.toThrow(
    'site_only_row',
  );
  await expect(owner`insert into site (brand) values ('Another')`).rejects.toMatchObject({ code: '23505' });
});

test('a visitor sees a claim only after somebody verified its evidence', async () => {
  const [claim] = await owner<{ id: string }[]>`
    insert into claims (text, evidence_url) values ('Nine payment methods', 'https://example.com/methods') returning id`;
  expect(await asAnonymous.query`select id from claims`).toHaveLength(0);
  await expect(owner`update claims set verified_at = now()`).rejects.toThrow('claims_verified_by_somebody');
  await owner`update claims set verified_at = now(), verified_by = ${operator('admin').id}`;
  expect(await asAnonymous.query`select id, text from claims`).toEqual([
    { id: claim?.id, text: 'Nine payment methods' },
  ]);
  await expect(
    owner`insert into claims (text, evidence_url) values ('Trust us', 'javascript:alert(1)')`,
  ).rejects.toThrow('claims_evidence_link');
});

test('an investor sees published signals and a visitor none', async () => {
  const alice = await makeInvestor();
  await owner`insert into signals (title, body, published_at) values ('Not yet', 'Later', now() + interval '1 hour')`;
  expect(await asInvestor(alice).query`select title from signals`).toEqual([{ title: 'Example signal' }]);
  await expect(asAnonymous.query`select title from signals`).rejects.toMatchObject({ code: '42501' });
});

test('a visitor reads the plans and nothing that is for investors', async () => {
  expect(await asAnonymous.query`select id from plans order by position`).toHaveLength(6);
  for (const table of ['wallets', 'payment_methods', 'withdrawal_methods', 'yield_postings', 'profiles']) {
    await expect(asAnonymous.transaction((sql) => sql`select from ${sql(table)}`)).rejects.toMatchObject({
      code: '42501',
    });
  }
});
