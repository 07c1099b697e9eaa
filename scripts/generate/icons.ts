/** `npm run icons`: draws the icons of the installed application, `public/icons`, from `public/favicon.svg`. They are in the repository; run this when the mark changes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tests/support/browser.ts';
import { repository } from '../tool.ts';

const PAPER = '#fafaf7';
/** The corner of an icon that no system cuts, and how much of the width the mark takes. */
const ICONS = [
  { name: 'icon-192', size: 192, corner: '20%', mark: '68%' },
  { name: 'icon-512', size: 512, corner: '20%', mark: '68%' },
  // Systems cut these to a shape: the mark stays inside the middle four fifths, and the paper reaches the edges.
  { name: 'maskable-512', size: 512, corner: '0', mark: '54%' },
  { name: 'apple-touch-icon', size: 180, corner: '0', mark: '62%' },
];

const folder = join(repository, 'public/icons');
const mark = readFileSync(join(repository, 'public/favicon.svg')).toString('base64');
const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
mkdirSync(folder, { recursive: true });
for (const { name, size, corner, mark: width } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' });
  await page.setContent(`<!doctype html>
<style>
  body { margin: 0; }
  div { height: 100vh; display: grid; place-items: center; border-radius: ${corner}; background: ${PAPER}; }
  img { width: ${width}; }
</style>
<div><img alt="" src="data:image/svg+xml;base64,${mark}"></div>`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
