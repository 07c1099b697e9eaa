import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import type { Browser as Program } from '../../support/browser.ts';

export function openBrowser({ executablePath, args, env }: Program): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
    // Playwright would end the process before the servers have stopped; the runner closes everything.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

export async function signedIn(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(readDemoPeople().password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('/dashboard');
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  await context.addInitScript((session: string) => sessionStorage.setItem('token', session), token);
  await page.close();
  return context;
}
