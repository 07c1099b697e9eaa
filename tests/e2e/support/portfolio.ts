import { expect, type Page } from '@playwright/test';
import { openScreen } from './screens.ts';

export async function openPortfolio(page: Page, dollars: string): Promise<void> {
  await openScreen(page, 'Portfolio');
  await page.getByRole('button', { name: 'Open a portfolio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open a portfolio' }).click();
  await page.getByRole('button', { name: 'Put money in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(dollars);
  await dialog.getByRole('button', { name: 'Put money in' }).click();
  await expect(page.getByRole('region', { name: 'My portfolio' })).toContainText(`$${dollars}`);
}
