import { AuthApiError, AuthRetryableFetchError, PostgrestError, StorageApiError } from '@supabase/supabase-js';
import { beforeAll, expect, test, vi } from 'vitest';
import { AppError, errorMessage, isUnclear, toAppError, unwrap } from '@/lib/data/errors';
import { loadWords } from '@/lib/i18n/i18n';
import { MET } from '../support/auth-codes';

beforeAll(() => Promise.all([loadWords('entry'), loadWords('money'), loadWords('security')]));

const postgrest = (code: string, message: string) => new PostgrestError({ code, message, details: '', hint: '' });

test.each(Object.entries(MET))('a person who meets the code %s of Auth reads the words of %s', (code, own) => {
  expect(toAppError(new AuthApiError('x', 400, code)).code).toBe(own);
});

test.each([
  ['Password cannot be longer than 72 characters', 'password_too_long'],
  ['Unable to validate email address: invalid format', 'invalid_email'],
  ['An email address is too long', 'invalid_email'],
  ['Unsupported logout scope', 'invalid_value'],
])('a person whose value Auth refuses with "%s" reads the words of %s', (message, own) => {
  expect(toAppError(new AuthApiError(message, 400, 'validation_failed')).code).toBe(own);
});

test.each(['22001', '22003', '22007', '22008', '22P02'])(
  'a date that does not exist, a number too large or a malformed id (%s) is an invalid value',
  (code) => {
    expect(toAppError(postgrest(code, 'date/time field value out of range: "2026-02-30"')).code).toBe('invalid_value');
  },
);

test('a person whose account is being guessed at reads how they come in', () => {
  expect(errorMessage(new AuthApiError('too_many_guesses', 400, 'invalid_credentials'))).toMatch(
    /^Too many wrong passwords for this account\. Use a passkey, reset your password by email/,
  );
});

test.each([
  ['P0001', 'insufficient_funds', 400, 'insufficent Fund'],
  ['P0001', 'account_not_verified', 400, 'Please Verify account'],
  ['42501', 'not_allowed', 403, 'You don’t have permission to do this.'],
  ['42501', 'session_ended', 403, 'Your session has ended. Please sign in again.'],
  ['42501', 'factor_required', 403, 'Confirm your second factor first.'],
  ['P0001', 'code_required', 400, 'Confirm with your authenticator app or security key.'],
  ['P0001', 'invalid_code', 400, 'This code is wrong or has expired.'],
  ['42501', 'permission denied for table deposits', 401, 'Your session has ended. Please sign in again.'],
  ['PGRST303', 'JWT expired', 401, 'Your session has ended. Please sign in again.'],
  ['23505', 'duplicate key value', 409, 'This has already been sent.'],
  ['', '', 400, 'The server is busy or restarting. Try again in a moment.'],
  ['PGRST001', 'no connection', 503, 'The server is busy or restarting. Try again in a moment.'],
  [
    'P0001',
    'constructor',
    400,
    'Something went wrong, and we’re not sure whether it went through. Check before trying again.',
  ],
  [
    'P0001',
    'a code that is not known',
    400,
    'Something went wrong, and we’re not sure whether it went through. Check before trying again.',
  ],
])('a person reads the database’s %s "%s" (%i) as "%s"', (code, message, status, words) => {
  expect(errorMessage(toAppError(postgrest(code, message), status))).toBe(words);
});

test.each([
  [new TypeError('Failed to fetch'), undefined],
  [new DOMException('timed out', 'TimeoutError'), undefined],
  [new AuthRetryableFetchError('{}', 0), undefined],
  [{ code: '', message: 'TypeError: Failed to fetch', details: '', hint: '' }, 0],
])('a failure of the network becomes the error of a missing network (%#)', (error, status) => {
  expect(toAppError(error, status).code).toBe('network');
});

test('a file that is too large or of the wrong kind gets an error of its own', () => {
  expect(toAppError(new StorageApiError('too large', 413, '413')).code).toBe('file_too_large');
  expect(toAppError(new StorageApiError('bad type', 415, '415')).code).toBe('file_type');
});

test('an unwrapped success is its data, an unwrapped failure throws a code and keeps its cause', () => {
  expect(unwrap({ data: 7, error: null })).toBe(7);
  const cause = postgrest('P0001', 'below_minimum');
  expect(() => unwrap({ data: null, error: cause, status: 400 })).toThrow(new AppError('below_minimum', { cause }));
});

test('a person is told to refresh a page whose part could not be fetched, and of the network while there is none', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: https://glassmine.example/assets/csv.js');
  expect(errorMessage(lost)).toBe('Part of this page couldn’t be loaded. Please reload it.');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorMessage(lost)).toBe('Couldn’t reach the server. Check your connection and try again.');
  onLine.mockRestore();
});

test.each([
  [new TypeError('Failed to fetch'), true],
  [{ code: 'PGRST001', message: 'no connection', status: 503 }, true],
  [{ code: '429', message: 'slow down', status: 429 }, true],
  [new AppError('offline'), true],
  [postgrest('42501', 'session_ended'), true],
  [postgrest('42501', 'factor_required'), true],
  [postgrest('P0001', 'a code that is not known'), true],
  [postgrest('P0001', 'insufficient_funds'), false],
  [postgrest('P0001', 'request_id_reused'), false],
])('whether a request was done is left open by some failures and not by others (%#)', (error, isOpen) => {
  expect(isUnclear(error)).toBe(isOpen);
});
