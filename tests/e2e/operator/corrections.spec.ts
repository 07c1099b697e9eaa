import { randomUUID } from 'node:crypto';
import { expect, test, waitingWithdrawal } from '../support/people.ts';

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

test('back office: a correction of more than is left cannot be booked, and is refused with a reason', async ({
  pageOf,
  person,
  sql,
}) => {
  const spender = await person('Spender Sid', 50_000);
  const reviewer = await pageOf('reviewer', `/operator/person?id=${spender.id}`);
  await reviewer.getByRole('button', { name: 'Correct the balance' }).click();
  const proposal = reviewer.getByRole('dialog');
  await proposal.getByLabel('Direction').selectOption('Take from the balance');
  await proposal.getByLabel('Amount').fill('400');
  await proposal.getByLabel('What is corrected').fill('The deposit of Monday');
  await proposal.getByLabel('Reason').fill('Credited twice');
  await proposal.getByRole('button', { name: 'Show what would change' }).click();
  await proposal.getByRole('button', { name: 'Propose -$400.00' }).click();
  await expect(proposal).toBeHidden();
  await waitingWithdrawal(sql, spender, 20_000);
  const treasurer = await pageOf('treasurer', '/operator/corrections');
  await treasurer.getByRole('button', { name: /Spender Sid$/ }).click();
  const dialog = treasurer.getByRole('dialog');
  await expect(dialog.getByText(/It cannot be booked now/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByLabel('Reason').fill('Not there any more');
  await dialog.getByRole('button', { name: 'Yes, reject' }).click();
  await expect(treasurer.getByText('Refused. Nothing was booked.')).toBeVisible();
});

test('back office: a treasurer grants a bonus, closes messages at once, reads the reports and publishes a snapshot', async ({
  pageOf,
  person,
  sql,
}) => {
  const helper = await person('Helper Hal', 50_000);
  const treasurer = await pageOf('treasurer', `/operator/person?id=${helper.id}`);
  await treasurer.getByRole('button', { name: 'Grant a bonus' }).click();
  const dialog = treasurer.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('5');
  await dialog.getByLabel('Reason').fill('Reported a defect');
  await dialog.getByRole('button', { name: 'Show what would change' }).click();
  await dialog.getByRole('button', { name: 'Grant $5.00' }).click();
  await expect(treasurer.getByText('Helper Hal has been granted $5.00.')).toBeVisible();
  await expect(treasurer.getByText('$505.00').first()).toBeVisible();

  for (const name of ['Chatty Cleo', 'Chatty Carl'])
    await sql`
      insert into public.contact_messages (name, email, subject, message)
      values (${name}, ${`${randomUUID()}@example.com`}, 'Hello', 'Only saying hello.')`;
  await treasurer.goto('/operator/messages');
  const reviewer = await pageOf('reviewer', '/operator/messages');
  await reviewer.getByRole('button', { name: /of Chatty Carl$/ }).click();
  // Another test may have left a message open.
  const carl = treasurer.getByRole('row', { name: /Chatty Carl/ });
  await expect(carl.getByText('Demo Reviewer has it open')).toBeVisible();
  for (const name of ['Chatty Cleo', 'Chatty Carl'])
    await treasurer.getByRole('checkbox', { name: new RegExp(`of ${name}$`) }).check();
  await treasurer.getByRole('button', { name: 'Close 2 without an answer' }).click();
  await treasurer.getByRole('button', { name: 'Yes, close 2' }).click();
  await expect(treasurer.getByText('Closed: 1. No mail was sent.')).toBeVisible();
  const left = treasurer.getByRole('main').getByText(/Left open, another operator has it: [0-9A-F]{8} \(/);
  await expect(left).toBeVisible();

  await treasurer.goto('/operator/reports');
  await expect(treasurer.getByRole('img', { name: /^Deposits approved from/ })).toBeVisible();
  await treasurer.goto('/operator/proof');
  await treasurer.getByRole('button', { name: 'Take a snapshot now' }).click();
  await expect(treasurer.getByText(/^Snapshot \d+ has been published\.$/)).toBeVisible();
});
