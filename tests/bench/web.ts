/**
 * `npm run bench:web [-- --runs N]`: what a visitor waits for. The production build behind the project's own server, a
 * local Supabase behind that, no third party; for each page the bytes that travel, and the median of five Lighthouse
 * runs as on a phone. The last line is one JSON object.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePorts } from '../../supabase/embedded/ports.ts';
import { findBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';

const PAGES = {
  home: '/',
  about: '/about',
  terms: '/terms',
  contact: '/contact',
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
 * One visit with an empty cache.
 * @throws Error when the page could not be measured
 */
async function visit(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse did not look at ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  // The site's own; the database is asked for what changes.
  const { origin } = new URL(url);
  const files = items.filter(({ url: file }) => typeof file === 'string' && file.startsWith(origin));
  const bytes = (some: typeof files) => some.reduce((sum, item) => sum + Number(item['transferSize']), 0);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    js_kb: round(bytes(files.filter((item) => item['resourceType'] === 'Script')) / 1000, 1),
    total_kb: round(bytes(files) / 1000, 1),
    requests: files.length,
    ...Object.fromEntries(
      CATEGORIES.map((id) => [id.replace('-', '_'), round((categories[id]?.score ?? 0) * 100, 0)]),
    ),
    lcp_ms: round(number('largest-contentful-paint'), 0),
    tbt_ms: round(number('total-blocking-time'), 0),
    cls: round(number('cumulative-layout-shift'), 4),
  };
}

async function measure(url: string, port: number): Promise<Figures> {
  const visits: Figures[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url, port));
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((figures) => figures[name] ?? Number.NaN))]),
  );
}

const site = await startSite();
try {
  const [port = 0] = await freePorts(1);
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  const results: Record<string, Figures> = {};
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      results[name] = await measure(site.url + path, port);
      say(`${path} ${JSON.stringify(results[name])}`);
    }
  } finally {
    await browser.close();
  }
  say(JSON.stringify(results));
} finally {
  await site.close();
}
