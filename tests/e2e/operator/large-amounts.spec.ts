import { expect, test } from '../support/people.ts';

test('back office: large income and a large bonus wait for a second treasurer, who finds both from the menu', async ({
  pageOf,
  person,
}) => {
  const lara = await person('Large Lara');
  const [treasurer, admin] = [
    await pageOf('treasurer', '/operator/yield?plan=platinum'),
    await pageOf('admin', '/operator/deposits'),
  ];
  const menu = admin.getByRole('navigation', { name: 'Operator' });
  await treasurer.getByLabel('Income of the day').fill('10000.01');
  await treasurer.getByLabel('Evidence', { exact: true }).fill('stated by the pool, statement 9');
  await treasurer.getByRole('button', { name: 'Show what would be credited' }).click();
  await treasurer.getByRole('button', { name: /^Book \$10,000\.01 for/ }).click();
  await expect(treasurer.getByText(/^Proposed: \$10,000\.01 for/)).toBeVisible();
  await expect(treasurer.getByText('You proposed this. Another treasurer must book it.')).toBeVisible();
  await menu.getByRole('link', { name: /^Yield\s*1/ }).click();
  const waiting = admin.getByRole('region', { name: 'Waiting for a second treasurer' });
  await expect(waiting).toContainText('Stated by the pool, statement 9, not proven');
  await waiting.getByRole('button', { name: /^Book: / }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
  await expect(admin.getByText(/^Booked: \$10,000\.01 for/)).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(treasurer.getByText('You proposed this.')).toBeHidden();

  await treasurer.goto(`/operator/person?id=${lara.id}`);
  await treasurer.getByRole('button', { name: 'Grant a bonus' }).click();
  await treasurer.getByLabel('Amount').fill('1000.01');
  await treasurer.getByLabel('Reason').fill('Found a serious defect');
  await treasurer.getByRole('button', { name: 'Show what would change' }).click();
  await treasurer.getByRole('button', { name: 'Grant $1,000.01' }).click();
  await expect(treasurer.getByText(/^Proposed: \$1,000\.01 for Large Lara/)).toBeVisible();
  await menu.getByRole('link', { name: /^Corrections/ }).click();
  await admin.getByRole('button', { name: 'Review the bonus of +$1,000.01 for Large Lara' }).click();
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(admin.getByText('Booked: +$1,000.01 for Large Lara.')).toBeVisible();
});
