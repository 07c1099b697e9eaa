import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { begunBy, MAILED_SESSION, PASSWORD_SESSION, type Person, type Row } from '../support/actors.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, signIn } = stage;

async function withFactor(deposited = 0): Promise<Person> {
  const person = await makeInvestor({ deposited });
  await addFactor(owner, person);
  await proven(owner, person);
  return person;
}

const asProven = (person: Person, ago = '0 seconds') => asInvestor(person, { amr: codeAgo(ago) });

const events = async (person: Person) =>
  (
    await owner<{ kind: string }[]>`
      select kind from public.account_events where investor_id = ${person.id} and kind <> 'signed_in' order by created_at`
  ).map(({ kind }) => kind);

const warned = async (person: Person) =>
  (
    await owner<{ moment: string }[]>`
      select params ->> 'moment' as moment from messages.outgoing_mails
      where kind = 'security' and recipient = ${person.email} order by created_at`
  ).map(({ moment }) => moment);

async function codesOf(person: Person): Promise<string[]> {
  const { answer } = await asProven(person).call<{ answer: string[] }>('make_recovery_codes');
  return answer;
}

describe('a session that used only the password of a person with an authenticator', () => {
  test('reads nothing and moves nothing, whatever its token says', async () => {
    const person = await withFactor(500_000);
    const thief = await signIn(person.id);
    for (const claims of [{}, { aal: 'aal2', amr: codeAgo('0 seconds') }]) {
      const actor = asInvestor(thief, claims);
      await expect(actor.query`select id from public.profiles`).rejects.toThrow('factor_required');
      await expect(actor.query`select id from public.withdrawals`).rejects.toThrow('factor_required');
      await expect(request(actor, {})).rejects.toThrow('factor_required');
      await expect(actor.call('make_recovery_codes')).rejects.toThrow('factor_required');
      await expect(actor.call('my_sessions')).rejects.toThrow('factor_required');
      await expect(actor.call('stop_my_account')).rejects.toThrow('factor_required');
    }
  });
});

