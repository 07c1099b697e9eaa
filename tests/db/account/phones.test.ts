import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST, PHONE_PATTERN, wholly } from '../../../src/lib/forms/rules.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

const TAKEN = ['+354 555 0100', '(030) 90-12.34', '112', '030/901234 x12', '1'.repeat(32)];
const REFUSED = '12|xxx|+354 555 O100|٠١٢٣|１２３４|+354\u00A0555|+354\n555|112;ext=1|[030] 901234'.split(
  '|',
);

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
