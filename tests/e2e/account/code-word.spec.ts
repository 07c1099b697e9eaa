import type { Page } from '@playwright/test';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

/** Opens the window of the code word and enters another one. */
async function choose(page: Page, word: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code word').fill(word);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save the word' }).click();
  await expect(page.getByText('The code word has been saved')).toBeVisible();
}

test('a person chooses a code word, knows our mails by it, and is warned of another one by the word that they know', async ({
  person,
  demo,
  page,
  mailTo,
}) => {
  const owner = await person('Wanda Word', 0);
  await signIn(page, owner.email, demo.password, '/account');
  await page.getByRole('button', { name: 'Set up: Code word in our mails' }).click();
  await choose(page, 'Blue Heron', demo.password);
  const first = await mailTo(owner.email);
  expect(first.text).toMatch(/^Your code word: Blue Heron/);

  await page.getByRole('button', { name: 'Manage: Code word in our mails' }).click();
  await page.getByRole('button', { name: 'Change the word' }).click();
  await choose(page, 'Grey Heron', demo.password);
  const second = await mailTo(owner.email, [first.id]);
  expect(second.text).toMatch(/^Your code word until now: Blue Heron/);
  expect(second.text).not.toContain('Grey');

  await page.getByRole('button', { name: 'Manage: Code word in our mails' }).click();
  await page.getByRole('button', { name: 'Show the word' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(demo.password);
  await page.getByRole('button', { name: 'Show the word' }).click();
  await expect(page.getByRole('dialog').getByText('Grey Heron')).toBeVisible();
});
