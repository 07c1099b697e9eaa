import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { repository } from '../../../scripts/tool.ts';
import { appAddresses } from '../../../src/site/build/app-addresses.ts';
import { headersFile, publicPolicy, type SiteSettings } from '../../../src/site/build/headers.ts';

const SETTINGS: SiteSettings = {
  supabaseUrl: 'https://api.example.com',
  siteUrl: 'https://example.com',
  marketWidgets: undefined,
  liveChat: undefined,
};
const read = (path: string) => readFileSync(join(repository, path));
const manifest = z
  .object({
    start_url: z.string(),
    scope: z.string(),
    display: z.string(),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  })
  .parse(JSON.parse(read('public/manifest.webmanifest').toString()));

function sizeOf(path: string): string {
  const file = read(path);
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('an installed application opens at a page of its own, in the colour of the pages', () => {
  expect(appAddresses(repository)).toContain(manifest.start_url);
  expect(manifest).toMatchObject({ scope: '/', display: 'standalone' });
  expect(read('app.html').toString()).toContain(`content="${manifest.theme_color}"`);
  expect(read('src/theme.css').toString()).toContain(`--background: light-dark(${manifest.background_color},`);
});

test('each icon of the manifest has the size that it says, and systems find one to cut and two to show', () => {
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) expect(sizeOf(`public${src}`)).toBe(sizes);
  expect(pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  expect(sizeOf('public/icons/apple-touch-icon.png')).toBe('180x180');
});

test('every page may load the manifest, and only the site itself may bring a worker, which no cache holds', () => {
  const headers = headersFile(SETTINGS, []);
  expect(headers).toContain("manifest-src 'self'; worker-src 'self';");
  expect(headers).toContain('/sw.js\n  Cache-Control: no-cache\n');
  expect(headers).toContain('/manifest.webmanifest\n  Content-Type: application/manifest+json\n');
  expect(publicPolicy(SETTINGS, false, { scripts: [], styles: [] })).toContain("manifest-src 'self';");
});
