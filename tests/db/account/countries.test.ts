import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { heardBy } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asOperator, operator } = await openStage();
const admin = asOperator('admin');

const set = (countries: unknown, seen: unknown, reason: unknown = 'Our licence', as = admin) =>
  as.rows('set_unserved_countries', { countries, seen, reason });
const unserved = async () =>
  (await asAnonymous.query<{ countries: string[] }>`select unserved_countries as countries from public.site`)[0]
    ?.countries;

const GIVEN = { name: 'Ada Lovelace', terms: true };

async function judge(user_metadata: unknown): Promise<unknown> {
  const event = { metadata: { name: 'before-user-created' }, user: { id: randomUUID(), user_metadata } };
  const [row] = await owner`select people.before_user_created(${JSON.stringify(event)}::text::jsonb) as answer`;
  return row?.['answer'];
}
const refused = (message: string) => ({ error: { http_code: 422, message } });

beforeEach(async () => {
  await owner`update public.site set unserved_countries = '{}'`;
});

test('a person from a country that is not served cannot register, however the name is written, and others can', async () => {
  await set(['Norway', 'Chile'], []);
  for (const country of ['Norway', 'norway', ' CHILE ', 'chile'])
    expect(await judge({ ...GIVEN, country })).toEqual(refused('country_not_served'));
  for (const country of ['Iceland', 'Norwayx']) expect(await judge({ ...GIVEN, country })).toEqual({});
});

test('an admin changes the list with a reason, on the record, and a retry changes nothing', async () => {
  await set(['Norway', ' Chile', 'Norway', ''], []);
  expect(await unserved()).toEqual(['Chile', 'Norway']);
  await set(['Chile', 'Norway'], []);
  const before = await heardBy(owner, operator('reviewer'));
  await set(['Chile', 'Peru'], ['Chile', 'Norway'], 'Another licence');
  expect(await heardBy(owner, operator('reviewer'))).toEqual([...before, ['site', 'site']]);
  const trail = await owner`
    select subject, details from ground.audit_events where action = 'countries_changed' order by id desc limit 2`;
  // Without a subject, because the admin would otherwise have it in the export of their own data.
  expect([...trail]).toEqual([
    { subject: null, details: { added: ['Peru'], removed: ['Norway'], reason: 'Another licence' } },
    { subject: null, details: { added: ['Chile', 'Norway'], removed: [], reason: 'Our licence' } },
  ]);
});

test('a visitor who registers with a name and has accepted the terms gets an account', async () => {
  expect(await judge({ ...GIVEN, phone: '', country: 'Iceland' })).toEqual({});
});

test.each([
  ['nothing, as in a request for a mailed code', {}],
  ['no data at all', null],
  ['no name', { terms: true }],
  ['a blank name', { ...GIVEN, name: '  ' }],
  ['no terms', { name: 'Ada' }],
  ['terms that were not accepted', { ...GIVEN, terms: false }],
  ['terms that only say so', { ...GIVEN, terms: 'true' }],
])('an account with %s is refused before it is made', async (_, metadata) => {
  expect(await judge(metadata)).toEqual(refused('registration_incomplete'));
});
