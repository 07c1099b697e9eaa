import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, begunBy, type Person, PASSWORD_SESSION } from '../support/actors.ts';
import { request } from '../support/money/withdrawals.ts';
import { addFactor, addPasskey, codeAgo, proven } from '../support/people/factors.ts';
import { takeoversOn } from '../support/people/takeovers.ts';
import { openStage } from '../support/stage.ts';

// Every known way into an account, to its end: what leaves to an address of the thief, how long the owner has, and
// whether the link of the first warning stops it. Operators here suspect nothing and pay whatever the database
// allows.
const stage = await openStage();
const { owner, asAnonymous, asInvestor, signIn } = stage;
const { makeVictim, enter, letPass, payAll, firstLink } = takeoversOn(stage);

/** The thief's; the second has the same ends as the owner's address. */
const THEIRS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const LOOKALIKE = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

const grab = (actor: Actor, address = THEIRS) => request(actor, { address, amount_cents: 100_000 });

async function followLink(victim: Person): Promise<void> {
  await owner`update auth.users set recovery_token = 'link' where id = ${victim.id}`;
  await owner`update auth.users set recovery_token = '' where id = ${victim.id}`;
}
const setPassword = (victim: Person) =>
  owner`update auth.users set encrypted_password = ${randomUUID()} where id = ${victim.id}`;
const setEmail = (victim: Person, email: string) =>
  owner`update auth.users set email = ${email} where id = ${victim.id}`;

interface Takeover {
  name: string;
  hasFactor: boolean;
  /** Hours in which nothing leaves to the thief, or the error of every attempt. */
  ends: number | string;
  attempt: (victim: Person) => Promise<unknown>;
}

const leaked = async (victim: Person) => grab(await enter(victim));
const mailbox = async (victim: Person) => {
  await followLink(victim);
  await setPassword(victim);
  return grab(await enter(victim));
};
const byPasskey = async (victim: Person) => {
  await addPasskey(owner, victim);
  return grab(await enter(victim, undefined, begunBy('passkey')));
};
const liveTab = (amr: object[]) => (victim: Person) => grab(asInvestor(victim, { amr }));

