import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from './support/actors.ts';
import { openStage } from './support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

test('an investor who signed out changes no column of their profile', async () => {
  const alice = await makeInvestor();
  const columns = await owner<{ name: string }[]>`
    select column_name as name from information_schema.column_privileges
    where table_schema = 'public' and table_name = 'profiles' and grantee = 'authenticated' and privilege_type = 'UPDATE'`;
  expect(columns.length).toBeGreaterThan(3);
  for (const { name } of columns) {
    const change = asInvestor(alice, { session_id: randomUUID() }).transaction(
      (sql) => sql`update public.profiles set ${sql(name)} = default where id = ${alice.id}`,
    );
    await expect(change).rejects.toMatchObject({ code: '42501', message: 'session_ended' });
  }
});

test('an investor who signed out writes and removes nothing with the old token, neither a row nor a file', async () => {
  const alice = await makeInvestor();
  const bob = await makeInvestor();
  const file = (bucket: string) => `${alice.id}/${randomUUID()}.${bucket === 'kyc' ? 'pdf' : 'png'}`;
  const [proof, document, picture] = [file('proofs'), file('kyc'), file('avatars')];
  await owner`
    insert into storage.objects (bucket_id, name) values ('proofs', ${proof}), ('kyc', ${document}), ('avatars', ${picture})`;
  const written = () => owner`
    select (select count(*) from deposits where investor_id = ${alice.id}) as deposits,
      (select count(*) from kyc_cases where investor_id = ${alice.id}) as cases,
      (select count(*) from storage.objects where name like ${`${alice.id}/%`}) as files,
      (select name from profiles where id = ${alice.id}) as name`;
  const before = await written();
  const writings = (token: Actor) => [
    token.query`insert into deposits (amount_cents, method, proof_path) values (1000, 'bitcoin', ${proof})`,
    token.query`insert into kyc_cases (home_address, document_path) values ('1 Some Street', ${document})`,
    token.query`update profiles set name = 'Somebody Else' where id = ${alice.id}`,
    token.during('object.upload')
      .query`insert into storage.objects (bucket_id, name) values ('avatars', ${file('avatars')})`,
    token.during('object.delete').transaction(async (sql) => {
      await sql`select set_config('storage.allow_delete_query', 'true', true), set_config('storage.can_delete', 'true', true)`;
      await sql`delete from storage.objects where name = ${picture}`;
    }),
  ];
  for (const token of [
    asInvestor(alice, { session_id: bob.sessionId }),
    asInvestor(alice, { session_id: undefined }),
  ])
    for (const { status, ...result } of await Promise.allSettled(writings(token)))
      expect({ status, ...result }).toMatchObject({
        status: 'rejected',
        reason: { code: '42501', message: 'session_ended' },
      });
  expect(await written()).toEqual(before);
  expect((await Promise.allSettled(writings(asInvestor(alice)))).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 'fulfilled'),
  );
  expect([...(await owner`select from storage.objects where name = ${picture}`)]).toEqual([]);
});
