import { chromium } from '@playwright/test';
import postgres from 'postgres';
import { findBrowser } from './support/browser.ts';
import { startSite } from './support/site.ts';
const site = await startSite();
const browser = await chromium.launch({ ...findBrowser() });
const out = '/tmp/wt/person-scratch/';
const sql = postgres(site.dbUrl, { max: 1 });
try {
  const victim = '00000000-0000-4000-8000-000000000001';
  await sql`update notifications set created_at = created_at - interval '1 hour'`;
  await sql`insert into notifications (investor_id, kind, subject_id, amount_cents, detail) values (${victim}, 'withdrawals.rejected', gen_random_uuid(), 123456, 'The address belongs to another network.')`;
  const login = async (width: number, height: number, scheme: 'light' | 'dark', email: string) => {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height },
      colorScheme: scheme,
    });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('glassmine-demo');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('/dashboard');
    await page.waitForTimeout(600);
    return page;
  };
  for (const [w, h, scheme] of [
    [1440, 900, 'light'],
    [390, 844, 'dark'],
    [768, 1024, 'light'],
  ] as const) {
    const page = await login(w, h, scheme, 'investor@example.com');
    for (const path of ['account', 'refer', 'signals']) {
      await page.goto(`/${path}`);
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${out}${path}-${w}-${scheme}.png`, fullPage: true });
    }
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${out}bell-${w}-${scheme}.png` });
    await page.keyboard.press('Escape');
    await page.goto('/account');
    await page.getByRole('button', { name: 'Upload Picture' }).click();
    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 380, height: 600 } }),
    });
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}crop-${w}-${scheme}.png` });
    if (w === 1440) {
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}avatar-${w}.png` });
    }
    await page.context().close();
  }
  const fresh = await login(1440, 900, 'dark', 'new@example.com');
  await fresh.goto('/signals');
  await fresh.waitForTimeout(700);
  await fresh.screenshot({ path: `${out}signals-none-1440-dark.png` });
  await fresh.context().close();
  const rtl = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    locale: 'ar',
  });
  const page = await rtl.newPage();
  await page.goto('/ar/login');
  await page.locator('input[type=email]').fill('reviewer@example.com');
  await page.locator('input[type=password]').fill('glassmine-demo');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('/dashboard');
  await page.goto('/account');
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `${out}account-ar.png`, fullPage: true });
} catch (error) {
  console.log(error);
} finally {
  await browser.close();
  await sql.end();
  await site.close();
}