const TAKEOVERS: Takeover[] = [
  { name: 'a password from a leak', hasFactor: false, ends: 72, attempt: leaked },
  { name: 'a password from a leak', hasFactor: true, ends: 'factor_required', attempt: leaked },
  { name: 'the mailbox', hasFactor: false, ends: 72, attempt: mailbox },
  { name: 'the mailbox', hasFactor: true, ends: 'factor_required', attempt: mailbox },
  { name: 'a live tab', hasFactor: false, ends: 'password_required', attempt: liveTab(PASSWORD_SESSION) },
  {
    name: 'a live tab, right after the password',
    hasFactor: false,
    ends: 48,
    attempt: (victim) => grab(asInvestor(victim)),
  },
  {
    name: 'a live tab, an hour after the code',
    hasFactor: true,
    ends: 'code_required',
    attempt: liveTab(codeAgo('1 hour')),
  },
  {
    name: 'a live tab, a minute after the code',
    hasFactor: true,
    ends: 48,
    attempt: liveTab(codeAgo('1 minute')),
  },
  {
    name: 'a new device that calls itself what the old one does',
    hasFactor: false,
    ends: 72,
    attempt: async (victim) => grab(await enter(victim, 'Browser')),
  },
  {
    name: 'another password, set in a live tab',
    hasFactor: false,
    ends: 72,
    attempt: async (victim) => {
      await setPassword(victim);
      return grab(asInvestor(victim));
    },
  },
  {
    name: 'an authenticator of the thief, set up in a live tab in place of the owner’s',
    hasFactor: true,
    ends: 72,
    attempt: async (victim) => {
      const theirs = await addFactor(owner, victim);
      await owner`delete from auth.mfa_factors where user_id = ${victim.id} and id <> ${theirs}`;
      return grab(asInvestor(victim, { amr: codeAgo('0 seconds') }));
    },
  },
  {
    name: 'an authenticator of the thief, set up where there was none',
    hasFactor: false,
    ends: 72,
    attempt: async (victim) => {
      await addFactor(owner, victim);
      await proven(owner, victim);
      return grab(asInvestor(victim, { amr: codeAgo('0 seconds') }));
    },
  },
  {
    name: 'a passkey of the thief, added in a live tab',
    hasFactor: false,
    ends: 72,
    attempt: async (victim) => {
      await addPasskey(owner, victim);
      return grab(asInvestor(victim));
    },
  },
  { name: 'a passkey of the thief, by which they come back', hasFactor: false, ends: 72, attempt: byPasskey },
  { name: 'a passkey and no authenticator', hasFactor: true, ends: 'factor_required', attempt: byPasskey },
  {
    name: 'a passkey of the thief, added by a link that was mailed',
    hasFactor: false,
    ends: 72,
    attempt: async (victim) => {
      await followLink(victim);
      return byPasskey(victim);
    },
  },
  {
    name: 'the owner’s passkey, removed in a live tab',
    hasFactor: false,
    ends: 72,
    attempt: async (victim) => {
      const theirs = await addPasskey(owner, victim);
      await asInvestor(victim).rows('notice_my_passkeys');
      await letPass(victim, '30 days');
      await owner`delete from messages.outgoing_mails where recipient = ${victim.email}`;
      await owner`delete from auth.webauthn_credentials where id = ${theirs}`;
      return grab(asInvestor(victim));
    },
  },
  {
    name: 'the sheet of recovery codes, with the password',
    hasFactor: true,
    ends: 72,
    attempt: async (victim) => {
      const { answer } = await asInvestor(victim, { amr: codeAgo('0 seconds') }).call<{ answer: string[] }>(
        'make_recovery_codes',
      );
      const thief = await enter(victim);
      await thief.rows('use_recovery_code', { code: answer[0] });
      return grab(thief);
    },
  },
  {
    name: 'a session of before the authenticator was set up',
    hasFactor: false,
    ends: 'factor_required',
    attempt: async (victim) => {
      const thief = await enter(victim);
      await addFactor(owner, victim);
      return grab(thief);
    },
  },
  {
    name: 'the e-mail address, changed and changed back',
    hasFactor: false,
    ends: 72,
    attempt: async (victim) => {
      await setEmail(victim, `${randomUUID()}@example.com`);
      const asked = grab(asInvestor(victim));
      await setEmail(victim, victim.email);
      return asked;
    },
  },
  {
    name: 'an address that looks like the owner’s',
    hasFactor: false,
    ends: 48,
    attempt: (victim) => grab(asInvestor(victim), LOOKALIKE),
  },
  {
    name: 'an address that was used and taken back, so that it has been seen before',
    hasFactor: false,
    ends: 48,
    attempt: async (victim) => {
      const { id } = await grab(asInvestor(victim));
      await asInvestor(victim).call('cancel_withdrawal', { withdrawal_id: id });
      await asInvestor(victim).rows('remove_payout_address', { network: 'Bitcoin', address: THEIRS });
      await letPass(victim, '30 days');
      return grab(asInvestor(victim));
    },
  },
  {
    name: 'a session that was ended, whose token still lives',
    hasFactor: false,
    ends: 'session_ended',
    attempt: async (victim) => {
      const thief = await signIn(victim.id);
      await asInvestor(victim).rows('end_sessions', {});
      return grab(asInvestor(thief));
    },
  },
  {
    name: 'closing the account, to be paid out at the end',
    hasFactor: false,
    ends: 'account_in_use',
    attempt: async (victim) => (await enter(victim)).rows('close_account', { email: victim.email }),
  },
  {
    name: 'an export instead of money, from a live tab',
    hasFactor: false,
    ends: 'password_required',
    attempt: (victim) => asInvestor(victim, { amr: PASSWORD_SESSION }).rows('record_export', {}),
  },
];

const named = ({ name, hasFactor }: Takeover) =>
  `${name}, of somebody ${hasFactor ? 'with' : 'without'} an authenticator`;
const refused = TAKEOVERS.filter(({ ends }) => typeof ends === 'string');
const delayed = TAKEOVERS.filter(({ ends }) => typeof ends === 'number');

beforeEach(async () => {
  await owner`delete from people.alarm_links`;
});

describe('nothing is asked for by', () => {
  test.each(refused.map((one) => [named(one), one] as const))('%s', async (_, { hasFactor, ends, attempt }) => {
    const victim = await makeVictim(hasFactor);
    await expect(attempt(victim)).rejects.toThrow(String(ends));
    await letPass(victim, '1 year');
    expect(await payAll(victim)).toBe(0);
  });
});

describe('no cent leaves in time, and the link of the first warning stops it for good, after', () => {
  test.each(delayed.map((one) => [named(one), one] as const))('%s', async (_, { hasFactor, ends, attempt }) => {
    const victim = await makeVictim(hasFactor);
    await attempt(victim);
    expect(await payAll(victim)).toBe(0);
    await letPass(victim, `${Number(ends) - 1} hours 59 minutes`);
    expect(await payAll(victim)).toBe(0);
    await asAnonymous.rows('report_takeover', { token: await firstLink(victim) });
    await letPass(victim, '1 year');
    expect(await payAll(victim)).toBe(0);
    expect(await owner`select from auth.sessions where user_id = ${victim.id}`).toHaveLength(0);
    expect(await owner`select from auth.webauthn_credentials where user_id = ${victim.id}`).toHaveLength(0);
  });

  test.each(delayed.map((one) => [named(one), one] as const))(
    '%s: without the link it does, afterwards',
    async (_, { hasFactor, ends, attempt }) => {
      const victim = await makeVictim(hasFactor);
      await attempt(victim);
      await letPass(victim, `${ends} hours`);
      expect(await payAll(victim)).toBe(100_000);
    },
  );
});
