import { expect, test } from '../support/people.ts';

test('back office: an operator proposes a correction, a second one books it, and the person is told why', async ({
  pageOf,
  person,
}) => {
  const wronged = await person('Wronged Wilma', 50_000);
  const page = await pageOf(wronged.email, '/transactions?tab=statement');
  await expect(page.getByText('Deposit by bitcoin')).toBeVisible();
  const reviewer = await pageOf('reviewer', `/operator/person?id=${wronged.id}`);
  const treasurer = await pageOf('treasurer', '/operator/corrections');
  await expect(treasurer.getByText('No correction is waiting')).toBeVisible();

  await reviewer.getByRole('button', { name: 'Correct the balance' }).click();
  const proposal = reviewer.getByRole('dialog');
  await proposal.getByLabel('Amount').fill('12.34');
  await proposal.getByLabel('What is corrected').fill('The deposit of Monday');
  await proposal.getByLabel('Reason').fill('The network paid more than was credited');
  await proposal.getByRole('button', { name: 'Show what would change' }).click();
  await expect(proposal.getByText('$512.34')).toBeVisible();
  await proposal.getByRole('button', { name: 'Propose +$12.34' }).click();
  await expect(reviewer.getByText(/A second operator must book it/)).toBeVisible();
  await expect(proposal).toBeHidden();
  await reviewer.goto('/operator/corrections');
  await reviewer.getByRole('button', { name: /Wronged Wilma$/ }).click();
  await expect(reviewer.getByRole('dialog').getByText(/You proposed this/)).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Approve' })).toBeHidden();
  await reviewer.keyboard.press('Escape');

  await treasurer.getByRole('button', { name: /Wronged Wilma$/ }).click();
  const dialog = treasurer.getByRole('dialog');
  await expect(dialog.getByText('The network paid more than was credited').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(treasurer.getByText('Booked: +$12.34 for Wronged Wilma.')).toBeVisible();
  await expect(reviewer.getByText('No correction is waiting')).toBeVisible();

  await expect(page.getByText('Correction: The network paid more than was credited').first()).toBeVisible();
  await expect(page.getByText(/These sums of all lines agree/)).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('A correction of $12.34 has been booked to your balance.')).toBeVisible();
});
