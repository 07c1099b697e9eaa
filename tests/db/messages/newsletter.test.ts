import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous } = await openStage();

beforeEach(async () => {
  await owner`truncate newsletter_subscriptions, messages.newsletter_tokens, messages.outgoing_mails`;
});

const subscribe = (email: unknown, language?: string) =>
  asAnonymous.call('subscribe_newsletter', language === undefined ? { email } : { email, language });
const confirm = (token: unknown) => asAnonymous.call('confirm_newsletter', { token });
const leave = (token: unknown) => asAnonymous.call('unsubscribe_newsletter', { token });
const mails = () =>
  owner<{ recipient: string; kind: string; language: string; params: { token: string } }[]>`
    select recipient, kind, language, params from messages.outgoing_mails order by created_at, kind`;
const lastToken = async () => (await mails()).at(-1)?.params.token ?? '';
const subscriptions = () =>
  owner`select email, language, confirmed_at is not null as confirmed from newsletter_subscriptions order by email`;
const twoDaysPass = async () => {
  await owner`update newsletter_subscriptions set asked_at = asked_at - interval '49 hours'`;
  await owner`update messages.newsletter_tokens set confirms_until = confirms_until - interval '49 hours'`;
};

test('a visitor asks for the newsletter, confirms by the secret of the mail, and leaves by that of the next', async () => {
  await subscribe(' Ada@Example.com ', 'fr');
  expect(await mails()).toMatchObject([
    { recipient: 'ada@example.com', kind: 'newsletter_confirmation', language: 'fr' },
  ]);
  expect(await subscriptions()).toEqual([{ email: 'ada@example.com', language: 'fr', confirmed: false }]);
  await confirm(await lastToken());
  expect(await subscriptions()).toMatchObject([{ confirmed: true }]);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter_confirmation', 'newsletter_welcome']);
  await leave(await lastToken());
  expect(await subscriptions()).toEqual([]);
});

test('the database keeps the hash of a secret and not the secret, which has 128 bits at least', async () => {
  await subscribe('ada@example.com');
  const token = await lastToken();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(
    await owner`select hash = sha256(convert_to(${token}, 'UTF8')) as hashed from messages.newsletter_tokens`,
  ).toEqual([{ hashed: true }]);
});

test('a visitor gets the same answer for an address that is new, waits, is on the list or has left', async () => {
  const answers = [await subscribe('ada@example.com'), await subscribe('ada@example.com')];
  const token = await lastToken();
  await confirm(token);
  answers.push(await subscribe('ada@example.com'));
  await leave(token);
  answers.push(await subscribe('ada@example.com'));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('a mailbox, however it is spelled, gets one mail an hour', async () => {
  await owner`insert into newsletter_subscriptions (email, asked_at) values ('ada+1@example.com', now() - interval '59 minutes')`;
  await subscribe('Ada+2@example.com');
  expect(await mails()).toEqual([]);
  await owner`update newsletter_subscriptions set asked_at = asked_at - interval '1 minute'`;
  await subscribe('Ada+2@example.com');
  expect(await mails()).toHaveLength(1);
});

describe('a secret', () => {
  test('does not confirm after two days, but a new one does', async () => {
    await subscribe('ada@example.com');
    const token = await lastToken();
    await twoDaysPass();
    await expect(confirm(token)).rejects.toMatchObject({ code: 'P0001', message: 'link_expired' });
    await subscribe('ada@example.com');
    await confirm(await lastToken());
    expect(await subscriptions()).toMatchObject([{ confirmed: true }]);
  });

  test('confirms nothing any more after its owner left, and leaving again is no error', async () => {
    await subscribe('ada@example.com');
    const token = await lastToken();
    await confirm(token);
    await leave(token);
    await leave(token);
    await expect(confirm(token)).rejects.toMatchObject({ code: 'P0001', message: 'link_expired' });
    expect(await subscriptions()).toEqual([]);
  });

  test('ends a subscription for ever, also one that was never confirmed, and no other', async () => {
    await subscribe('ada@example.com');
    const ada = await lastToken();
    await subscribe('bob@example.com');
    const bob = await lastToken();
    await confirm(ada);
    await owner`update messages.newsletter_tokens set confirms_until = confirms_until - interval '2 years'`;
    await leave(ada);
    expect(await subscriptions()).toMatchObject([{ email: 'bob@example.com' }]);
    await leave(bob);
    expect(await subscriptions()).toEqual([]);
  });
});

test('an address that was not confirmed is forgotten after two days, and one that was confirmed stays, with its language', async () => {
  await subscribe('ada@example.com');
  await confirm(await lastToken());
  await subscribe('bob@example.com');
  await subscribe('carol@example.com');
  await owner`
    update newsletter_subscriptions
    set asked_at = asked_at - case email when 'carol@example.com' then interval '47 hours 59 minutes' else '48 hours' end`;
  await subscribe('dan@example.com');
  const kept = async () => (await subscriptions()).map(({ email, language }) => [email, language] as unknown[]);
  const [ada, carol, dan] = ['ada@example.com', 'carol@example.com', 'dan@example.com'];
  expect(await kept()).toEqual([
    [ada, 'en'],
    [carol, 'en'],
    [dan, 'en'],
  ]);
  for (const email of [ada, carol]) await subscribe(email, 'fr');
  expect(await kept()).toEqual([
    [ada, 'en'],
    [carol, 'fr'],
    [dan, 'en'],
  ]);
});
