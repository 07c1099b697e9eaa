import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { begunBy, type Person } from '../support/actors.ts';
import { addedAgo, addFactor, addPasskey, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

type Way = 'password' | 'factor' | 'passkey' | 'mailbox' | 'recovery code';
type End = 'refused' | 'stop' | 'link' | 'code' | 'support';

const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, signIn } = await openStage();

const setPassword = ({ id }: Person) =>
  owner`update auth.users set encrypted_password = ${randomUUID()} where id = ${id}`;
const followRecovery = async ({ id }: Person) => {
  await owner`update auth.users set recovery_token = 'link' where id = ${id}`;
  await owner`update auth.users set recovery_token = '' where id = ${id}`;
};

async function makeCodes(person: Person): Promise<string> {
  await proven(owner, person);
  const { answer } = await asInvestor(person, { amr: codeAgo('0 seconds') }).call<{ answer: string[] }>(
    'make_recovery_codes',
  );
  return answer[0] ?? '';
}

async function accountOf(left: Way): Promise<{ person: Person; code: string }> {
  const person = await makeInvestor();
  let code = '';
  await setPassword(person);
  if (left === 'factor' || left === 'recovery code') {
    await addFactor(owner, person);
    code = await makeCodes(person);
    await owner`update people.recovery_codes set created_at = now() - interval '73 hours' where person_id = ${person.id}`;
  }
  if (left === 'passkey') await addPasskey(owner, person);
  await addedAgo(owner, person, '73 hours');
  await owner`delete from messages.outgoing_mails where recipient = ${person.email}`;
  await owner`update public.account_events set created_at = created_at - interval '73 hours' where investor_id = ${person.id}`;
  return { person, code };
}

async function take(got: Way, left: Way, person: Person, code: string): Promise<Person> {
  const thief = await signIn(person.id);
  if (got === 'passkey') await addPasskey(owner, person);
  if (got === 'factor' || (got === 'recovery code' && code === '')) await addFactor(owner, person);
  if (got === 'recovery code' && code === '') await makeCodes(thief);
  if (got === 'recovery code' && code !== '') await asInvestor(thief).call('use_recovery_code', { code });
  if (got === 'mailbox') {
    await followRecovery(person);
    // Auth refuses this without a factor.
    if (left === 'password' || left === 'passkey') await owner`delete from auth.sessions where user_id = ${person.id}`;
  }
  return thief;
}

const reads = (person: Person, method: 'password' | 'passkey' = 'password') =>
  asInvestor(person, { amr: begunBy(method) }).query`select id from public.profiles`;

const ways = async ({ id }: Person) =>
  owner<
    { id: string; recent: boolean }[]
  >`select id::text, created_at > now() - interval '72 hours' as recent from auth.mfa_factors where user_id = ${id}
        union all select id::text, created_at > now() - interval '72 hours' from auth.webauthn_credentials where user_id = ${id}
        union all select 'code', created_at > now() - interval '72 hours' from people.recovery_codes where person_id = ${id}`;

async function expectStopped(person: Person, thief: Person): Promise<void> {
  expect(await owner`select from people.freezes where person_id = ${person.id}`).toHaveLength(1);
  expect((await ways(person)).filter(({ recent }) => recent)).toEqual([]);
  await expect(reads(thief)).rejects.toThrow('session_ended');
}

