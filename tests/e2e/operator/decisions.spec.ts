import { ageProofs, codeField, setUpFactor } from '../support/factors.ts';
import { expect, opener, test, waitingWithdrawal } from '../support/people.ts';

test('back office: a decision on a screen left open takes a code, and is then made', async ({
  pageOf,
  person,
  sql,
  demo,
}) => {
  const olive = await person('Olive Operator');
  await sql`insert into private.operators (user_id, role) values (${olive.id}, 'reviewer')`;
  const wanda = await person('Wanda Waits', 250_000);
  await waitingWithdrawal(sql, wanda, 100_000);
  const page = await pageOf(olive.email, '/operator/withdrawals');
  await page.getByRole('link', { name: 'Set one up' }).click();
  const { totp } = await setUpFactor(page, demo.password);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto('/operator/withdrawals');
  await expect(page.getByRole('link', { name: 'Set one up' })).toBeHidden();

  await ageProofs(sql, page, olive.id);
  await opener(page, wanda).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByText('Please confirm with your authenticator app or your security key.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await codeField(page).fill(totp.generate());
  await question.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByText(/A second person can pay \$1,000\.00 to Wanda Waits now/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [withdrawal] =
    await sql`select status, reviewed_by from public.withdrawals where investor_id = ${wanda.id}`;
  expect(withdrawal).toEqual({ status: 'approved', reviewed_by: olive.id });
});
