import { expect, test } from 'vitest';
import { type Person, PASSWORD_SESSION } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

const WORD = 'Blue Heron <7>';

interface Mail {
  kind: string;
  params: { moment?: string; code_word?: string; code_word_before?: string };
}

const mailsTo = async (address: string) =>
  owner<Mail[]>`
    select kind, params from messages.outgoing_mails where recipient = ${address} order by created_at, id`;

const told = async (person: Person) =>
  (await mailsTo(person.email))
    .filter(({ params }) => params.moment === 'code_word_changed')
    .map(({ params }) => [params.code_word, params.code_word_before]);

const choose = async (person: Person, word: string | null) => {
  await asInvestor(person).rows('set_code_word', { word });
};

const wordOf = async (person: Person) => asInvestor(person).query`select public.code_word() as word`;

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
  const [chosen] = await owner`select chosen_at as at from people.code_words where person_id = ${alice.id}`;
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
