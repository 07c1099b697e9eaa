import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { newMessage, writer } from '../support/people/account-messages.ts';
import { writeMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor } = stage;
const write = writer(stage);

beforeEach(async () => {
  await owner`truncate contact_messages, private.outgoing_mails`;
});

const stored = () =>
  owner`select id, reference, investor_id, email, subject, message, language from contact_messages`;

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
    expect(await owner`select recipient, kind, params, language from private.outgoing_mails`).toEqual([
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

  test.each([{ subject: 'Another' }, { message: 'Another' }])(
    'cannot use a request again for %j',
    async (values) => {
      const alice = await makeInvestor();
      const request_id = randomUUID();
      await write(alice, { request_id });
      await expect(write(alice, { request_id, ...values })).rejects.toThrow('request_id_reused');
    },
  );

  test('cannot use the request of another investor', async () => {
    const message = newMessage();
    await write(await makeInvestor(), message);
    await expect(write(await makeInvestor(), message)).rejects.toThrow('request_id_reused');
  });

  test.each([
    ['no request id', { request_id: null }, 'request_id_required'],
    ['no subject', { subject: null }, 'invalid_value'],
    ['no text', { message: '' }, 'invalid_value'],
    ['a language that is none', { language: '../../etc' }, 'invalid_value'],
  ])('cannot send %s', async (_, values, refusal) => {
    await expect(write(await makeInvestor(), values)).rejects.toThrow(refusal);
    expect(await stored()).toHaveLength(0);
  });

  test('is heard five times an hour, also when the form is flooded in their name, and others are heard, too', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const flood = Array.from({ length: 60 }, (_, n) => ({
      name: 'Alice',
      email: n < 5 ? alice.email : `${randomUUID()}@example.com`,
      subject: 'S',
      message: `M${n}`,
    }));
    for (const each of flood) await writeMessage(asAnonymous, each);
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => write(alice)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(write(alice)).rejects.toThrow('too_many_messages');
    await write(bob);
    await owner`update contact_messages set created_at = created_at - interval '61 minutes'`;
    await write(alice);
  });

  test('waits for a message of their own that is being stored, and for no one else’s', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    await asInvestor(alice).transaction(async (held) => {
      await held`select write_message('S', 'M', 'en', ${randomUUID()})`;
      const meanwhile = (person: Person, patience: string) =>
        asInvestor(person).transaction(async (sql) => {
          await sql`select set_config('lock_timeout', ${patience}, true)`;
          await sql`select write_message('S', 'M', 'en', ${randomUUID()})`;
        });
      await expect(meanwhile(alice, '10ms')).rejects.toMatchObject({ code: '55P03' });
      await meanwhile(bob, '10s');
    });
  });

  test('does not take the form from visitors', async () => {
    for (let n = 0; n < 12; n += 1) {
      const person = await makeInvestor();
      for (let times = 0; times < 5; times += 1) await write(person);
    }
    const alice = await makeInvestor();
    for (let n = 0; n < 5; n += 1) await write(alice);
    await writeMessage(asAnonymous, { name: 'Alice', email: alice.email, subject: 'S', message: 'M' });
    expect(await stored()).toHaveLength(66);
  });
});
