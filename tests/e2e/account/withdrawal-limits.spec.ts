import type { Page } from '@playwright/test';
import { ageFactor, codeField, setUpFactor } from '../support/factors.ts';
import { expect, test } from '../support/people.ts';
import { signIn } from '../support/screens.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

async function ask(page: Page, amount: string): Promise<void> {
  await page
    .getByRole('article', { name: 'Ethereum' })
    .getByRole('button', { name: 'Request Withdrawal' })
    .click();
  await page.getByLabel('Enter Address').fill(ADDRESS);
  await page.getByLabel('Enter Amount').fill(amount);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

async function setDayLimit(page: Page, button: string, amount: string, code: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Limit for 24 hours').fill(amount);
  await codeField(page).fill(code);
  await dialog.getByRole('button', { name: 'Save the limits' }).click();
  await expect(page.getByText('Your limits have been saved')).toBeVisible();
}

test('a person reads how much they can request, sets an authenticator up to request more, and limits themselves', async ({
  person,
  demo,
  page,
  sql,
  mailTo,
}) => {
  const owner = await person('Lena Limit', 900_000);
  await signIn(page, owner.email, demo.password);

  await test.step('the sum without an authenticator is shown before a deposit and before a request', async () => {
    await page.goto('/deposit');
    await expect(
      page.getByText(
        'Without a second factor, and for 24 hours after it is added, you can request withdrawals of at most $1,000.00 in 24 hours.',
      ),
    ).toBeVisible();
    await page.goto('/withdraw');
    await expect(page.getByText('$1,000.00 is left now.')).toBeVisible();
    await ask(page, '2000');
    await expect(page.getByLabel('Enter Amount')).toHaveAttribute('aria-invalid', 'true');
    await expect(
      page
        .getByRole('dialog')
        .getByText(
          /^Without a second factor, and for 24 hours after it is added, you can request \$1,000\.00 now/,
        ),
    ).toBeVisible();
  });

  const { totp } = await setUpFactor(page, demo.password);
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await test.step('an authenticator counts after a day', async () => {
    await page.goto('/withdraw');
    await expect(page.getByText('$1,000.00 is left now.')).toBeVisible();
    await ageFactor(sql, owner.id);
  });

  await test.step('with an authenticator, neither page says so and 2,000 dollars are requested', async () => {
    await page.goto('/deposit');
    await expect(page.getByRole('button', { name: 'New Deposit' })).toBeVisible();
    await expect(page.getByText('Without a second factor')).toHaveCount(0);
    await page.goto('/withdraw');
    await ask(page, '2000');
    await codeField(page).fill(totp.generate());
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Order Sent')).toBeVisible();
  });

  await test.step('a limit counts at once, and the request can still be cancelled', async () => {
    await setDayLimit(page, 'Set limits', '2500', totp.generate());
    await expect(page.getByText('$2,500.00 in 24 hours')).toBeVisible();
    await expect(page.getByText('Withdrawal limits changed')).toBeVisible();
    await expect
      .poll(async () => (await mailTo(owner.email)).subject)
      .toBe('Your withdrawal limits were changed');
    await page.goto('/withdraw');
    await expect(
      page.getByText(/^Your own limit is \$2,500\.00 in 24 hours\. \$500\.00 is left now\./),
    ).toBeVisible();
    await ask(page, '1000');
    await expect(
      page.getByRole('dialog').getByText(/^Your own limit for 24 hours leaves \$500\.00/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel the withdrawal of $2,000.00' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText(/\$2,500\.00 is left now\./)).toBeVisible();
  });

  await test.step('a higher limit waits, and can be taken back', async () => {
    await setDayLimit(page, 'Change limits', '9000', totp.generate());
    await expect(page.getByText(/^From .*: \$9,000\.00 in 24 hours\./)).toBeVisible();
    await page.getByRole('button', { name: 'Change limits' }).click();
    await page.getByRole('button', { name: 'Enter the limits that hold now' }).click();
    await expect(page.getByLabel('Limit for 24 hours')).toHaveValue('2500.00');
    await codeField(page).fill(totp.generate());
    await page.getByRole('button', { name: 'Save the limits' }).click();
    await expect(page.getByText(/^From .*: \$9,000\.00 in 24 hours\./)).toHaveCount(0);
    const lines =
      await sql`select limit_cents from private.withdrawal_limits where person_id = ${owner.id} order by id`;
    expect(lines.map(({ limit_cents }) => Number(limit_cents))).toEqual([250_000, 900_000, 250_000]);
  });
});
