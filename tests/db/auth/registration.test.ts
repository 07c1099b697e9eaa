import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner } = await openStage();

async function judge(user_metadata: unknown): Promise<unknown> {
  const event = { metadata: { name: 'before-user-created' }, user: { id: randomUUID(), user_metadata } };
  const [row] = await owner`select people.before_user_created(${JSON.stringify(event)}::text::jsonb) as answer`;
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
