import { beforeEach, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, door } = await openStage();

interface Taken {
  id: string;
  recipient: string;
}

beforeEach(async () => {
  await owner`truncate messages.outgoing_mails`;
});

const work = async <T>(query: (sql: typeof door) => Promise<T>): Promise<T> =>
  (await door.begin(async (sql) => {
    await sql`set local role service_role`;
    return query(sql as never);
  })) as T;
const take = (rows = 10) => work((sql) => sql<Taken[]>`select * from take_mails(${rows})`);
const finish = (id: string, failure: string | null = null) => work((sql) => sql`select finish_mail(${id}, ${failure})`);
const put = (recipient: string, values: object = {}) =>
  owner`insert into messages.outgoing_mails ${owner({
    recipient,
    kind: 'newsletter_confirmation',
    params: owner.json({ token: 'secret' }),
    language: 'en',
    ...values,
  })}`;
const kept = () =>
  owner`select attempts, sent_at is not null as sent, params, failure from messages.outgoing_mails order by recipient`;
const wait = (minutes: number) =>
  owner`update messages.outgoing_mails set due_at = due_at - ${`${minutes} minutes`}::interval`;

test('a worker takes a mail once, says that it was sent, and its secrets are gone', async () => {
  await put('ada@example.com');
  const [mail] = await take();
  expect(mail).toMatchObject({
    recipient: 'ada@example.com',
    kind: 'newsletter_confirmation',
    params: { token: 'secret' },
    language: 'en',
  });
  expect(await take()).toHaveLength(0);
  await finish(mail?.id ?? '');
  await finish(mail?.id ?? '', 'too late to fail');
  expect(await kept()).toEqual([{ attempts: 1, sent: true, params: {}, failure: null }]);
  await wait(10_000);
  expect(await take()).toHaveLength(0);
});

test('two workers at once never take the same mail, and neither waits for the other', async () => {
  for (let n = 0; n < 6; n += 1) await put(`${n}@example.com`);
  const recipients = await door.begin(async (held) => {
    await held`set local role service_role`;
    const first = await held<Taken[]>`select * from take_mails(4)`;
    const second = await work(async (sql) => {
      await sql`set local lock_timeout = '10s'`;
      return sql<Taken[]>`select * from take_mails(4)`;
    });
    return [...first, ...second].map(({ recipient }) => recipient);
  });
  expect(recipients).toHaveLength(6);
  expect(new Set(recipients).size).toBe(6);
});

test('a mail that could not be sent comes again later and later, and is given up after eight attempts', async () => {
  await put('ada@example.com');
  const pauses = [];
  const secrets = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const [mail] = await take();
    expect(mail, `attempt ${attempt}`).toBeDefined();
    const [row] = await owner<{ pause: number }[]>`
      select round(extract(epoch from due_at - now()) / 60)::int as pause from messages.outgoing_mails`;
    pauses.push(row?.pause);
    await finish(mail?.id ?? '', `451 try later ${'.'.repeat(1000)}`);
    secrets.push(JSON.stringify((await kept())[0]?.['params']));
    await wait((row?.pause ?? 0) + 1);
  }
  expect(secrets).toEqual([...Array.from({ length: 7 }, () => '{"token":"secret"}'), '{}']);
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
  expect(await take()).toHaveLength(0);
  const [row] = await kept();
  expect(row).toMatchObject({ attempts: 8, sent: false });
  expect(String(row?.['failure'])).toHaveLength(500);
});

test('warnings of security go before all other mails, the oldest first, and not before they are due', async () => {
  const ago = (minutes: number) => ({ due_at: new Date(Date.now() - minutes * 60_000) });
  await put('news@example.com', ago(60));
  await put('second@example.com', { kind: 'security', ...ago(1) });
  await put('first@example.com', { kind: 'security', ...ago(2) });
  await put('later@example.com', { kind: 'security', ...ago(-1) });
  const taken = [];
  for (let n = 0; n < 4; n += 1) taken.push(...(await take(1)));
  expect(taken.map(({ recipient }) => recipient)).toEqual([
    'first@example.com',
    'second@example.com',
    'news@example.com',
  ]);
});
