/** `npm run card`: draws the picture of shared links, `public/card.png`. It is in the repository; run this when the look changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tests/support/browser.ts';
import { repository } from '../tool.ts';

const SIZE = { width: 1200, height: 630 };
const INK = '#14191a';
const font = readFileSync(join(repository, 'src/fonts/inter-latin.woff2')).toString('base64');

const card = `<!doctype html>
<style>
  @font-face { font-family: Inter; font-weight: 400 600; src: url(data:font/woff2;base64,${font}); }
  body { margin: 0; background: #fafaf7; }
  text { font-family: Inter; fill: ${INK}; }
</style>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">
  <g stroke="${INK}" stroke-opacity=".14">
    ${[480, 505, 532, 562, 596].map((y) => `<path d="M0 ${y}c160-36 250 16 410-6s220-58 390-40 250 32 400-8" />`).join('')}
  </g>
  <g transform="translate(730 70) scale(1.1)">
    <path fill="#fafaf7" d="M220 24 88 132l-26 70 158 206 158-206-26-70Z" />
    <g fill="${INK}">
      <path d="M220 24 88 132l72 20Z" opacity=".06" />
      <path d="m220 24 132 108-72 20Z" opacity=".12" />
      <path d="m88 132-26 70 66 12 32-62Z" opacity=".14" />
      <path d="m352 132 26 70-66 12-32-62Z" opacity=".05" />
      <path d="m62 202 158 206-92-194Z" opacity=".22" />
      <path d="m378 202-158 206 92-194Z" opacity=".1" />
      <path d="m128 214 92 194 92-194Z" opacity=".08" />
    </g>
    <path fill="#13695a" d="m220 24-60 128h120Z" />
    <g stroke="${INK}" stroke-linejoin="round" stroke-width="1.5">
      <path d="M220 24 88 132l-26 70 158 206 158-206-26-70Z" />
      <path d="m88 132 72 20-32 62-66-12M352 132l-72 20 32 62 66-12M160 152h120M128 214h184M128 214l92 194 92-194M160 152l60-128 60 128" />
    </g>
  </g>
  <text x="96" y="335" font-size="112" font-weight="600" letter-spacing="-4">Glassmine</text>
  <path stroke="#13695a" stroke-width="6" d="M100 384h120" />
</svg>`;

const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(card, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(repository, 'public/card.png') });
await browser.close();
