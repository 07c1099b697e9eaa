import { expect, onTestFinished, test, vi } from 'vitest';
import { hasSession, readReferralCode, safeRedirect } from '@/lib/session/session';

test.each(['/deposit', '/deposit/wallet?from=login', '/transactions#deposits', '/invest?plan=a%20b'])(
  'a person who signs in may go on to %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'evil.test',
  '',
  '/\t/evil.test',
  '/\n/evil.test',
  '/%2Fevil.test',
  '/%5Cevil.test',
  '/%252Fevil.test',
  '/%25255Cevil.test',
  '/%09/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e/%2fevil.test',
  '/%E0%A4%A',
  ' /deposit',
  undefined,
  7,
  ['/deposit'],
])('a link cannot send a person who signs in to %j', (value) => {
  expect(safeRedirect(value)).toBeUndefined();
});

test('a person is signed in exactly while the entry "token" exists', () => {
  expect(hasSession()).toBe(false);
  sessionStorage.setItem('token', '{}');
  expect(hasSession()).toBe(true);
});

test('a person whose browser forbids storage counts as signed out', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(hasSession()).toBe(false);
});

test('a referral code of digits stays a text, and markup is no code', () => {
  expect(readReferralCode('12345678e901')).toBe('12345678e901');
  expect(readReferralCode('<b>')).toBeUndefined();
});

test('a browser that refuses to let tabs speak with each other keeps each tab for itself', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { locks: {} });
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('BroadcastChannel', vi.fn().mockImplementation(refuse));
  const { channel } = await import('@/lib/session/channel');
  vi.unstubAllGlobals();
  expect(channel).toBeUndefined();
});

test('a tab that has renewed its session answers the tabs that ask for it, before it has shown anything', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { sharedStorage } = await import('@/lib/session/tabs');
  const other = new BroadcastChannel('glassmine:session');
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  sharedStorage.setItem('token', '{"renewed": true}');
  other.postMessage({ kind: 'asked' });
  const told = { kind: 'session', text: '{"renewed": true}', logoutBefore: '' };
  await expect.poll(() => heard).toEqual([told, told]);
  other.close();
});
