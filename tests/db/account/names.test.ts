import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST, PHONE_PATTERN, wholly } from '../../../src/lib/forms/rules.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, makeOperator } = await openStage();

const rename = async (name: string, person?: { id: string; email: string; sessionId: string }) => {
  const somebody = person ?? (await makeInvestor());
  return asInvestor(somebody).query`
    update profiles set name = ${name} where id = ${somebody.id} returning name`;
};

async function register(name: string): Promise<unknown> {
  const event = { user: { user_metadata: { name, terms: true } } };
  const [row] = await owner`select people.before_user_created(${JSON.stringify(event)}::text::jsonb) as answer`;
  return row?.['answer'];
}

const refusal = (message: string) => ({ error: { http_code: 422, message } });

test.each([
  ['a right-to-left override', 'Ada \u202Eecalevol'],
  ['a left-to-right embedding', 'A\u202Ada'],
  ['a first strong isolate', 'A\u2068da'],
  ['an Arabic letter mark', 'A\u061Cda'],
  ['a mark of the direction', 'A\u200Fda'],
  ['a zero-width space', 'A\u200Bda'],
  ['a soft hyphen', 'A\u00ADda'],
  ['a word joiner', 'A\u2060da'],
  ['a line separator', 'Ada\u2028Lovelace'],
  ['a paragraph separator', 'Ada\u2029Lovelace'],
  ['joiners alone', '\u200D\u200C'],
  ['Hangul fillers, which are letters, alone', '\u3164\u115F\u1160\uFFA0'],
  ['a blank of Braille alone', '\u2800'],
  ['variation selectors alone', '\uFE0F\uFE0E'],
  ['tags alone', '\u{E0041}\u{E0064}'],
  ['marks without a letter', '\u0301\u0302'],
  ['digits alone', '12345'],
  ['punctuation alone', '...'],
])('no account may be called %s', async (_, name) => {
  expect(await register(name)).toEqual(refusal('name_unreadable'));
  await expect(rename(name)).rejects.toMatchObject({ code: 'P0001', message: 'name_unreadable' });
});

test('blanks and invisible marks around a name are left out', async () => {
  const copied = '\u200e\u202a Ada\u00a0Lovelace\u202c\u200f\u00a0\u200b';
  expect(await rename(copied)).toEqual([{ name: 'Ada\u00a0Lovelace' }]);
  expect(await register(copied)).toEqual({});
});

const NAMES =
  "Ada|Siobhán O'Brien-Ó Súilleabháin|李|山田 太郎|김민준|محمد عبد الله|علی‌رضا|שרה כהן|Владимир|Ελένη|नरेन्द्र|สมชาย|ა|Ada 2nd";

test.each(NAMES.split('|'))('a person may be called %s', async (name) => {
  expect(await register(name)).toEqual({});
  expect(await rename(name)).toEqual([{ name }]);
});

const operatorName = 'Mira Villiers';

const operator = await makeOperator('reviewer');

await owner`update public.profiles set name = ${operatorName} where id = ${operator.id}`;

test.each([
  ['the same', operatorName],
  ['it in capitals', 'MIRA VILLIERS'],
  ['it with other blanks', ' Mira\u00A0 Villiers'],
  ['it without one', 'MiraVilliers'],
  ['it with punctuation', 'Mira. Villiers'],
  ['it with accents', 'Mirá Víllîers'],
  ['it with Cyrillic letters', 'М\u0456r\u0430 Villi\u0435rs'],
  ['it with a Greek one', 'Mira \u03BDilliers'],
  ['it with digits for letters', 'M1ra Vi11iers'],
  ['it with capitals for letters', 'MIra VllIiers'],
  ['it in full-width letters', '\uFF2D\uFF49\uFF52\uFF41 Villiers'],
  ['it in mathematical letters', '\u{1D40C}\u{1D422}\u{1D42B}\u{1D41A} Villiers'],
  ['it with an invisible character', 'Mi\u200Bra Villiers'],
  ['it with a filler of Hangul', 'Mi\u3164ra Villiers'],
  ['it with a soft hyphen', 'Mira Vil\u00ADliers'],
  ['it with two letters for one', 'rnira Villiers'],
])('an investor does not take the name of an operator, nor %s', async (_, name) => {
  expect(await register(name)).toEqual(refusal('name_of_operator'));
  await expect(rename(name)).rejects.toMatchObject({ code: 'P0001', message: 'name_of_operator' });
});

test.each(['Mira Villier', 'Mira J. Villiers', 'Mara Villiers'])(
  'an investor may be called %s while an operator has a similar name',
  async (name) => {
    expect(await register(name)).toEqual({});
  },
);

const TAKEN = ['+354 555 0100', '(030) 90-12.34', '112', '030/901234 x12', '1'.repeat(32)];

const REFUSED = '12|xxx|+354 555 O100|٠١٢٣|１２３４|+354\u00A0555|+354\n555|112;ext=1|[030] 901234'.split('|');

test.each([...TAKEN, ...REFUSED, '1'.repeat(33)])('the forms and the database agree on %s', async (phone) => {
  const isTaken = TAKEN.includes(phone);
  const person = await makeInvestor();
  const saved = asInvestor(person)
    .query`update profiles set phone = ${phone} where id = ${person.id} returning phone`.then(
    (rows) => rows.length > 0,
    (error: unknown) => {
      expect(error).toMatchObject({ constraint_name: 'profiles_phone_plausible' });
      return false;
    },
  );
  expect(await saved).toBe(isTaken);
  const id = randomUUID();
  await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@example.com`}, ${JSON.stringify({ name: 'Ada', phone })}::text::jsonb)`;
  expect([...(await owner`select phone from profiles where id = ${id}`)]).toEqual([{ phone: isTaken ? phone : '' }]);
  for (const rule of [wholly(PHONE_PATTERN), new RegExp(`^(?:${PHONE_PATTERN})$`, 'v')])
    expect(rule.test(phone) && phone.length <= MOST.phone).toBe(isTaken);
});
