import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { post } from '../../../supabase/workers/webhooks.ts';
import { drainLanes, listen, serve, startReceiver } from '../../support/webhooks.ts';
import type { Person } from '../support/actors.ts';
import { bookAnyDay, poolMaker, yieldReversals } from '../support/money/yield.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeHolder, shows } from '../support/trading/trading.ts';

const stage = await openTradingStage();
const { owner, door, asInvestor, makeInvestor } = stage;
await bookAnyDay(owner);
let away: 'before' | 'after' | undefined;
const receiver = await startReceiver(() => away);
const service = await serve(door);
afterAll(() => {
  receiver.close();
  service.close();
});
beforeEach(async () => {
  away = undefined;
  await owner`delete from public.webhooks`;
  receiver.kept.length = 0;
});

async function addWebhook(person: Person): Promise<string> {
  const url = `${receiver.url}/${receiver.secrets.length}`;
  receiver.secrets.push((await asInvestor(person).call<{ answer: string }>('add_webhook', { url })).answer);
  const [hook] = await asInvestor(person).query<{ id: string }>`select id from webhooks where url = ${url}`;
  return hook?.id ?? '';
}
const send = () => drainLanes(service.url, 1);
const later = (wait: string) =>
  owner`update webhook_messages set due_at = due_at - ${wait}::interval, created_at = created_at - ${wait}::interval`;
const types = () => receiver.kept.map(({ type }) => type);

test('a person’s webhook gets their deposits, withdrawals, yield and fills, signed, and no one else’s', async () => {
  const { plan, holders } = await poolMaker(stage)(100, 100);
  const [holder = await makeInvestor()] = holders;
  const trader = await makeHolder(stage);
  // No host has such a port: it holds up no one.
  await asInvestor(holder).call('add_webhook', { url: 'http://localhost:99999/' });
  await addWebhook(holder);
  await addWebhook(trader.person);
  for (const { id } of holders)
    await owner`
      insert into notifications (investor_id, kind, subject_id, amount_cents)
      select ${id}, kind, gen_random_uuid(), 5 from unnest('{deposits.pending,withdrawals.paid,orders.filled}'::text[]) kind`;
  const { post: book, reverse } = yieldReversals(stage);
  await reverse(await book(plan, 14));
  await trader.place({ side: 'sell', quantity: 1_000_000 });
  await shows(stage, 9_500_000);
  await send();
  expect(types().toSorted()).toEqual([
    'deposits.pending',
    'fills.made',
    'webhooks.added',
    'webhooks.added',
    'withdrawals.paid',
    'yield.credited',
    'yield.reversed',
  ]);
  for (const yielded of ['yield.credited', 'yield.reversed'])
    expect(receiver.kept.find(({ type }) => type === yielded)?.data).toMatchObject({
      amount_cents: 7,
      value_date: '2026-02-10',
    });
  expect(JSON.stringify(receiver.kept)).not.toContain('investor_id');
});

test('an event that fails is retried later and later; those of its subject wait for it, and others do not', async () => {
  const person = await makeInvestor();
  await addWebhook(person);
  await send();
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const tell = (subject: string, detail: string) => owner`
    insert into notifications (investor_id, kind, subject_id, detail) values (${person.id}, 'deposits.pending', ${subject}, ${detail})`;
  away = 'before';
  await tell(first, '1');
  await send();
  away = undefined;
  await tell(first, '2');
  await tell(second, '3');
  await send();
  away = 'after';
  await later('6 seconds');
  await send();
  away = undefined;
  await later('19 seconds');
  await send();
  expect(receiver.kept.map(({ data }) => data.detail)).toEqual([undefined, '3', '1']);
  await later('2 seconds');
  await send();
  expect(receiver.kept.map(({ data }) => data.detail)).toEqual([undefined, '3', '1', '2']);
  const [row] = await asInvestor(person).query`
    select jsonb_path_query_array(attempts, '$[*].keyvalue() ? (@.key != "at").value') as tries from webhook_messages where body like '%"1"%'`;
  expect(row).toEqual({ tries: [503, 'ECONNRESET', 204] });
});

