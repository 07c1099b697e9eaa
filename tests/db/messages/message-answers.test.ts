import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { heardBy, whoHeard } from '../support/heard.ts';
import { writer } from '../support/people/account-messages.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, whileHeld } = stage;
const write = writer(stage);

beforeEach(async () => {
  await owner`truncate contact_messages, private.outgoing_mails`;
});

const stored = () =>
  owner`select id, reference, investor_id, email, subject, message, language from contact_messages`;

test('a person reads what they wrote and what was answered, not who answered, and nothing of others', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  const id = randomUUID();
  await write(alice, { request_id: id });
  await write(bob);
  await asOperator('reviewer').call('answer_contact_message', {
    message_id: id,
    answer: 'The bank asked.',
  });
  const columns = 'id, investor_id, reference, subject, message, created_at, handled_at, answer';
  const read = (actor: Actor, what: string) =>
    actor.transaction((sql) => sql`select ${sql.unsafe(what)} from contact_messages`);
  expect(await read(asInvestor(alice), columns)).toMatchObject([
    {
      id,
      message: 'Why is my account frozen?',
      answer: 'The bank asked.',
      handled_at: expect.any(Date) as Date,
    },
  ]);
  expect(await read(asOperator('admin'), columns)).toHaveLength(0);
  await expect(read(asInvestor(alice), 'handled_by')).rejects.toMatchObject({ code: '42501' });
  await expect(read(asAnonymous, 'id')).rejects.toMatchObject({ code: '42501' });
});

test.each([
  ['answered', { answer: 'The bank asked.' }, ['contact_answer']],
  ['closed', {}, []],
])('a person is notified when it was %s, on open pages too', async (what, values, mails) => {
  const alice = await makeInvestor();
  const id = randomUUID();
  await write(alice, { request_id: id });
  await owner`delete from realtime.messages`;
  await owner`truncate private.outgoing_mails`;
  const act = what === 'closed' ? 'close_contact_message' : 'answer_contact_message';
  for (let times = 0; times < 2; times += 1)
    await asOperator('reviewer').call(act, { message_id: id, ...values });
  expect(
    await asInvestor(alice).query`select kind, subject_id, amount_cents, detail from notifications`,
  ).toEqual([{ kind: `messages.${what}`, subject_id: id, amount_cents: null, detail: 'Frozen' }]);
  expect(await whoHeard(owner, 'contact_messages')).toEqual({ operators: 1, [alice.id]: 1 });
  expect(await heardBy(owner, alice)).toEqual([['contact_messages', id]]);
  const sent = await owner<{ kind: string }[]>`select kind from private.outgoing_mails`;
  expect(sent.map(({ kind }) => kind)).toEqual(mails);
});

test.each([[true], [false]])(
  'a person is sent what they wrote with the answer, and their code word, when their address is confirmed: %s',
  async (verified) => {
    const alice = await makeInvestor({ verified });
    await owner`insert into private.code_words (person_id, word) values (${alice.id}, 'Heron')`;
    const id = randomUUID();
    await write(alice, { request_id: id });
    await asOperator('reviewer').call('answer_contact_message', { message_id: id, answer: 'Here.' });
    const [mail] = await owner`
      select params ->> 'message' as quoted, params ->> 'code_word' as word from private.outgoing_mails
      where recipient = ${alice.email} and kind = 'contact_answer'`;
    expect(mail).toEqual({
      quoted: verified ? 'Why is my account frozen?' : null,
      word: verified ? 'Heron' : null,
    });
  },
);

test('a person who has another address since is answered there, and nothing is sent to the one before', async () => {
  const mallory = await makeInvestor({ verified: false });
  const id = randomUUID();
  await write(mallory, { request_id: id, message: 'Buy at https://spam.example' });
  await owner`
    update auth.users set email = ${`own-${mallory.email}`}, email_confirmed_at = now() where id = ${mallory.id}`;
  await asOperator('reviewer').call('answer_contact_message', { message_id: id, answer: 'Here.' });
  expect(
    await owner`
      select recipient, params ->> 'message' as quoted from private.outgoing_mails
      where recipient like ${`%${mallory.email}`} and kind = 'contact_answer'`,
  ).toEqual([{ recipient: `own-${mallory.email}`, quoted: 'Buy at https://spam.example' }]);
});

test('a person is heard and answered in the account when no mail can reach their address', async () => {
  const alice = await makeInvestor();
  await owner`update profiles set email = '"a b"@example.com' where id = ${alice.id}`;
  const id = randomUUID();
  await write(alice, { request_id: id });
  expect(await asOperator('reviewer').rows('contact_queue')).toMatchObject([{ id, email: '' }]);
  await asOperator('reviewer').call('answer_contact_message', { message_id: id, answer: 'Here.' });
  expect(await owner`select email, answer from contact_messages`).toEqual([{ email: null, answer: 'Here.' }]);
  expect(await owner`select from private.outgoing_mails`).toHaveLength(0);
});

test('a person whose address now no mail can reach is answered in the account alone', async () => {
  const alice = await makeInvestor();
  const id = randomUUID();
  await write(alice, { request_id: id });
  await owner`truncate private.outgoing_mails`;
  await owner`update profiles set email = '"a b"@example.com' where id = ${alice.id}`;
  await asOperator('reviewer').call('answer_contact_message', { message_id: id, answer: 'Here.' });
  expect(await owner`select answer from contact_messages where id = ${id}`).toEqual([{ answer: 'Here.' }]);
  expect(await owner`select from private.outgoing_mails`).toHaveLength(0);
});

test('a person takes the messages with them when they close the account, and operators hear of it', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  const id = randomUUID();
  await write(alice, { request_id: id });
  await write(bob);
  await asOperator('reviewer').call('answer_contact_message', { message_id: id, answer: 'Yes.' });
  await write(alice);
  await owner`delete from realtime.messages`;
  await asInvestor(alice).call('close_account', { email: alice.email });
  expect(await stored()).toMatchObject([{ investor_id: bob.id }]);
  expect(await owner`select from notifications where investor_id = ${alice.id}`).toHaveLength(0);
  expect(await whoHeard(owner, 'contact_messages', alice.id)).toEqual({ operators: 1 });
});

test('a person writes nothing that would outlast an account that is being closed', async () => {
  const alice = await makeInvestor();
  const sent = whileHeld(
    (held) => held`select from ledger.accounts where investor_id = ${alice.id} for update`,
    () => write(alice),
    {
      meanwhile: (held) =>
        held`update profiles set name = 'Closed account', phone = '', country = '', closed_at = now() where id = ${alice.id}`,
    },
  );
  await expect(sent).rejects.toMatchObject({ code: '42501', message: 'account_closed' });
  expect(await stored()).toHaveLength(0);
});
