/**
 * `npm run bench -- web [runs]`: what a visitor waits for. The production build behind the project's own server, a
 * local Supabase behind that, no third party; for each page the bytes that travel, and the median of five Lighthouse
 * runs as on a phone. The small size weighs all pages and visits one with a form.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Result } from 'lighthouse';
import { serveClient } from '../../scripts/local/static-server.ts';
import { runTool } from '../../scripts/tool.ts';
import type { Browser as Program } from '../support/browser.ts';
import type { Site } from '../support/site.ts';
import { weigh } from '../support/weigh.ts';
import type { Bench } from './kit/bench.ts';
import { median, round } from './kit/figures.ts';

const PAGES = {
  home: '/',
  about: '/about',
  terms: '/terms',
  contact: '/contact',
  transparency: '/transparency',
  login: '/login',
  register: '/register',
};
const SIZES = {
  small: { runs: 1, visited: ['login'] },
  full: { runs: 5, visited: Object.keys(PAGES) },
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const VISIT_FIGURES = [...CATEGORIES.map(keyOf), 'lcp_ms', 'tbt_ms', 'cls'];

type Figures = Record<string, number>;

export const web: Bench = async ({ size, words, say, openSite }) => {
  const { runs: usual, visited } = SIZES[size];
  const runs = Number(words[0] ?? usual);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`${words[0]} is no number of runs, such as 5.`);
  const { site, browser } = await openSite();
  const { program, close } = await serveToLighthouse(site);
  const results: Record<string, Figures> = Object.fromEntries(Object.keys(PAGES).map((name) => [name, {}]));
  const measure = async ([name, path]: [string, string]) => {
    const url = site.url + path;
    const visits: Figures[] = [];
    while (visited.includes(name) && visits.length < runs) visits.push(await visit(program, url));
    results[name] = { ...(await weighAnew(browser, url)), ...medians(visits) };
    say(`${path} ${JSON.stringify(results[name])}`);
  };
  try {
    if (size === 'small') await Promise.all(Object.entries(PAGES).map(measure));
    else for (const page of Object.entries(PAGES)) await measure(page);
    return results;
  } finally {
    await close();
  }
};

/** Serves the site so that Lighthouse can load it; resolves to a browser that knows its address. */
async function serveToLighthouse(site: Site): Promise<{ program: Program; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'glassmine-lighthouse-'));
  await cp(site.client, folder, { recursive: true });
  // With this header, whose value is every browser's default, Lighthouse loads no page in npm's Chromium
  // (net::ERR_ABORTED).
  const headers = join(folder, '_headers');
  await writeFile(headers, (await readFile(headers, 'utf8')).replace(/^ *Referrer-Policy:.*\n/m, ''));
  const server = await serveClient(folder, 0);
  const { host } = new URL(site.addressOf(site.url));
  const args = site.browser.args.map((arg) => arg.replace(host, new URL(server.url).host));
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { program: { ...site.browser, args }, close };
}

/**
 * Measures one visit in a browser of its own.
 * @throws Error if the page cannot be measured
 */
async function visit({ executablePath, args, env }: Program, url: string): Promise<Figures> {
  // Lighthouse splits its flags at spaces outside of quotes.
  const flags = ['--headless', ...args.map((arg) => arg.replace(/=(.*)/, '="$1"'))];
  const { ok, output, errors } = await runTool(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      // Browsers would take Brotli; budgets count what every host supports.
      '--extra-headers={"Accept-Encoding":"gzip"}',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath } },
  );
  if (!ok) throw new Error(`${url} could not be measured:\n${errors}`);
  const { audits, categories, runtimeError } = JSON.parse(output) as Result;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scores = CATEGORIES.map((id) => [keyOf(id), round((categories[id]?.score ?? 0) * 100)]);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    ...(Object.fromEntries(scores) as Figures),
    lcp_ms: round(number('largest-contentful-paint')),
    tbt_ms: round(number('total-blocking-time')),
    cls: round(number('cumulative-layout-shift'), 4),
  };
}

/** Returns the medians of all visits; without visits, the same keys with NaN, which JSON writes as null. */
function medians(visits: readonly Figures[]): Figures {
  return Object.fromEntries(
    VISIT_FIGURES.map((key) => [key, median(visits.map((figures) => figures[key] ?? Number.NaN))]),
  );
}

async function weighAnew(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext();
  try {
    const { js, all, requests } = await weigh(await context.newPage(), url);
    return { js_kb: round(js / 1000, 1), total_kb: round(all / 1000, 1), requests };
  } finally {
    await context.close();
  }
}

function keyOf(category: string): string {
  return category.replace('-', '_');
}
