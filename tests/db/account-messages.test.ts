import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, Person, Row } from './support/actors.ts';
import { openStage } from './support/stage.ts';

const { owner, asAnonymous, asInvestor, asOperator, makeInvestor } = await openStage();

beforeEach(async () => {
  await owner`truncate contact_messages, private.outgoing_mails`;
});

const newMessage = (values: Row = {}) => ({
  subject: 'Frozen',
  message: 'Why is my account frozen?',
  language: 'en',
  request_id: randomUUID(),
  ...values,
});
const write = async (person: Person, values: Row = {}) =>
  (await asInvestor(person).call<{ answer: string }>('write_message', newMessage(values))).answer;
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
    await asAnonymous.transaction(
      (sql) =>
        sql`insert into contact_messages ${sql({ name: 'Alice', email: alice.email, subject: 'S', message: 'M' })}`,
    );
    expect(await asOperator('reviewer').rows('contact_queue')).toMatchObject([
      { name: profile?.name, email: alice.email, investor_id: alice.id },
      { name: 'Alice', email: alice.email, investor_id: null },
    ]);
  });

  test('writes once, however often the request is sent, also after their fifth message', async () => {
    const alice = await makeInvestor();
    const message = { request_id: randomUUID() };
    const [one, two] = await Promise.all([write(alice, message), write(alice, message)]);
    expect(two).toBe(one);
    for (let n = 0; n < 4; n += 1) await write(alice);
    expect(await write(alice, message)).toBe(one);
    expect(await stored()).toHaveLength(5);
    expect(await owner`select from private.outgoing_mails`).toHaveLength(5);
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

  test('cannot use the request of somebody else', async () => {
    const message = newMessage();
    await write(await makeInvestor(), message);
    await expect(write(await makeInvestor(), message)).rejects.toThrow('request_id_reused');
  });

  test.each([
    ['no request id', { request_id: null }, 'request_id_required'],
    ['no subject', { subject: null }, 'invalid_value'],
    ['an empty subject', { subject: ' ' }, 'invalid_value'],
    ['a subject of 151 letters', { subject: 's'.repeat(151) }, 'invalid_value'],
    ['no text', { message: '' }, 'invalid_value'],
    ['4001 letters', { message: 'm'.repeat(4001) }, 'invalid_value'],
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
      message: 'M',
    }));
    for (const each of flood)
      await asAnonymous.transaction((sql) => sql`insert into contact_messages ${sql(each)}`);
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => write(alice)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(write(alice)).rejects.toThrow('too_many_messages');
    await write(bob);
    await owner`update contact_messages set created_at = created_at - interval '61 minutes'`;
    await write(alice);
  });

  test('waits for a message of their own that is being stored, and for nobody else’s', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    await asInvestor(alice).transaction(async (held) => {
      await held`select write_message('S', 'M', 'en', ${randomUUID()})`;
      const meanwhile = (person: Person) =>
        asInvestor(person).transaction(async (sql) => {
          await sql`set local lock_timeout = '150ms'`;
          await sql`select write_message('S', 'M', 'en', ${randomUUID()})`;
        });
      await expect(meanwhile(alice)).rejects.toMatchObject({ code: '55P03' });
      await meanwhile(bob);
    });
  });

  test('does not take the form from visitors', async () => {
    for (let n = 0; n < 12; n += 1) {
      const person = await makeInvestor();
      for (let times = 0; times < 5; times += 1) await write(person);
    }
    const alice = await makeInvestor();
    for (let n = 0; n < 5; n += 1) await write(alice);
    await asAnonymous.transaction(
      (sql) =>
        sql`insert into contact_messages ${sql({ name: 'Alice', email: alice.email, subject: 'S', message: 'M' })}`,
    );
    expect(await stored()).toHaveLength(66);
  });

  test('reads what they wrote and what was answered, not who answered, and nothing of others', async () => {
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
  ])('is told when it was %s, on open pages too', async (what, values, mails) => {
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
    expect(
      await owner`select topic, payload from realtime.messages where event = 'contact_messages' and private order by topic`,
    ).toEqual([`investor:${alice.id}`, 'operators'].map((topic) => ({ topic, payload: { id } })));
    const sent = await owner<{ kind: string }[]>`select kind from private.outgoing_mails`;
    expect(sent.map(({ kind }) => kind)).toEqual(mails);
  });

  test('is heard and answered in the account when no mail can reach their address', async () => {
    const alice = await makeInvestor();
    await owner`update profiles set email = '"a b"@example.com' where id = ${alice.id}`;
    const id = randomUUID();
    await write(alice, { request_id: id });
    expect(await asOperator('reviewer').rows('contact_queue')).toMatchObject([{ id, email: '' }]);
    await asOperator('reviewer').call('answer_contact_message', { message_id: id, answer: 'Here.' });
    expect(await owner`select email, answer from contact_messages`).toEqual([
      { email: null, answer: 'Here.' },
    ]);
    expect(await owner`select from private.outgoing_mails`).toHaveLength(0);
  });

  test('is shown to operators with all that was written and answered', async () => {
    const alice = await makeInvestor();
    const id = randomUUID();
    const reference = await write(alice, { request_id: id });
    await write(await makeInvestor());
    const { answer } = await asOperator('reviewer').call<{ answer: { messages: Row[] } }>('person_overview', {
      person_id: alice.id,
    });
    expect(answer.messages).toEqual([
      {
        id,
        reference,
        subject: 'Frozen',
        message: 'Why is my account frozen?',
        answer: null,
        created_at: expect.any(String) as string,
        handled_at: null,
      },
    ]);
  });

  test('takes the messages with them when they close the account, and operators hear of it', async () => {
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
    expect(await owner`select payload from realtime.messages where topic = 'operators'`).toEqual([
      { payload: { id: alice.id } },
    ]);
  });

  test('writes nothing that would outlast an account that is being closed', async () => {
    const alice = await makeInvestor();
    const closing = await owner.begin(async (held) => {
      await held`select from ledger.accounts where investor_id = ${alice.id} for update`;
      const sent = write(alice).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await held`update profiles set name = 'Closed account', phone = '', country = '', closed_at = now() where id = ${alice.id}`;
      return { sent };
    });
    expect(await closing.sent).toMatchObject({ code: '42501', message: 'account_closed' });
    expect(await stored()).toHaveLength(0);
  });

  test('finds what they wrote among their data, and nothing that another wrote under their address', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    await write(alice, { message: 'Mine' });
    await write(bob, { message: 'Not hers' });
    await owner`update contact_messages set email = ${alice.email}`;
    const { answer } = await asInvestor(alice).call<{ answer: Record<string, { message: string }[]> }>(
      'my_data',
    );
    expect(answer['public.contact_messages']?.map(({ message }) => message)).toEqual(['Mine']);
  });
});

test('a visitor whose message is closed or answered has no notification', async () => {
  await asAnonymous.transaction(
    (sql) =>
      sql`insert into contact_messages ${sql({ name: 'Alice', email: 'alice@example.com', subject: 'S', message: 'M' })}`,
  );
  const [{ id } = { id: '' }] = await owner<{ id: string }[]>`select id from contact_messages`;
  await owner`truncate notifications`;
  await asOperator('reviewer').call('answer_contact_message', { message_id: id, answer: 'Yes.' });
  expect(await owner`select from notifications`).toHaveLength(0);
});

test('a visitor cannot write from an account', async () => {
  await expect(asAnonymous.call('write_message', newMessage())).rejects.toMatchObject({ code: '42501' });
});
