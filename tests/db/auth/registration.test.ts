import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asInvestor, makeInvestor } = await openStage();

/** What Auth reads when it asks whether it may make an account. */
async function judge(user_metadata: unknown): Promise<unknown> {
  const event = { metadata: { name: 'before-user-created' }, user: { id: randomUUID(), user_metadata } };
  const [row] =
    await owner`select private.before_user_created(${JSON.stringify(event)}::text::jsonb) as answer`;
  return row?.['answer'];
}
const refused = (message: string) => ({ error: { http_code: 422, message } });
const GIVEN = { name: 'Ada Lovelace', terms: true };

test('a visitor who registers with a name and has accepted the terms gets an account', async () => {
  expect(await judge({ ...GIVEN, phone: '', country: 'Iceland' })).toEqual({});
});

test.each([
  ['nothing, as whoever asks for a mailed code of an unknown address', {}],
  ['no data at all', null],
  ['no name', { terms: true }],
  ['a blank name', { ...GIVEN, name: '  ' }],
  ['no terms', { name: 'Ada' }],
  ['terms that were not accepted', { ...GIVEN, terms: false }],
  ['terms that only say so', { ...GIVEN, terms: 'true' }],
])('an account with %s is refused before it is made', async (_, metadata) => {
  expect(await judge(metadata)).toEqual(refused('registration_incomplete'));
});

test('only Auth calls the hook for new users', async () => {
  const alice = await makeInvestor();
  for (const actor of [asAnonymous, asInvestor(alice)])
    await expect(actor.query`select private.before_user_created('{}')`).rejects.toMatchObject({
      code: '42501',
    });
  const [rights] = await owner`
    select has_function_privilege('service_role', p.oid, 'execute') as service,
      has_function_privilege('supabase_auth_admin', p.oid, 'execute') as auth,
      (select array_agg(f.proname::text) from pg_proc f where f.pronamespace in ('private'::regnamespace, 'ledger'::regnamespace)
        and has_function_privilege('supabase_auth_admin', f.oid, 'execute')) as all_of_auth
    from pg_proc p where p.oid = 'private.before_user_created'::regproc`;
  expect(rights).toEqual({
    service: false,
    auth: true,
    all_of_auth: ['before_user_created', 'mfa_verification_attempt', 'password_verification_attempt'],
  });
});