describe('a page left open by a person with an authenticator', () => {
  test('asks for money, takes an address out of the book, exports and makes codes for five minutes after a code', async () => {
    const person = await withFactor(500_000);
    const calls: [string, Row][] = [
      ['request_withdrawal', { method: 'Bitcoin', address: ADDRESSES.Bitcoin[0], amount_cents: 100_000 }],
      ['remove_payout_address', { network: 'Bitcoin', address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' }],
      ['record_export', {}],
      ['make_recovery_codes', {}],
    ];
    for (const [name, given] of calls) {
      const args = name === 'request_withdrawal' ? { ...given, request_id: randomUUID() } : given;
      for (const amr of [begunBy('password'), codeAgo('5 minutes 1 second')])
        await expect(asInvestor(person, { amr }).rows(name, args)).rejects.toThrow('code_required');
      await asProven(person, '4 minutes 50 seconds').rows(name, args);
    }
  });
});

describe('a page left open by a person without an authenticator', () => {
  const entered = (ago: number) => [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - ago }];

  test('asks for money and takes an address out of the book for five minutes after the password', async () => {
    const person = await makeInvestor({ deposited: 500_000 });
    const calls: [string, Row][] = [
      ['request_withdrawal', { method: 'Bitcoin', address: ADDRESSES.Bitcoin[0], amount_cents: 100_000 }],
      ['remove_payout_address', { network: 'Bitcoin', address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' }],
      ['record_export', {}],
    ];
    for (const [name, given] of calls) {
      const args = name === 'request_withdrawal' ? { ...given, request_id: randomUUID() } : given;
      for (const amr of [entered(301), [{ method: 'otp', timestamp: entered(0)[0]?.timestamp }, ...entered(301)]])
        await expect(asInvestor(person, { amr }).rows(name, args)).rejects.toThrow('password_required');
      await asInvestor(person, { amr: entered(290) }).rows(name, args);
    }
  });
});

describe('recovery codes', () => {
  test('are ten that are different, shown once and kept as something that they cannot be read from', async () => {
    const person = await withFactor();
    const codes = await codesOf(person);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    const [kept] = await owner<{ all: string }[]>`
      select string_agg(c::text, ' ') as all from people.recovery_codes c where person_id = ${person.id}`;
    for (const code of codes) expect(kept?.all).not.toContain(code);
    expect(await asProven(person).call('recovery_code_count')).toEqual({ answer: 10 });
    expect(await events(person)).toEqual(['factor_added', 'recovery_codes_made']);
  });

  test('are made for an authenticator, and not before there is one', async () => {
    const person = await makeInvestor();
    await expect(asInvestor(person).call('make_recovery_codes')).rejects.toThrow('no_factor');
  });

  test.each([['password', PASSWORD_SESSION] as const, ['mailed link', MAILED_SESSION] as const])(
    'let a person in by their %s, once: all authenticators and other sessions go, and all money waits 72 hours',
    async (_, amr) => {
      const person = await withFactor(500_000);
      const [code = ''] = await codesOf(person);
      const lost = await signIn(person.id);
      await asInvestor(lost, { amr }).rows('use_recovery_code', {
        code: ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')}`,
      });
      const left = await owner<{ id: string }[]>`select id from auth.sessions where user_id = ${person.id}`;
      expect(left).toEqual([{ id: lost.sessionId }]);
      expect(await owner`select from auth.mfa_factors where user_id = ${person.id}`).toHaveLength(0);
      expect(await owner`select from people.recovery_codes where person_id = ${person.id}`).toHaveLength(0);
      expect((await events(person)).slice(-2)).toEqual(['recovery_code_used', 'factor_removed']);
      expect(await warned(person)).toContain('recovery_code_used');
      const again = asInvestor(await signIn(person.id));
      await expect(again.rows('use_recovery_code', { code })).rejects.toThrow('invalid_code');
      const waits = await again.rows<{ address: string | null; wait: string }>('payout_waits');
      const old = waits.filter(({ address }) => address !== null);
      expect(old.length).toBeGreaterThan(0);
      for (const { wait } of old) expect(wait).toBe('recovery_code_used');
    },
  );

  test('of another person, or from before the newest ten, do not work', async () => {
    const person = await withFactor();
    const [old = ''] = await codesOf(person);
    const [fresh = ''] = await codesOf(person);
    const other = await withFactor();
    for (const [who, code] of [
      [person, old],
      [other, fresh],
      [person, ''],
      [person, null],
    ] as const)
      await expect(asProven(who).rows('use_recovery_code', { code })).rejects.toThrow('invalid_code');
    expect(await owner`select from auth.mfa_factors where user_id = ${person.id}`).toHaveLength(1);
  });

  test('are refused to a token of no person, to the session of another, and to one that Auth has let run out', async () => {
    const person = await withFactor();
    const other = await withFactor();
    const [code = ''] = await codesOf(person);
    const use = (claims: Row) => asInvestor(person, claims).rows('use_recovery_code', { code });
    await expect(use({ sub: undefined })).rejects.toMatchObject({ code: '42501', message: 'not_allowed' });
    await expect(use({ session_id: other.sessionId })).rejects.toThrow('session_ended');
    await owner`update auth.sessions set not_after = now() where id = ${person.sessionId}`;
    await expect(use({})).rejects.toThrow('session_ended');
  });

  test('stay while an authenticator is left, and go with the last one', async () => {
    const person = await withFactor();
    const second = await addFactor(owner, person);
    await codesOf(person);
    const count = async () => (await owner`select from people.recovery_codes where person_id = ${person.id}`).length;
    await owner`delete from auth.mfa_factors where id = ${second}`;
    expect(await count()).toBe(10);
    await owner`delete from auth.mfa_factors where user_id = ${person.id}`;
    expect(await count()).toBe(0);
  });
});
