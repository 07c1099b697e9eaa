import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { pendingMessage } from '../support/money/pending.ts';
import { writeMessage, sendMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asOperator, operator } = stage;

beforeEach(async () => {
  await owner`truncate contact_messages, messages.outgoing_mails`;
});

const write = (values: Row = {}, as = asAnonymous) => writeMessage(as, values);

const mails = () => owner`select recipient, kind, params, language from messages.outgoing_mails order by created_at`;

const onlyMessage = async () => {
  const [row] = await owner<{ id: string; reference: string }[]>`select id, reference from contact_messages`;
  if (!row) throw new Error('There is no message.');
  return row;
};

test('a visitor gets a mail that their message arrived, with its reference and nothing of what was written, and for ten minutes once', async () => {
  const send = () => write({ email: 'ada@example.com', message: 'Buy at https://spam.example', language: 'tr' });
  await send();
  const { id, reference } = await onlyMessage();
  expect(reference).toBe(id.slice(0, 8).toUpperCase());
  expect(await mails()).toEqual([
    { recipient: 'ada@example.com', kind: 'contact_received', params: { reference }, language: 'tr' },
  ]);
  const age = (time: string) => owner`update contact_messages set created_at = created_at - ${time}::interval`;
  await age('9 minutes 50 seconds');
  await send();
  expect(await mails()).toHaveLength(1);
  await age('10 seconds');
  await send();
  expect(await mails()).toHaveLength(2);
});

describe('an operator', () => {
  test('finds messages oldest first, answers one by mail, and it leaves the queue', async () => {
    await write({ name: 'Second' });
    await owner`update contact_messages set created_at = now() + interval '1 minute'`;
    await write({ name: 'First', email: 'ada@example.com', language: 'fr' });
    const queue = () => asOperator('reviewer').rows('contact_queue');
    const [first, second] = await queue();
    expect([first, second]).toMatchObject([
      { name: 'First', email: 'ada@example.com', subject: 'Question', message: 'How do I start?' },
      { name: 'Second' },
    ]);
    expect(
      await asOperator('reviewer').call('handle_contact_message', {
        message_id: first?.['id'],
        answer: '  Like this.\n',
      }),
    ).toMatchObject({ answer: 'Like this.', handled_by: operator('reviewer').id });
    expect(await queue()).toMatchObject([{ name: 'Second' }]);
    expect(
      await owner`select recipient, params, language from messages.outgoing_mails where kind = 'contact_answer'`,
    ).toEqual([
      {
        recipient: 'ada@example.com',
        // The address is unverified, so their text is not mailed to it.
        params: { reference: first?.['reference'], answer: 'Like this.' },
        language: 'fr',
      },
    ]);
  });
});

const several = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await pendingMessage(stage)).id));

const close = (message_ids: string[] | null, as: 'reviewer' | 'admin' = 'reviewer') =>
  asOperator(as).rows<{ id: string; reference: string; outcome: string; holder: string | null }>(
    'close_contact_messages',
    { message_ids },
  );

const states = async (ids: string[]) =>
  (await owner`select handled_by, answer from contact_messages where id = any (${ids}) order by id`).map(
    ({ handled_by, answer }) => [handled_by as string | null, answer as string | null],
  );

test('an operator closes several messages at once and no other, each on the record, and nothing is sent', async () => {
  const [, ...ids] = await several(4);
  await owner`delete from messages.outgoing_mails`;
  const answer = await close(ids);
  expect(answer.map(({ id, outcome }) => [id, outcome])).toEqual(ids.toSorted().map((id) => [id, 'closed']));
  expect(await states(ids)).toEqual(ids.map(() => [operator('reviewer').id, null]));
  expect([...(await owner`select from messages.outgoing_mails`)]).toEqual([]);
  const events = await owner`
    select subject from ground.audit_events
    where action = 'contact_closed' and actor = ${operator('reviewer').id} and subject = any (${ids}) order by 1`;
  expect(events.map(({ subject }) => subject as string)).toEqual(ids.toSorted());
});

beforeEach(async () => {
  await owner`truncate contact_messages, messages.outgoing_mails, messages.senders`;
});

const writeAnonymously = (values: Row = {}) => writeMessage(asAnonymous, values);

describe('a flood from one host', () => {
  const writeFrom = (headers: Record<string, string>) =>
    asAnonymous.transaction(async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
      await sendMessage(sql);
    });
  const host = (address: string) => ({ 'x-forwarded-for': address });
  const flood = async (headers: (n: number) => Record<string, string>) => {
    for (let n = 0; n < 30; n += 1) await writeFrom(headers(n));
    await owner`update contact_messages set created_at = created_at - interval '61 seconds'`;
  };

  test('stops after thirty an hour and shuts the form for no one else', async () => {
    await flood(() => host('203.0.113.7'));
    await expect(writeFrom(host('203.0.113.7'))).rejects.toThrow('too_many_messages');
    await writeFrom(host('203.0.113.8'));
    await writeAnonymously();
    await owner`update messages.senders set sent_at = sent_at - interval '61 minutes'`;
    await writeFrom(host('203.0.113.7'));
    expect(await owner`select network from messages.senders`).toEqual([{ network: '203.0.113.7/32' }]);
  });

  test('stops whatever the host writes before what the gateway knows of it', async () => {
    await flood((n) => host(`198.51.100.${n}, 203.0.113.7`));
    await expect(writeFrom(host('192.0.2.1, 203.0.113.7'))).rejects.toThrow('too_many_messages');
  });

  test('stops behind Cloudflare by the address that Cloudflare saw', async () => {
    await flood((n) => ({ ...host(`198.51.100.${n}`), 'cf-connecting-ip': '203.0.113.7' }));
    await expect(writeFrom({ 'cf-connecting-ip': '203.0.113.7' })).rejects.toThrow('too_many_messages');
    await writeFrom(host('203.0.113.8'));
  });
});
