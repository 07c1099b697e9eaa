import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { send } from '@/site/kit/send';
import { hasErrorWords, sayFailure } from '@/site/kit/words';
import { MET } from '../support/auth-codes';
import { openDocument } from '../support/document';
import { server, SUPABASE } from '../support/server';

async function wordsFor(answer: () => Response): Promise<string> {
  server.use(http.post(`${SUPABASE}/auth/v1/token`, answer));
  return send('auth/v1/token', {}).then(() => '', sayFailure);
}

test.each(Object.entries(MET))(
  'a visitor refused by Auth with %s reads the words of %s, as the application has them, where a page can meet them',
  async (error_code, own) => {
    await openDocument('/login');
    const said = await wordsFor(() => HttpResponse.json({ code: 400, error_code, msg: 'x' }, { status: 400 }));
    const isKnown = hasErrorWords(own) && own !== 'unknown';
    expect(said).toBe(isKnown ? errorMessage({ code: error_code }) : t('common.errorText'));
  },
);

test.each([
  ['of Auth', { code: 400, error_code: 'validation_failed', msg: 'Unable to validate email address' }, 'invalid_email'],
  ['of a hook of Auth', { code: 400, msg: 'name_unreadable' }, 'name_unreadable'],
  ['of a hook of Auth that counts', { error_code: 'invalid_credentials', msg: 'too_many_guesses' }, 'too_many_guesses'],
  ['of a function', { code: 'P0001', message: 'too_many_messages' }, 'too_many_messages'],
  ['of a rule of a table', { code: '23514', message: 'new row violates it' }, 'invalid_value'],
  [
    'of passwords from a leak',
    { error_code: 'weak_password', msg: 'x', weak_password: { reasons: ['pwned'] } },
    'password_pwned',
  ],
  ['without a word that anyone knows', { code: 'P0001', message: 'constructor' }, 'unknown'],
] as const)('a visitor reads what a refusal %s means', async (_whose, answer, code) => {
  await openDocument('/login');
  const said = await wordsFor(() => HttpResponse.json(answer, { status: 400 }));
  expect(said).toBe(code === 'unknown' ? t('common.errorText') : t(`errors.${code}`));
});

test('a visitor who gets no answer from the server reads so', async () => {
  await openDocument('/login');
  expect(await wordsFor(() => HttpResponse.error())).toBe(t('errors.network'));
});
