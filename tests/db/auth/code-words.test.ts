import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Person, PASSWORD_SESSION } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

const WORD = 'Blue Heron <7>';

interface Mail {
  kind: string;
  params: { moment?: string; code_word?: string; code_word_before?: string };
}

/** The mails to an address, oldest first. */
const mailsTo = async (address: string) =>
  owner<Mail[]>`
    select kind, params from private.outgoing_mails where recipient = ${address} order by created_at, id`;

/** What the mails of a change carried, oldest first: the word, and that from before. */
const told = async (person: Person) =>
  (await mailsTo(person.email))
    .filter(({ params }) => params.moment === 'code_word_changed')
    .map(({ params }) => [params.code_word, params.code_word_before]);

const choose = async (person: Person, word: string | null) => {
  await asInvestor(person).rows('set_code_word', { word });
};

const wordOf = async (person: Person) => asInvestor(person).query`select public.code_word() as word`;

/** A notification that is sent by mail, such as one of a decision. */
const notify = async (person: Person) =>
  owner`select private.mail_notification(${person.id}, 'deposits.approved', 1000, null, '{}')`;

test('the mails to a person carry the word that they have chosen, and those to others do not', async () => {
  const alice = await makeInvestor();
  const bob = await makeInvestor();
  await choose(alice, `  ${WORD} `);
  await notify(alice);
  await notify(bob);
  const last = async ({ email }: Person) => (await mailsTo(email)).at(-1)?.params;
  expect(await last(alice)).toMatchObject({ kind: 'deposits.approved', code_word: WORD });
  expect(await last(bob)).not.toHaveProperty('code_word');
  await owner`select private.warn(${alice.id}, 'new_device', null, null, null)`;
  expect(await last(alice)).toMatchObject({ moment: 'new_device', code_word: WORD });
});

test('the mail of a change carries the word from before, which its reader knows, and the first one the new word', async () => {
  const alice = await makeInvestor();
  const bob = await makeInvestor();
  await choose(bob, WORD);
  await choose(alice, WORD);
  await choose(alice, WORD);
  await choose(alice, 'Grey Heron');
  await choose(alice, null);
  await choose(alice, ' ');
  expect(await told(alice)).toEqual([
    [WORD, undefined],
    [undefined, WORD],
    [undefined, 'Grey Heron'],
  ]);
  const events = await owner<{ detail: string | null }[]>`
    select detail from public.account_events where investor_id = ${alice.id} and kind = 'code_word_changed'`;
  expect(events.map(({ detail }) => detail)).toEqual([null, null, null]);
  expect(await wordOf(alice)).toEqual([{ word: null }]);
  expect(await wordOf(bob)).toEqual([{ word: WORD }]);
});

test('the owner alone reads the word, after a password or code of the last five minutes, and sees without it since when it holds', async () => {
  const alice = await makeInvestor();
  const bob = await makeInvestor();
  await choose(alice, WORD);
  expect(await wordOf(alice)).toEqual([{ word: WORD }]);
  expect(await wordOf(bob)).toEqual([{ word: null }]);
  const old = asInvestor(alice, { amr: PASSWORD_SESSION });
  await expect(old.query`select public.code_word()`).rejects.toThrow('password_required');
  await expect(old.rows('set_code_word', { word: 'Grey Heron' })).rejects.toThrow('password_required');
  const since = (actor = old) => actor.query<{ at: Date | null }>`select public.code_word_since() as at`;
  const [chosen] = await owner`select chosen_at as at from private.code_words where person_id = ${alice.id}`;
  expect(await since()).toEqual([chosen]);
  expect(await since(asInvestor(bob))).toEqual([{ at: null }]);
});

test.each([
  ['too short', 'ab'],
  ['too long', 'a'.repeat(41)],
  ['of two letters and blanks', 'a    b'],
  ['of two lines', 'Blue\nHeron'],
  ['of blanks of another kind', '\u00a0\u00a0\u00a0\u00a0'],
  ['with a zero-width space', 'Blue\u200bHeron'],
  ['with a soft hyphen', 'Blue\u00adHeron'],
  ['with a change of direction', 'Blue\u202eHeron'],
  ['with an isolate', 'Blue\u2067Heron'],
  ['with a line separator', 'Blue\u2028Heron'],
  ['with a filler of Hangul', 'Blue\u3164Heron'],
  ['with a variation selector', 'Blue\ufe0fHeron'],
  ['with a tag', 'Blue\u{e0041}Heron'],
  ['with a control character of the second set', 'Blue\u0085Heron'],
])('a word %s is refused', async (_, word) => {
  const alice = await makeInvestor();
  await expect(choose(alice, word)).rejects.toThrow('code_word_unreadable');
  expect(await wordOf(alice)).toEqual([{ word: null }]);
  expect(await told(alice)).toEqual([]);
});

test.each(['abc', 'a'.repeat(40), 'Großer Reiher', '蓝色的苍鹭', 'مالك الحزين', '🦉 🔑 🌊', "O'Neill & <b>"])(
  'the word %s is taken',
  async (word) => {
    const alice = await makeInvestor();
    await choose(alice, word);
    expect(await wordOf(alice)).toEqual([{ word }]);
  },
);

test('the answer to a message from an account carries the word, and one to the form does not', async () => {
  const alice = await makeInvestor();
  await choose(alice, WORD);
  const message = {
    subject: 'A question',
    message: 'Where is it?',
    language: 'en',
    request_id: randomUUID(),
  };
  await asInvestor(alice).rows('write_message', message);
  await owner`
    insert into public.contact_messages (name, email, subject, message) values ('Alice', ${alice.email}, 'By the form', 'Hello')`;
  const messages = await owner<{ id: string; subject: string }[]>`
    select id, subject from public.contact_messages where email = ${alice.email} order by investor_id nulls last`;
  for (const { id } of messages)
    await asOperator('reviewer').rows('answer_contact_message', { message_id: id, answer: 'Here.' });
  const mails = (await mailsTo(alice.email)).filter(({ kind }) => kind.startsWith('contact'));
  expect(mails.map(({ kind, params }) => [kind, params.code_word])).toEqual(
    expect.arrayContaining([
      ['contact_received', WORD],
      ['contact_received', undefined],
      ['contact_answer', WORD],
      ['contact_answer', undefined],
    ]),
  );
  expect(mails).toHaveLength(4);
});

test('a mail to an address that is not confirmed does not carry the word, and an answer goes to the one of the account now', async () => {
  const alice = await makeInvestor();
  await choose(alice, WORD);
  const message = { subject: 'A question', message: 'Where is it?', language: 'en' };
  await owner`update public.profiles set verified = false where id = ${alice.id}`;
  await asInvestor(alice).rows('write_message', { ...message, request_id: randomUUID() });
  await owner`update public.profiles set verified = true, email = 'moved-away@example.com' where id = ${alice.id}`;
  const [written] = await owner<{ id: string }[]>`
    select id from public.contact_messages where investor_id = ${alice.id}`;
  await asOperator('reviewer').rows('answer_contact_message', { message_id: written?.id, answer: 'Here.' });
  const words = async (address: string) =>
    (await mailsTo(address))
      .filter(({ kind }) => kind.startsWith('contact'))
      .map(({ kind, params }) => [kind, params.code_word]);
  expect(await words(alice.email)).toEqual([['contact_received', undefined]]);
  expect(await words('moved-away@example.com')).toEqual([['contact_answer', WORD]]);
});
