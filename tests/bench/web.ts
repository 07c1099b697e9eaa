/**
 * `npm run bench:web [-- --runs N]`: what a visitor waits for. The production build behind the project's own server, a
 * local Supabase behind that, no third party; for each page the bytes that travel, and the median of five Lighthouse
 * runs as on a phone. The last line is one JSON object.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { runTool } from '../../scripts/tool.ts';
import { findBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { weigh } from '../support/weigh.ts';

const PAGES = {
  home: '/',
  about: '/about',
  terms: '/terms',
  contact: '/contact',
  transparency: '/transparency',
  login: '/login',
  register: '/register',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number of runs, such as 5.');

/** What one Lighthouse run of one page found. */
type Figures = Record<string, number>;

const say = (line: string) => process.stdout.write(`${line}\n`);
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/**
 * One visit by a browser of its own.
 * @throws Error when the page could not be measured
 */
async function visit(url: string): Promise<Figures> {
  const { executablePath, args, env } = findBrowser();
  const { ok, output, errors } = await runTool(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      // Browsers would take Brotli; budgets count what every host can do.
      '--extra-headers={"Accept-Encoding":"gzip"}',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath } },
  );
  if (!ok) throw new Error(`${url} could not be measured:\n${errors}`);
  const { audits, categories, runtimeError } = JSON.parse(output) as Result;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    ...Object.fromEntries(
      CATEGORIES.map((id) => [id.replace('-', '_'), round((categories[id]?.score ?? 0) * 100, 0)]),
    ),
    lcp_ms: round(number('largest-contentful-paint'), 0),
    tbt_ms: round(number('total-blocking-time'), 0),
    cls: round(number('cumulative-layout-shift'), 4),
  };
}

async function measure(url: string): Promise<Figures> {
  const visits: Figures[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url));
  const names = Object.keys(visits[0] ?? {});
  const medians = names.map((name) => [name, median(visits.map((figures) => figures[name] ?? Number.NaN))]);
  return { ...(await weighAnew(url)), ...(Object.fromEntries(medians) as Figures) };
}

/** The bytes of a first visit; they are the same every time. */
async function weighAnew(url: string): Promise<Figures> {
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const { js, all, requests } = await weigh(await browser.newPage(), url);
    return { js_kb: round(js / 1000, 1), total_kb: round(all / 1000, 1), requests };
  } finally {
    await browser.close();
  }
}

const site = await startSite();
try {
  // With this header, whose value is every browser's default, Lighthouse loads no page in npm's Chromium (net::ERR_ABORTED).
  const headers = join(site.client, '_headers');
  await writeFile(headers, (await readFile(headers, 'utf8')).replace(/^ *Referrer-Policy:.*\n/m, ''));
  const results: Record<string, Figures> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    results[name] = await measure(site.url + path);
    say(`${path} ${JSON.stringify(results[name])}`);
  }
  say(JSON.stringify(results));
} finally {
  await site.close();
}