const TO_THE_END: Record<End, (person: Person, thief: Person, account: { left: Way; code: string }) => Promise<void>> =
  {
    async refused(person, thief) {
      await followRecovery(person);
      await expect(reads(thief)).rejects.toThrow('factor_required');
      await expect(reads(await signIn(person.id), 'passkey')).rejects.toThrow('factor_required');
      expect((await ways(person)).filter(({ id, recent }) => id !== 'code' && !recent)).toHaveLength(1);
    },
    async stop(person, thief, { left }) {
      const back = await signIn(person.id);
      if (left === 'factor') await proven(owner, back);
      await asInvestor(back, { amr: begunBy(left === 'passkey' ? 'passkey' : 'password') }).call('stop_my_account');
      await expectStopped(person, thief);
    },
    async link(person, thief) {
      const token = randomUUID();
      await owner`
      insert into people.alarm_links (token_hash, person_id, created_at)
      values (sha256(convert_to(${token}, 'UTF8')), ${person.id}, now() + interval '2 minutes')`;
      await asAnonymous.call('report_takeover', { token });
      await expectStopped(person, thief);
      await followRecovery(person);
      expect(await ways(person)).toEqual([]);
      await setPassword(person);
      expect(await reads(await signIn(person.id))).toHaveLength(1);
    },
    async code(person, thief, { code }) {
      const back = await signIn(person.id);
      await asInvestor(back).call('use_recovery_code', { code });
      expect(await ways(person)).toEqual([]);
      await expect(reads(thief)).rejects.toThrow('session_ended');
      expect(await reads(back)).toHaveLength(1);
    },
    async support(person) {
      await expect(reads(await signIn(person.id), 'passkey')).rejects.toThrow('factor_required');
      await asOperator('reviewer').call('freeze_person', { person_id: person.id, reason: 'Asked by phone' });
      expect(await owner`select from people.freezes where person_id = ${person.id}`).toHaveLength(1);
    },
  };

const document = readFileSync(`${repository}docs/recovery.md`, 'utf8');
const [[, ...columns] = [], ...rows] = [...document.matchAll(/^\| ?(.*) \|$/gm)].map(([, row = '']) =>
  row.split(/ ?\| /),
);
const cells = rows.flatMap(([left, ...ends]) =>
  ends.map((end, index) => [left, columns[index], end] as [Way, Way, End]),
);

test('the document has an end for each way of the owner and of another person', () => {
  expect(cells).toHaveLength(25);
});

test.each(cells)('the owner has the %s, another person has the %s: it ends by %s', async (left, got, end) => {
  const { person, code } = await accountOf(left);
  const thief = await take(got, left, person, code);
  await expect(TO_THE_END[end](person, thief, { left, code })).resolves.toBeUndefined();
});

test('a factor counts from its first use on, and none is added between a recovery link and its new password', async () => {
  const person = await makeInvestor();
  const factor = await addFactor(owner, person, 'unverified');
  await owner`update auth.mfa_factors set created_at = now() - interval '73 hours' where id = ${factor}`;
  const verify = () => owner`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
  await followRecovery(person);
  await expect(verify()).rejects.toThrow('recovery_open');
  const old = await addPasskey(owner, person);
  await owner`update auth.webauthn_credentials set created_at = now() - interval '73 hours' where id = ${old}`;
  await addPasskey(owner, person);
  await setPassword(person);
  expect((await ways(person)).filter(({ recent }) => recent)).toEqual([]);
  await verify();
  expect((await ways(person)).map(({ recent }) => recent)).toEqual([true, false]);
  await setPassword(person);
  expect(await ways(person)).toHaveLength(2);
});

test('new codes go with a stop, though their factor stays', async () => {
  const person = await makeInvestor();
  await addFactor(owner, person);
  await addedAgo(owner, person, '73 hours');
  await makeCodes(person);
  await asInvestor(person, { amr: codeAgo('0 seconds') }).call('stop_my_account');
  expect(await ways(person)).toMatchObject([{ recent: false }]);
});

test('the link of a warning removes what was added since that, for thirty days', async () => {
  const person = await makeInvestor();
  await addFactor(owner, person);
  const [warning] = await owner<{ token: string }[]>`
    select params ->> 'token' as token from messages.outgoing_mails where recipient = ${person.email}`;
  const age = (time: string) => owner`
    update people.alarm_links set created_at = now() - ${time}::interval where person_id = ${person.id}`;
  const report = () => asAnonymous.call('report_takeover', { token: warning?.token });
  await age('720 hours');
  await expect(report()).rejects.toThrow('link_expired');
  await age('719 hours 59 minutes');
  await addedAgo(owner, person, '719 hours 59 minutes');
  await report();
  expect(await ways(person)).toEqual([]);
});
