import { randomUUID } from 'node:crypto';
import { expect, test, afterEach } from 'vitest';
import type { Row, Person } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { uploadProof } from '../support/money/deposits.ts';
import { confirmIdentity } from '../support/money/pending.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, asOperator } = stage;

async function signUp(metadata: unknown, email = `${randomUUID()}@example.com`): Promise<Row> {
  const id = randomUUID();
  await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${email}, ${JSON.stringify(metadata) ?? null}::text::jsonb)`;
  const [profile] = await owner<Row[]>`select * from public.profiles where id = ${id}`;
  return profile ?? {};
}

test('a visitor who registers gets a profile with what they gave and every figure at zero', async () => {
  const profile = await signUp({ name: 'Ada Lovelace', phone: '+44 20 7946 0000', country: 'Iceland' });
  expect(profile).toMatchObject({
    name: 'Ada Lovelace',
    phone: '+44 20 7946 0000',
    country: 'Iceland',
    verified: false,
    referred_by: null,
  });
  expect(await figures(owner, { id: String(profile['id']) })).toEqual({
    available: 0,
    invested: 0,
    withdrawing: 0,
    deposited: 0,
    profit: 0,
    bonus: 0,
    referral_bonus: 0,
  });
});

test.each([
  ['no data', undefined],
  ['null', null],
  ['a list', ['name', 'Ada']],
  ['a text', 'name'],
  ['a number', 7],
  ['an empty name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['a name that is cut to spaces', { name: `${' '.repeat(90)}Ada` }],
  ['a name of control characters', { name: '\u0001\u0007\u007F' }],
])('a visitor whose registration carries %s is named after their address', async (_, metadata) => {
  const profile = await signUp(metadata, `quiet.visitor+${randomUUID().slice(0, 8)}@example.com`);
  expect(profile['name']).toMatch(/^quiet\.visitor\+/);
});

test.each([
  ['a name too long', { name: 'n'.repeat(10_000) }, { name: 'n'.repeat(80) }],
  ['a name with line breaks', { name: 'Ada\r\nLovelace' }, { name: 'AdaLovelace' }],
  ['a name that is an object', { name: { first: 'Ada' } }, { name: '{"first": "Ada"}' }],
  ['a phone that is none', { name: 'Ada', phone: '<script>alert(1)</script>' }, { phone: '' }],
  ['a phone too long', { name: 'Ada', phone: '1'.repeat(33) }, { phone: '' }],
  ['a country too long', { name: 'Ada', country: 'c'.repeat(500) }, { country: 'c'.repeat(60) }],
  [
    'a country with control characters',
    { name: 'Ada', country: 'Ice\u0000land'.replace('\u0000', '\u0002') },
    { country: 'Iceland' },
  ],
  ['a language that is none', { name: 'Ada', language: 'de-AT' }, { language: 'en' }],
  ['an unknown referral code', { name: 'Ada', referral_code: "' or true --" }, { referred_by: null }],
  ['a referral code that is a list', { name: 'Ada', referral_code: ['a'] }, { referred_by: null }],
])('a visitor whose registration carries %s gets a profile without it', async (_, metadata, expected) => {
  const profile = await signUp(metadata);
  expect(profile).toMatchObject(expected);
});

test('an investor is verified exactly while their address is confirmed', async () => {
  const { id } = await makeInvestor({ verified: false });
  const verified = async () => (await owner`select verified from public.profiles where id = ${id}`)[0];
  expect(await verified()).toEqual({ verified: false });
  await owner`update auth.users set email_confirmed_at = now() where id = ${id}`;
  expect(await verified()).toEqual({ verified: true });
  await owner`update auth.users set email_confirmed_at = null where id = ${id}`;
  expect(await verified()).toEqual({ verified: false });
});

test('the mails of Auth follow the language that an investor chooses, and keep what else they registered with', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor({ name: 'Bob' })];
  const metadata = async ({ id }: { id: string }) =>
    (await owner<Row[]>`select raw_user_meta_data as given from auth.users where id = ${id}`)[0]?.['given'];
  const bobs = await metadata(bob);
  await owner`update auth.users set raw_user_meta_data = '{"name": "Alice", "language": "de"}' where id = ${alice.id}`;
  await asInvestor(alice).query`update profiles set language = 'tr'`;
  expect(await metadata(alice)).toEqual({ name: 'Alice', language: 'tr' });
  await owner`update auth.users set raw_user_meta_data = null where id = ${alice.id}`;
  await asInvestor(alice).query`update profiles set language = 'es'`;
  expect(await metadata(alice)).toEqual({ language: 'es' });
  // Changes by the database itself, as on account closing, are not copied to Auth's metadata.
  await owner`update profiles set language = 'tr' where id = ${alice.id}`;
  expect(await metadata(alice)).toEqual({ language: 'es' });
  expect(await metadata(bob)).toEqual(bobs);
});

test.each([
  ['name', 'n'.repeat(81)],
  ['name', 'Alice\nBob'],
  ['phone', 'call me'],
  ['phone', '12'],
  ['language', 'klingon'],
  ['language', ''],
  ['avatar_path', '../../etc/passwd'],
  ['avatar_path', `${randomUUID()}/${randomUUID()}.png`],
])('an investor cannot set their %s to %j', async (column, value) => {
  const alice = await makeInvestor();
  await expect(
    asInvestor(alice).transaction((sql) => sql`update profiles set ${sql({ [column]: value })} where id = ${alice.id}`),
  ).rejects.toMatchObject({ code: '23514' });
});

const STEPS = ['deposit', 'plan', 'withdrawal'] as const;

type Step = (typeof STEPS)[number];

async function turn(step: Step, turn_on: boolean): Promise<void> {
  const { answer } = await asOperator('admin').call<{ answer: string }>('propose_switch', {
    kind: `identity_before_${step}`,
    turn_on,
    reason: 'Our licence demands it',
  });
  await asOperator('treasurer').rows('confirm_proposal', { proposal_id: answer });
}

afterEach(async () => {
  const [site] = await owner<{ identity_before: Step[] }[]>`select identity_before from public.site`;
  for (const step of site?.identity_before ?? []) await turn(step, false);
});

async function deposit(person: Person) {
  const proof = await uploadProof(owner, person.id);
  await asInvestor(person).query`
    select submit_deposit(10000, 'bitcoin', ${proof})`;
}

const buy = (person: Person, request_id = randomUUID()) =>
  asInvestor(person).call<{ id: string }>('invest', { plan_id: 'stater', request_id });

const take: Record<Step, (person: Person) => Promise<unknown>> = {
  deposit,
  plan: (person) => buy(person),
  withdrawal: (person) => request(asInvestor(person)),
};

const demanded = (hint: Step) => ({ code: 'P0001', message: 'identity_required', hint });

test.each(STEPS)('where an identity is demanded before a %s, only that waits for it', async (step) => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await turn(step, true);
  const refused: unknown[] = [];
  for (const each of STEPS) await take[each](alice).catch((error: unknown) => refused.push([each, error]));
  expect(refused).toMatchObject([[step, demanded(step)]]);
  await confirmIdentity(stage, alice);
  await take[step](alice);
});

test('what was asked for before the demand goes on: a retry finds it, a request is cancelled, a package is not topped up', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  const request_id = randomUUID();
  await buy(alice, request_id);
  const asked = await request(asInvestor(alice));
  await turn('plan', true);
  await turn('withdrawal', true);
  expect(await buy(alice, request_id)).toMatchObject({ id: request_id });
  await expect(
    asInvestor(alice).call('top_up', {
      package_id: request_id,
      amount_cents: 1000,
      request_id: randomUUID(),
    }),
  ).rejects.toMatchObject(demanded('plan'));
  expect(await request(asInvestor(alice), { request_id: asked.id })).toMatchObject({ id: asked.id });
  expect(await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: asked.id })).toMatchObject({
    status: 'cancelled',
  });
});

test('an identity that was confirmed in another name opens nothing', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await confirmIdentity(stage, alice);
  await turn('withdrawal', true);
  await asInvestor(alice).query`update public.profiles set name = 'Alice of another name' where id = ${alice.id}`;
  await expect(take.withdrawal(alice)).rejects.toMatchObject(demanded('withdrawal'));
});
