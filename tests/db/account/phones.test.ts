import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST, PHONE_PATTERN, wholly } from '../../../src/lib/forms/rules.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

test.each([
  ['+354 555 0100', true],
  ['(030) 90-12.34', true],
  ['112', true],
  ['030/901234 x12', true],
  ['1'.repeat(32), true],
  ['1'.repeat(33), false],
  ['12', false],
  ['xxx', false],
  ['+354 555 O100', false],
  ['٠١٢٣', false],
  ['１２３４', false],
  ['+354\u00A0555', false],
  ['+354\n555', false],
  ['112;ext=1', false],
  ['[030] 901234', false],
])('the forms and the database agree on the phone number %s: %s', async (phone, isTaken) => {
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
  // Who registers with another one has none, and an account all the same.
  const id = randomUUID();
  await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@example.com`}, ${JSON.stringify({ name: 'Ada', phone })}::text::jsonb)`;
  expect([...(await owner`select phone from profiles where id = ${id}`)]).toEqual([
    { phone: isTaken ? phone : '' },
  ]);
  for (const rule of [wholly(PHONE_PATTERN), new RegExp(`^(?:${PHONE_PATTERN})$`, 'v')])
    expect(rule.test(phone) && phone.length <= MOST.phone).toBe(isTaken);
});
