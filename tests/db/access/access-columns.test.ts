import { expect, test } from 'vitest';
import { readRelations } from '../../../scripts/access/catalog.ts';
import { fingerprint } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asAnonymous, makeInvestor } = await openStage();
const alice = await makeInvestor();
const before = await fingerprint(owner);
const relations = await readRelations(owner);
const tables = relations
  .filter(({ schema, view }) => schema === 'public' && !view)
  .map((one) => [one.name, one] as const);

test.each(tables)(
  'callers choose and change no column of %s that is not granted to them, and delete nothing',
  async (name, table) => {
    const granted = (verb: string) =>
      table.privileges.find((one) => one.role === 'authenticated' && one.verb === verb)?.columns ?? [];
    for (const actor of [asInvestor(alice), asAnonymous]) {
      // Postgres refuses a generated column to everyone before it checks privileges.
      const refused = { code: expect.stringMatching(/^(42501|428C9)$/) as string };
      for (const column of table.columns) {
        const row = actor.transaction((sql) => sql`insert into ${sql(name)} (${sql(column)}) values (null)`);
        await expect(row, `insert ${column}`).rejects.toMatchObject(refused);
        if (granted('update').includes(column)) continue;
        const change = actor.transaction((sql) => sql`update ${sql(name)} set ${sql(column)} = null`);
        await expect(change, `update ${column}`).rejects.toMatchObject(refused);
      }
      await expect(actor.transaction((sql) => sql`delete from ${sql(name)}`)).rejects.toMatchObject({
        code: '42501',
      });
    }
    expect(await fingerprint(owner)).toBe(before);
  },
);