test('a webhook that fails for three days, or is gone, is disabled and its owner told; events wait until it is sent again', async () => {
  const person = await makeInvestor();
  const webhook_id = await addWebhook(person);
  away = 'before';
  await send();
  await owner`update webhooks set failing_since = now() - interval '73 hours'`;
  await later('6 seconds');
  await send();
  const told =
    await owner`select kind, subject_id, detail from notifications where investor_id = ${person.id} and kind like 'webhooks.%'`;
  expect(told).toMatchObject([{ kind: 'webhooks.disabled', subject_id: webhook_id }]);
  away = undefined;
  await later('1 day');
  await send();
  expect(types()).toEqual([]);
  const other = asInvestor(await makeInvestor());
  await expect(other.call('resend', { webhook_id })).rejects.toThrow('not_found');
  await asInvestor(person).call('resend', { webhook_id });
  await send();
  expect(types()).toEqual(['webhooks.added']);
  const [message] = await asInvestor(person).query<{ id: string }>`select id from webhook_messages`;
  receiver.refused.length = 0;
  await asInvestor(person).call('resend', { webhook_id, message_id: message?.id });
  await send();
  const [{ attempts } = {}] = await owner`select attempts from webhook_messages`;
  expect(attempts).toMatchObject([{ status: 503 }, { status: 503 }, { status: 204 }, { status: 204 }]);
  await owner`update webhook_messages set delivered_at = null, due_at = now()`;
  const finish = owner`select finish_webhook_messages(${webhook_id}, ${owner.json([{ id: message?.id, status: 410 }])})`;
  await finish;
  expect(await owner`select disabled_at is not null as off from webhooks`).toMatchObject([{ off: true }]);
});

test('its secret is shown once; an owner’s five addresses need a recent proof and https, in a sandbox also this machine', async () => {
  const person = await makeInvestor();
  const add = (url: string, as = asInvestor(person)) => as.call('add_webhook', { url });
  const long = asInvestor(person, { amr: [{ method: 'password', timestamp: 1 }] });
  await expect(add('https://example.com/', long)).rejects.toThrow('password_required');
  for (const url of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://a@example.com/',
    'http://10.0.0.1/',
    'ftp://x.com',
  ])
    await expect(add(url)).rejects.toThrow('invalid_value');
  for (let n = 0; n < 5; n += 1) await add(`https://example.com/${n}`);
  await expect(add('https://example.com/6')).rejects.toThrow('too_many_requests');
  await expect(asInvestor(person).query`select secret from webhooks`).rejects.toThrow('permission denied');
  const [{ warned } = {}] =
    await owner`select count(*)::int as warned from notifications where kind = 'security.program_added'`;
  expect(warned).toBeGreaterThanOrEqual(5);
  await owner`update webhooks set url = 'http://localhost/'`;
  const take = () => owner`select from take_webhook_messages()`;
  await owner`insert into people.freezes (person_id, reason) values (${person.id}, 'Asked for it')`;
  expect(await take()).toHaveLength(0);
  await owner`delete from people.freezes`;
  expect(await take()).toHaveLength(1);
  await owner`update webhooks set taken_until = now()`;
  await owner`
    create or replace function ground.is_sandbox() returns boolean language sql set search_path = '' as 'select false'`;
  expect(await take()).toHaveLength(0);
  await asInvestor(person).call('stop_my_account');
  expect(await owner`select from webhooks`).toHaveLength(0);
});

describe('the worker', () => {
  const message = {
    id: crypto.randomUUID(),
    webhook_id: crypto.randomUUID(),
    body: '{}',
    sent_at: 1,
    signature: 'v1,',
  };
  const here = { url: 'http://127.0.0.1:1', secretKey: '' };
  const answer = (url: string, from = here) => post({ ...message, url }, from);

  test.each(
    'localhost 127.0.0.1 [::1] 0.0.0.0 10.1.2.3 100.64.0.1 169.254.169.254 192.168.0.1 [fe80::1] [fd00::1] [::ffff:127.0.0.1] [64:ff9b::a00:1]'.split(
      ' ',
    ),
  )('does not connect to %s', async (host) => {
    expect(await answer(`https://${host}:1/`)).toMatchObject({ failure: 'address' });
    expect(await answer(`http://${host}:1/`, { url: 'https://x.supabase.co', secretKey: '' })).toMatchObject({
      failure: 'address',
    });
  });

  test('follows no redirect, reads no body, and gives up on who does not answer', async () => {
    const asked: unknown[] = [];
    const site = await listen((request, response) => {
      asked.push(request.url);
      if (request.url === '/slow') return;
      response.writeHead(request.url === '/' ? 302 : 200, { location: '/elsewhere' });
      const pour = () => {
        while (response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    });
    expect(await answer('http://10.1.2.3:1/')).toMatchObject({ failure: 'address' });
    expect(await answer(`${site.url}/`)).toMatchObject({ status: 302 });
    expect(await answer(`${site.url}/endless`)).toMatchObject({ status: 200 });
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), 50);
      return stop.signal;
    });
    expect(await answer(`${site.url}/slow`)).toMatchObject({ failure: 'timeout' });
    expect(asked).toEqual(['/', '/endless', '/slow']);
    site.close();
  });
});
