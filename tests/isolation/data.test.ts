import postgres from 'postgres';
import { afterAll, expect, inject, test } from 'vitest';
import { type Attempt, attemptAll, type Thief } from './attempt.ts';
import { hiddenAttempts, procedureAttempts, relationAttempts } from './attempts.ts';

const world = inject('world');
const sql = postgres(world.dbUrl, { max: 1 });
const before = await everythingOfTheVictim();
let cases = 0;

afterAll(() => sql.end());

/** Stops its caller's account, which would make all later attempts fail. */
const ENDS_CALLER = 'stop_my_account';

const thieves: Thief[] = ['another investor', 'a visitor'];

async function expectNothing(attempts: Attempt[], thief: Thief): Promise<void> {
  cases += attempts.length;
  expect(await attemptAll(attempts, thief)).toEqual([]);
}

for (const thief of thieves) {
  test.each(world.relations.map((relation) => [relation.name, relation] as const))(
    `${thief} gets, changes and learns nothing of another’s by the table %s`,
    (_, relation) => expectNothing(relationAttempts(relation, thief), thief),
  );

  const procedures = world.procedures.filter(({ name }) => thief === 'a visitor' || name !== ENDS_CALLER);
  test.each(procedures.map((procedure) => [procedure.name, procedure] as const))(
    `${thief} gets, changes and learns nothing of another’s by the function %s`,
    (_, procedure) => expectNothing(procedureAttempts(procedure, thief), thief),
  );
}

test('another investor reaches no schema but public', () => expectNothing(hiddenAttempts(), 'another investor'));

test('after all of it the attacker is still signed in, so that no attempt failed without a session', async () => {
  const { status } = await fetch(`${world.apiUrl}/rest/v1/rpc/unread_notifications`, {
    method: 'POST',
    headers: { apikey: world.publishableKey, authorization: `Bearer ${world.attacker.token}` },
  });
  expect(status).toBe(200);
});

test('after all of it the victim has exactly what they had', async () => {
  expect(await everythingOfTheVictim()).toEqual(before);
});

test('at least a thousand attempts were made', () => {
  process.stdout.write(`${cases} attempts on another investor's data, none of them successful\n`);
  expect(cases).toBeGreaterThanOrEqual(1000);
});

async function everythingOfTheVictim(): Promise<unknown[]> {
  const { id } = world.victim;
  const rows = await Promise.all(
    ['investor_id', 'owner_id'].flatMap((owner) =>
      world.relations
        .filter(({ columns }) => columns.some((column) => column.name === owner))
        .map(
          ({ name }) =>
            sql`select to_jsonb(r) as row from ${sql(`public.${name}`)} r where ${sql(owner)} = ${id} order by 1`,
        ),
    ),
  );
  const profile = await sql`select to_jsonb(p) as row from public.profiles p where id = ${id}`;
  const files =
    await sql`select bucket_id, name, version, updated_at from storage.objects where name like ${`${id}/%`} order by 1, 2`;
  return [...rows, profile, files].map((list) => [...list]);
}
