import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { appAddresses, redirectsFile } from '../../../src/site/build/app-addresses.ts';
import { headersFile, publicPolicy, type SiteSettings } from '../../../src/site/build/headers.ts';

// echo -n 'start()' | openssl dgst -sha256 -binary | base64
const SCRIPT = 'start()';
const HASH = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
const INLINED = { scripts: [SCRIPT], styles: ['a{color:red}'] };
const STYLES_HASH = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";
const NOBODY: SiteSettings = {
  supabaseUrl: 'https://api.example.com',
  siteUrl: 'https://example.com',
  marketWidgets: undefined,
  liveChat: undefined,
};
const BOTH: SiteSettings = {
  ...NOBODY,
  marketWidgets: 'https://market.example.net',
  liveChat: 'https://chat.example.org/widget.js',
};

test('a third party reaches no page while none is configured', () => {
  for (const policy of [
    publicPolicy(NOBODY, true, INLINED),
    publicPolicy(NOBODY, false, INLINED),
    headersFile(NOBODY, [SCRIPT]),
  ]) {
    const origins = new Set(policy.match(/(https|wss):\/\/[^\s;]+/g));
    origins.delete('https://api.example.com');
    origins.delete('wss://api.example.com');
    expect([...origins]).toEqual([]);
  }
});

test('every page may read where visitors read, if that is another address', () => {
  const settings = { ...NOBODY, readUrl: 'https://reads.example.com' };
  for (const policy of [
    publicPolicy(settings, true, INLINED),
    publicPolicy(settings, false, INLINED),
    headersFile(settings, [SCRIPT]),
  ]) {
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.example\.com https:\/\/reads\.example\.com/);
  }
});

test('a configured third party reaches the home page only, the market in a frame only', () => {
  expect(publicPolicy(BOTH, false, INLINED)).toBe(publicPolicy(NOBODY, false, INLINED));
  const home = publicPolicy(BOTH, true, INLINED);
  expect(home).toContain(`script-src 'self' ${HASH} https://chat.example.org;`);
  expect(home).toContain('frame-src https://market.example.net https://chat.example.org;');
  expect(home.match(/market\.example\.net/g)).toHaveLength(1);
});

test('an injected style or script is stopped on every public page', () => {
  expect(publicPolicy(NOBODY, true, INLINED)).toContain(`script-src 'self' ${HASH}; style-src 'self' ${STYLES_HASH};`);
  expect(headersFile(NOBODY, [SCRIPT])).toContain(`script-src 'self' ${HASH};`);
});

test('a chat may style itself on the home page, where it is configured, and nowhere else', () => {
  expect(publicPolicy(BOTH, true, INLINED)).toContain("style-src 'self' https://chat.example.org 'unsafe-inline';");
  expect(publicPolicy(BOTH, false, INLINED)).toContain(`style-src 'self' ${STYLES_HASH};`);
});

test('a visitor who ends an address with a slash is answered as without it', () => {
  const lines = redirectsFile(repository).split('\n');
  expect(lines).toContain('/operator/deposits /app 200');
  expect(lines).toContain('/operator/deposits/ /app 200');
});

test('the addresses of the application are those of its routes, and no public page is among them', () => {
  const addresses = appAddresses(repository);
  expect(addresses).toEqual(
    expect.arrayContaining(['/confirmed', '/reset-password', '/dashboard', '/deposit', '/deposit/wallet', '/operator']),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address.includes('/-'))).toEqual([]);
  const pages = ['_site', '_entry'].flatMap((area) => readdirSync(join(repository, 'src/routes', area)));
  expect(pages).toEqual(expect.arrayContaining(['index.tsx', 'about.tsx', 'login.tsx', '404.tsx']));
  for (const page of pages) expect(addresses).not.toContain(`/${page.replace(/(index)?\.tsx$/, '')}`);
});
