import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, describe } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { writer } from '../support/people/account-messages.ts';
import { writeMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, whileHeld } = stage;

const write = writer(stage);

beforeEach(async () => {
  await owner`truncate contact_messages, messages.outgoing_mails`;
});

const stored = () => owner`select id, reference, investor_id, email, subject, message, language from contact_messages`;

test('a person reads what they wrote and what was answered, not who answered, and nothing of others', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  const id = randomUUID();
  await write(alice, { request_id: id });
  await write(bob);
  await asOperator('reviewer').call('handle_contact_message', { message_id: id, answer: 'The bank asked.' });
  const told = await owner`select kind from public.notifications where investor_id = ${alice.id}`;
  expect([...told]).toEqual([{ kind: 'messages.answered' }]);
  const columns = 'id, investor_id, reference, subject, message, created_at, handled_at, answer';
  const read = (actor: Actor, what: string) =>
    actor.transaction((sql) => sql`select ${sql.unsafe(what)} from contact_messages`);
  expect(await read(asInvestor(alice), columns)).toMatchObject([
    { id, message: 'Why is my account frozen?', answer: 'The bank asked.', handled_at: expect.any(Date) as Date },
  ]);
  expect(await read(asOperator('admin'), columns)).toHaveLength(0);
  await expect(read(asInvestor(alice), 'handled_by')).rejects.toMatchObject({ code: '42501' });
  await expect(read(asAnonymous, 'id')).rejects.toMatchObject({ code: '42501' });
});

test.each([[true], [false]])(
  'a person is sent what they wrote with the answer, and their code word, when their address is confirmed: %s',
  async (verified) => {
    const alice = await makeInvestor({ verified });
    await owner`insert into people.code_words (person_id, word) values (${alice.id}, 'Heron')`;
    const id = randomUUID();
    await write(alice, { request_id: id });
    await asOperator('reviewer').call('handle_contact_message', { message_id: id, answer: 'Here.' });
    const [mail] = await owner`
      select params ->> 'message' as quoted, params ->> 'code_word' as word from messages.outgoing_mails
      where recipient = ${alice.email} and kind = 'contact_answer'`;
    expect(mail).toEqual({ quoted: verified ? 'Why is my account frozen?' : null, word: verified ? 'Heron' : null });
  },
);

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

describe('a person who writes from their account', () => {
  test('is known by it, whatever a visitor says, and has a mail with the reference', async () => {
    const alice = await makeInvestor();
    const id = randomUUID();
    const reference = await write(alice, { request_id: id, language: 'de' });
    const [message] = await stored();
    expect(message).toEqual({
      id,
      reference,
      investor_id: alice.id,
      email: alice.email,
      subject: 'Frozen',
      message: 'Why is my account frozen?',
      language: 'de',
    });
    expect(await owner`select recipient, kind, params, language from messages.outgoing_mails`).toEqual([
      { recipient: alice.email, kind: 'contact_received', params: { reference }, language: 'de' },
    ]);
    await owner`update contact_messages set created_at = created_at - interval '1 minute'`;
    const [profile] = await owner<{ name: string }[]>`select name from profiles where id = ${alice.id}`;
    await writeMessage(asAnonymous, { name: 'Alice', email: alice.email, subject: 'S', message: 'M' });
    expect(await asOperator('reviewer').rows('contact_queue')).toMatchObject([
      { name: profile?.name, email: alice.email, investor_id: alice.id },
      { name: 'Alice', email: alice.email, investor_id: null },
    ]);
  });

  test('is heard five times an hour, also when the form is flooded in their name, and closes the form to no one', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const flood = Array.from({ length: 60 }, (_, n) => ({
      name: 'Alice',
      email: n < 5 ? alice.email : `${randomUUID()}@example.com`,
      subject: 'S',
      message: `M${n}`,
    }));
    for (let n = 0; n < 3; n += 1) await write(alice);
    for (const each of flood) await writeMessage(asAnonymous, each);
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => write(alice)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(write(alice)).rejects.toThrow('too_many_messages');
    await write(bob);
    await owner`update contact_messages set created_at = created_at - interval '61 minutes'`;
    await write(alice);
  });
});
