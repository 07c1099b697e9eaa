import { barriersIn } from '../support/barriers.ts';
import { expect, test } from '../support/people.ts';
import { openSettled } from '../support/screens.ts';

test('back office: an operator finds a person by Ctrl-K and a part of the name, and a case by its id, without the mouse', async ({
  pageOf,
  person,
  sql,
}) => {
  const { id, name } = await person('Quentin Paletta', 500_000);
  const page = await pageOf('reviewer');
  await openSettled(page, '/operator');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the back office' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('paletta');
  await expect(dialog.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
  expect(await barriersIn(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/operator/person?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const [deposit] = await sql<{ id: string }[]>`select id from public.deposits where investor_id = ${id} limit 1`;
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(deposit?.id.slice(0, 8) ?? '');
  await expect(dialog.getByRole('option', { name: /Deposits.*decided/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/operator/audit?subject=${deposit?.id ?? ''}`);
});
