import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { block } from './support/forms.ts';

const FAQ = [
  ['Is this real money?', 'Not while every page says “Sandbox” at the top'],
  ['How do I fund my account?', 'Enter an amount under Deposit'],
  ['Are the returns guaranteed?', 'No. A plan’s figure is a target'],
  ['When can I withdraw?', 'Any time your email address is confirmed'],
  ['What happens to my documents?', 'We store them privately'],
] as const;

async function openAnswers(page: Page): Promise<number[]> {
  const shown = await Promise.all(FAQ.map(([, answer]) => page.getByText(answer).isVisible()));
  return shown.flatMap((isShown, place) => (isShown ? [place] : []));
}

const question = (page: Page, place: number) => page.getByText(FAQ[place]?.[0] ?? '', { exact: true });

test('§2 About: a visitor finds the bar, an introduction, four statements, five questions, the footer, and that no registration was entered in this sandbox', async ({
  read,
}) => {
  const page = await read('/about');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About /);
  await expect(page.getByRole('main').getByRole('paragraph').first()).not.toBeEmpty();
  for (const title of ['Our Story', 'Our Mission', 'Our Vision', 'Our Values']) {
    const statement = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(statement.getByRole('paragraph')).not.toBeEmpty();
  }
  const registrations = block(page, 'Registrations');
  await expect(registrations).toContainText('No regulatory registrations yet.');
  await expect(registrations).toContainText('This is a sandbox');
  for (const [words] of FAQ) await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(block(page, 'Questions').locator('summary, button')).toHaveCount(FAQ.length);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
});

test('§2 About: a visitor finds an entered registration with its number, linked to the public register', async ({
  page,
  sql,
}) => {
  const entry = { authority: 'A register', number: 'TEST-42', url: 'https://register.example/42' };
  await sql`update public.site set registrations = ${sql.json([entry])}`;
  try {
    await page.goto('/about');
    const link = block(page, 'Registrations').getByRole('link', { name: /TEST-42/ });
    await expect(link).toHaveAttribute('href', entry.url);
    await expect(block(page, 'Registrations')).not.toContainText('No regulatory registrations');
  } finally {
    await sql`update public.site set registrations = '[]'`;
  }
});

test('§2 About: a visitor finds the first question open, and one more click or key opens another one alone, or closes it', async ({
  page,
}) => {
  await page.goto('/about');
  await expect.poll(() => openAnswers(page)).toEqual([0]);
  await question(page, 3).click();
  await expect.poll(() => openAnswers(page)).toEqual([3]);
  await question(page, 3).click();
  await expect.poll(() => openAnswers(page)).toEqual([]);
  await block(page, 'Questions').locator('summary, button').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => openAnswers(page)).toEqual([1]);
});
