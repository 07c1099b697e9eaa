import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildClient } from '../../../scripts/local/client-build.ts';
import { type StaticServer, serveClient } from '../../../scripts/local/static-server.ts';
import { expect, test } from '../support/fixtures.ts';

const PAGES: Record<string, { type: string; text: string }> = {
  '/embed-widget/ticker-tape/': {
    type: 'text/html',
    text: '<p>S&amp;P 500 as the provider has it</p><script>parent.postMessage("ready", "*")</script>',
  },
  '/chat.js': {
    type: 'text/javascript',
    text: `const bubble = document.createElement('div');
      bubble.id = 'chat';
      bubble.textContent = 'Chat';
      const style = document.createElement('style');
      style.textContent = '#chat { position: fixed; inset-block-end: 0; inset-inline-end: 0 }';
      document.body.append(style, bubble);`,
  },
};

let folder: string;
let server: StaticServer;
let provider: Server;
let mood: 'answers' | 'is silent' = 'answers';
let asked: string[];

test.beforeAll(async ({ site }) => {
  provider = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    asked.push(pathname);
    const page = PAGES[pathname];
    if (mood === 'is silent') return;
    response.writeHead(page ? 200 : 404, { 'Content-Type': page?.type ?? 'text/plain' }).end(page?.text);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'glassmine-third-parties-'));
  const settings = {
    ...site.settings,
    VITE_MARKET_WIDGETS: origin,
    VITE_LIVE_CHAT_SRC: `${origin}/chat.js`,
  };
  await buildClient({ folder, settings });
  server = await serveClient(folder, 0);
});

test.afterAll(async () => {
  await server.close();
  provider.close();
  provider.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(() => {
  mood = 'answers';
  asked = [];
});

async function openHome(page: Page): Promise<void> {
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: /^Start Today !!/ })).toHaveCount(6);
}

const tape = (page: Page) => page.locator('[data-market]');
const chat = (page: Page) => page.locator('#chat');

test('a visitor finds the market tape of the provider and the live chat on the home page, and nowhere else', async ({
  page,
}) => {
  await openHome(page);
  await expect(chat(page)).toHaveCSS('position', 'fixed');
  await tape(page).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('[data-market] iframe').getByText(/as the provider has it/)).toBeVisible();
  await expect(tape(page)).toHaveCSS('opacity', '1');
  for (const path of ['/about', '/contact', '/terms', '/login', '/register', '/no-such-page']) {
    asked = [];
    await page.goto(server.url + path);
    await page.waitForLoadState('networkidle');
    await expect(chat(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  }
});

test('a visitor whose third parties never answer has the whole page, and nothing in their place', async ({ page }) => {
  mood = 'is silent';
  await openHome(page);
  await tape(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.toSorted()).toEqual(['/chat.js', '/embed-widget/ticker-tape/']);
  await expect(tape(page)).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(`${server.url}/register`);
});
