import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from './support/actors.ts';
import { newMessage, writeMessage } from './support/contact.ts';
import { openStage } from './support/stage.ts';

const { owner, asAnonymous } = await openStage();

beforeEach(async () => {
  await owner`truncate contact_messages, private.outgoing_mails`;
});

const write = (values: Row = {}) => writeMessage(asAnonymous, values);
const mails = () => owner`select from private.outgoing_mails`;

test('a visitor who sends the same again because the answer was lost has sent it once, and may ask again later', async () => {
  const email = 'ada@example.com';
  await Promise.all([write({ email }), write({ email })]);
  await write({ email });
  expect(await owner`select from contact_messages`).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  for (const other of [
    { name: 'Eve' },
    { email: 'eve@example.com' },
    { subject: 'Another' },
    { message: 'And then?' },
  ])
    await write({ email, ...other });
  expect(await owner`select from contact_messages`).toHaveLength(5);
  await owner`update contact_messages set created_at = created_at - interval '10 minutes'`;
  await write({ email });
  expect(await owner`select from contact_messages`).toHaveLength(6);
});

describe('a flood', () => {
  test('from one mailbox stops after five, however its address is spelled, and may go on an hour later', async () => {
    for (const email of [
      'a@example.com',
      'A@example.com',
      'a@EXAMPLE.com',
      'a+1@example.com',
      'a+2@example.com',
    ])
      await write({ email, message: randomUUID() });
    await expect(write({ email: 'A+3@Example.com' })).rejects.toThrow('too_many_messages');
    await write({ email: 'b@example.com' });
    await owner`update contact_messages set created_at = created_at - interval '61 minutes'`;
    await write({ email: 'a@example.com' });
  });

  test('in one request stops after five', async () => {
    const many = Array.from({ length: 6 }, () =>
      newMessage({ email: 'a@example.com', message: randomUUID() }),
    );
    await expect(
      asAnonymous.transaction((sql) => sql`insert into contact_messages ${sql(many)}`),
    ).rejects.toThrow('too_many_messages');
  });

  test('of the whole form stops after sixty a minute', async () => {
    for (let n = 0; n < 60; n += 1) await write();
    await expect(write()).rejects.toThrow('too_many_messages');
    await owner`update contact_messages set created_at = created_at - interval '61 seconds'`;
    await write();
  });

  test('sent at once stops after five all the same', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, () => write({ email: 'a@example.com', message: randomUUID() })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await mails()).toHaveLength(5);
  });

  test('waits for a message of the same mailbox that is being stored, and for no other', async () => {
    await asAnonymous.transaction(async (held) => {
      await held`insert into contact_messages ${held(newMessage({ email: 'a@example.com' }))}`;
      const meanwhile = (email: string, patience: string) =>
        asAnonymous.transaction(async (sql) => {
          await sql`select set_config('lock_timeout', ${patience}, true)`;
          await sql`insert into contact_messages ${sql(newMessage({ email }))}`;
        });
      await expect(meanwhile('a+b@example.com', '10ms')).rejects.toMatchObject({ code: '55P03' });
      await meanwhile('b@example.com', '10s');
    });
  });
});
