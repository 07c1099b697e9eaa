import { expect, test } from 'vitest';
import { fingerprint } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asAnonymous, makeInvestor } = await openStage();
const alice = await makeInvestor();
const before = await fingerprint(owner);

/** What each table lets a caller write; every other column is protected. */
const WRITABLE = {
  insert: {
    deposits: ['amount_cents', 'method', 'proof_path', 'network', 'transaction_id', 'quote_id'],
    kyc_cases: ['home_address', 'document_path'],
    contact_messages: ['name', 'email', 'subject', 'message', 'language'],
  } as Record<string, string[]>,
  update: { profiles: ['name', 'phone', 'avatar_path', 'language', 'mail_notifications'] } as Record<
    string,
    string[]
  >,
};

const columns = await owner<{ relation: string; name: string; generated: boolean }[]>`
  select c.relname as relation, a.attname as name, a.attgenerated <> '' as generated
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by 1, a.attnum`;

const protectedColumns = (verb: 'insert' | 'update') =>
  columns
    .filter(({ relation, name }) => !WRITABLE[verb][relation]?.includes(name))
    .map(({ relation, name, generated }) => [`${relation}.${name}`, relation, name, generated] as const);

/** A generated column is refused to everyone before rights are checked. */
const refusal = (generated: boolean) => ({ code: generated ? '428C9' : '42501' });

test.each(protectedColumns('insert'))(
  'an investor cannot choose %s in a new row',
  async (_, relation, name, generated) => {
    for (const actor of [asInvestor(alice), asAnonymous]) {
      await expect(
        actor.transaction((sql) => sql`insert into ${sql(relation)} (${sql(name)}) values (null)`),
      ).rejects.toMatchObject(refusal(generated));
    }
    expect(await fingerprint(owner)).toBe(before);
  },
);

test.each(protectedColumns('update'))(
  'an investor cannot change %s',
  async (_, relation, name, generated) => {
    for (const actor of [asInvestor(alice), asAnonymous]) {
      await expect(
        actor.transaction((sql) => sql`update ${sql(relation)} set ${sql(name)} = null`),
      ).rejects.toMatchObject(refusal(generated));
    }
    expect(await fingerprint(owner)).toBe(before);
  },
);

test.each([...new Set(columns.map(({ relation }) => relation))])(
  'an investor deletes nothing from %s',
  async (relation) => {
    for (const actor of [asInvestor(alice), asAnonymous]) {
      await expect(actor.transaction((sql) => sql`delete from ${sql(relation)}`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  },
);
