import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { heardBy } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asOperator, operator, whileHeld } = await openStage();
const admin = asOperator('admin');

const set = (countries: unknown, seen: unknown, reason: unknown = 'Our licence', as = admin) =>
  as.rows('set_unserved_countries', { countries, seen, reason });
const unserved = async () =>
  (
    await asAnonymous.query<{ countries: string[] }>`select unserved_countries as countries from public.site`
  )[0]?.countries;

/** What Auth reads about a registration from a country. */
async function judge(country?: string): Promise<unknown> {
  const user_metadata = { name: 'Ada Lovelace', terms: true, country };
  const event = { user: { id: randomUUID(), user_metadata } };
  const [row] =
    await owner`select private.before_user_created(${JSON.stringify(event)}::text::jsonb) as answer`;
  return row?.['answer'];
}
const refused = (message: string) => ({ error: { http_code: 422, message } });

beforeEach(async () => {
  await owner`update public.site set unserved_countries = '{}'`;
});

test('a person from a country that is not served cannot register, however the name is written, and others can', async () => {
  await set(['Norway', 'Chile'], []);
  for (const country of ['Norway', 'norway', ' CHILE ', 'chile'])
    expect(await judge(country)).toEqual(refused('country_not_served'));
  for (const country of ['Iceland', 'Norwayx']) expect(await judge(country)).toEqual({});
});

test('a country has to be said only where a site does not serve all of them', async () => {
  expect(await judge()).toEqual({});
  expect(await judge('')).toEqual({});
  await set(['Norway'], []);
  for (const nothing of [undefined, '', '  '])
    expect(await judge(nothing)).toEqual(refused('country_required'));
});

test('an admin changes the list with a reason, on the record, and a retry changes nothing', async () => {
  await set(['Norway', ' Chile', 'Norway', ''], []);
  expect(await unserved()).toEqual(['Chile', 'Norway']);
  await set(['Chile', 'Norway'], []);
  const before = await heardBy(owner, operator('reviewer'));
  await set(['Chile', 'Peru'], ['Chile', 'Norway'], 'Another licence');
  expect(await heardBy(owner, operator('reviewer'))).toEqual([...before, ['site', 'site']]);
  const trail = await owner`
    select subject, details from private.audit_events where action = 'countries_changed' order by id desc limit 2`;
  // It is about no one: as its subject, the admin would have it in the export of their own data.
  expect([...trail]).toEqual([
    { subject: null, details: { added: ['Peru'], removed: ['Norway'], reason: 'Another licence' } },
    { subject: null, details: { added: ['Chile', 'Norway'], removed: [], reason: 'Our licence' } },
  ]);
});

test.each(['', ' ', ' Peru', 'P'.repeat(61), 'Pe\nru', null])(
  'not even the owner of the database lists %j as a country',
  async (country) => {
    await expect(
      owner`update public.site set unserved_countries = ${[country as string]}`,
    ).rejects.toMatchObject({ constraint_name: 'site_unserved_countries_readable' });
  },
);

test('an admin who saw an older list changes nothing', async () => {
  await set(['Norway'], []);
  for (const seen of [[], ['Chile'], null])
    await expect(set(['Peru'], seen)).rejects.toMatchObject({ message: 'changed_meanwhile' });
  expect(await unserved()).toEqual(['Norway']);
});

test('an admin waits for another who is changing the list, and then changes nothing', async () => {
  const late = whileHeld(
    (sql) => sql`update public.site set unserved_countries = '{Peru}'`,
    () => set(['Norway'], []),
  );
  await expect(late).rejects.toMatchObject({ message: 'changed_meanwhile' });
  expect(await unserved()).toEqual(['Peru']);
});

test.each([
  ['too long a name', ['x'.repeat(61)]],
  ['a control character', ['Nor\tway']],
  ['too many', Array.from({ length: 301 }, (_, n) => `Country ${n}`)],
])('a list with %s is refused', async (_, countries) => {
  await expect(set(countries, [])).rejects.toMatchObject({ message: 'invalid_value' });
});

test('a list as long as it may be is kept', async () => {
  const names = Array.from({ length: 299 }, (_, n) => `Country ${n}`);
  await set([...names, 'x'.repeat(60)], []);
  expect(await unserved()).toHaveLength(300);
});
