import { expect, test } from 'vitest';
import { judgePassword, strengthOf } from '@/lib/passwords/guess';
import { guessFault, lengthFault } from '@/lib/passwords/rules';

const ADA = ['ada.byron@example.com', 'Augusta Ada Lovelace'];

test.each([
  ['seven77', undefined],
  ['short6', 'weak_password'],
  ['äöüäöü', 'weak_password'],
  ['🔑🔑🔑🔑🔑🔑', 'weak_password'],
  ['a'.repeat(72), undefined],
  ['a'.repeat(73), 'password_too_long'],
  ['é'.repeat(36), undefined],
  ['é'.repeat(37), 'password_too_long'],
  ['🔑'.repeat(19), 'password_too_long'],
])('the length of the password %s is counted as Auth does', (password, fault) => {
  expect(lengthFault(password)).toBe(fault);
});

test('a password is shown to be the stronger the harder it is to guess, and as nothing where it is refused', () => {
  expect(strengthOf('password1', ADA)).toBe(0);
  expect(strengthOf('a long river of glass Lovelace', ADA)).toBe(0);
  const [weak, strong] = [strengthOf('vmqz7x1p', ADA), strengthOf('a long river of glass', ADA)];
  expect(weak).toBeGreaterThan(0);
  expect(strong).toBe(4);
  expect(weak).toBeLessThan(strong);
});

test.each([
  'password1',
  'P4ssw0rd!',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'abcdefgh12345',
  'trustno1trustno1',
  '2024-01-01',
  'seven77',
  'glassmine',
  'Gl4ssmine2026',
  'localhost1',
  'zxcvbnm,./',
  'qwertzuiopü',
  'poiuytrewqasdfghjkl',
  '1234567890-=qwertyuiop[]',
  'йцукенгшщзх',
])('the password %s is among the first that are guessed', (password) => {
  expect(judgePassword(password, ADA)).toBe('password_guessable');
});

test.each([
  'ada.byron@example.com',
  'my-Ada.Byron-is-secret-7',
  'ADA.BYRON@EXAMPLE.COM and a long tail',
  'Lovelace1815',
  'quartz-l0velace-quartz',
  'AugustaPlays9Harps',
])('the password %s holds the name or the address of its owner', (password) => {
  expect(judgePassword(password, ADA)).toBe('password_personal');
});

test.each(['correct horse', 'another-passphrase', 'zq8fkwm', 'a canada goose at dusk', 'example of a long one'])(
  'the password %s is taken',
  (password) => {
    expect(judgePassword(password, ADA)).toBeUndefined();
  },
);

test('a password is judged also without a name or an address', () => {
  expect(judgePassword('quiet glass river', ['', ''])).toBeUndefined();
});

test('a password is taken where the list of common ones cannot be loaded', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await guessFault(lost, 'password1', ADA)).toBeUndefined();
});
