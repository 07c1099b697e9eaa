import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { repository } from '../../scripts/tool.ts';

const PAPER = '#fafaf7';
const inBase64 = (path: string) => readFileSync(join(repository, path)).toString('base64');
const mark = inBase64('public/favicon.svg');

/** The mark on paper: the corner of an icon that no system cuts, and how much of the width the mark takes. */
const icon = (name: string, size: number, corner: string, width: string) => ({
  path: `public/icons/${name}.png`,
  viewport: { width: size, height: size },
  html: `<div style="height: 100vh; display: grid; place-items: center; border-radius: ${corner}; background: ${PAPER}">
  <img alt="" style="width: ${width}" src="data:image/svg+xml;base64,${mark}"></div>`,
});

const PICTURES = [
  icon('icon-192', 192, '20%', '68%'),
  icon('icon-512', 512, '20%', '68%'),
  // Systems cut these to a shape: the mark stays inside the middle four fifths, and the paper reaches the edges.
  icon('maskable-512', 512, '0', '54%'),
  icon('apple-touch-icon', 180, '0', '62%'),
  {
    path: 'public/card.png',
    viewport: { width: 1200, height: 630 },
    html: `<style>@font-face { font-family: Inter; font-weight: 400 600; src: url(data:font/woff2;base64,${inBase64('src/fonts/inter-latin.woff2')}) }</style>
${readFileSync(join(repository, 'tests/pictures/card.svg'), 'utf8')}`,
  },
];

/** Draws the picture of shared links and the icons of the installed application, which are in the repository. */
export async function drawIcons(browser: Browser): Promise<void> {
  for (const { path, viewport, html } of PICTURES) {
    const page = await browser.newPage({ viewport, colorScheme: 'light' });
    await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${html}`, {
      waitUntil: 'networkidle',
    });
    await page.evaluate(() => document.fonts.ready);
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    await page.screenshot({ path: join(repository, path), omitBackground: true });
    await page.close();
  }
}
