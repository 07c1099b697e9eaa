import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { sendMessage, writeMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous } = await openStage();

beforeEach(async () => {
  await owner`truncate contact_messages, private.outgoing_mails, private.senders`;
});

const write = (values: Row = {}) => writeMessage(asAnonymous, values);
const mails = () => owner`select from private.outgoing_mails`;

test('a visitor who retries because the answer was lost has sent one message, and may ask again later', async () => {
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
    await expect(write({ email: 'a@ｅｘａｍｐｌｅ.com' })).rejects.toThrow('too_many_messages');
    await write({ email: 'b@example.com' });
    await owner`update contact_messages set created_at = created_at - interval '61 minutes'`;
    await write({ email: 'a@example.com' });
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
});

describe('a flood from one host', () => {
  /** Sends the form with these headers, from a mailbox of its own each time. */
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
    await write();
    await owner`update private.senders set sent_at = sent_at - interval '61 minutes'`;
    await writeFrom(host('203.0.113.7'));
    // No address is kept for longer.
    expect(await owner`select network from private.senders`).toEqual([{ network: '203.0.113.7/32' }]);
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

  test('stops from all addresses that one customer has of IPv6', async () => {
    await flood((n) => host(`2001:db8:1:${n}::1`));
    await expect(writeFrom(host('2001:db8:1:ffff::1'))).rejects.toThrow('too_many_messages');
    await writeFrom(host('2001:db8:2::1'));
  });

  test('that is still being stored holds up the form of no other host', async () => {
    await writeFrom(host('203.0.113.7'));
    await owner`update private.senders set sent_at = sent_at - interval '61 minutes'`;
    await asAnonymous.transaction(async (held) => {
      await sendMessage(held);
      await asAnonymous.transaction(async (sql) => {
        await sql`select set_config('lock_timeout', '10ms', true),
          set_config('request.headers', ${JSON.stringify(host('203.0.113.8'))}, true)`;
        await sendMessage(sql);
      });
    });
    expect(await owner`select network from private.senders`).toEqual([{ network: '203.0.113.8/32' }]);
  });

  test('asking for the newsletter counts, too', async () => {
    await flood(() => host('203.0.113.7'));
    const subscribe = (address: string) =>
      asAnonymous.transaction(async (sql) => {
        await sql`select set_config('request.headers', ${JSON.stringify(host(address))}, true)`;
        await sql`select public.subscribe_newsletter(${`${randomUUID()}@example.com`})`;
      });
    await expect(subscribe('203.0.113.7')).rejects.toThrow('too_many_messages');
    await subscribe('203.0.113.8');
  });
});
