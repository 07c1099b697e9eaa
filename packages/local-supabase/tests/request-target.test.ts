import { readTarget } from 'local-supabase/gateway/request-target.ts';
import { expect, test } from 'vitest';

const read = (url: string, host = '127.0.0.1:54321') => {
  const target = readTarget({ url, headers: { host } });
  return target && `${target.pathname}${target.search}`;
};

test.each([
  ['/auth/v1/token', '/auth/v1/token'],
  ['/auth/v1/tok%65n', '/auth/v1/token'],
  ['/%61uth/v1/t%6Fken', '/auth/v1/token'],
  ['/auth%2Fv1/token', '/auth%2Fv1/token'],
  ['/auth%2fv1/token', '/auth%2Fv1/token'],
  // Decodes once, not until nothing is left to decode.
  ['/auth/v1/tok%2565n', '/auth/v1/tok%2565n'],
  ['/auth/v1/%2e%2e/v1/token', '/auth/v1/token'],
  ['/auth/v1/%2E/token', '/auth/v1/token'],
  ['/rest/../auth/v1/token', '/auth/v1/token'],
  [String.raw`/auth\v1\token`, '/auth/v1/token'],
  ['//auth/v1/token', '//auth/v1/token'],
  ['/auth/v1//token', '/auth/v1//token'],
  ['/auth/v1/token/', '/auth/v1/token/'],
  ['//', '//'],
  ['/storage/v1/object/a/b%2Fc%20d%25', '/storage/v1/object/a/b%2Fc%20d%25'],
  ['/storage/v1/object/a/%e2%82%ac', '/storage/v1/object/a/%E2%82%AC'],
  ['/rest/v1/notes?id=eq.a%2Cb&name=like.%25x+y', '/rest/v1/notes?id=eq.a%2Cb&name=like.%25x+y'],
  ['/auth/v1/token?grant%5Ftype=x&grant_type=password', '/auth/v1/token?grant_type=x&grant_type=password'],
  ['/auth/v1/token?%67rant_type=x?y', '/auth/v1/token?grant_type=x%3Fy'],
  ['/auth/v1/token?', '/auth/v1/token'],
])('reads the address %s as %s', (url, plain) => {
  expect(read(url)).toBe(plain);
});

test.each([
  '',
  '*',
  'auth/v1/token',
  'http://127.0.0.1:54321/auth/v1/token',
  '/auth/v1/token#?grant_type=password',
  '/storage/v1/object/a/b%00',
  '/auth/v1/verify?token=%00',
  '/auth/v1/token?a=b#&grant_type=password',
  '/auth/v1/tok%6',
  '/auth/v1/tok%zz',
  '/auth/v1/%',
])('takes the address %s for malformed', (url) => {
  expect(read(url)).toBeUndefined();
});

test.each(['', 'localhost', 'localhost:54321', 'portal.example.com', '[::1]:54321'])('takes %s for a host', (host) => {
  expect(read('/auth/v1/token', host)).toBe('/auth/v1/token');
});

test.each(['[', ']', 'a b', 'a/b', 'user@host', 'host:port', 'a#b', 'a?b'])('takes %s for no host', (host) => {
  expect(read('/auth/v1/token', host)).toBeUndefined();
});

test('an address needs no host, as in HTTP 1.0', () => {
  expect(readTarget({ url: '/auth/v1/token', headers: {} })?.pathname).toBe('/auth/v1/token');
});
