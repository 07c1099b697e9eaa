import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, waitingDeposit } from '../support/people.ts';
import { feed, MIDS, removePrices } from '../support/prices.ts';

test.afterEach(({ site }) => removePrices(site));

/**
 * Opens a page and waits until it hears what everyone is told. What changes between the answer that it came with and that moment it
 * notices within five minutes.
 */
async function openLive(page: Page, path: string): Promise<void> {
  // The page before may still be about to open its own.
  await page.goto('about:blank');
  const joined = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => /everyone.*"status":"ok"/s.test(payload.toString()),
    }),
  );
  await page.goto(path);
  await joined;
}

test('back office: an admin changes a plan, a second admin with the old form gets an error, and investors see the new card', async ({
  pageOf,
  sql,
  person,
}) => {
  const second = await person('Second Sol');
  await sql`insert into private.operators (user_id, role) values (${second.id}, 'admin')`;
  const [admin, other] = [
    await pageOf('admin', '/operator/plans?plan=sliver'),
    await pageOf(second.email, '/operator/plans?plan=sliver'),
  ];
  try {
    const form = admin.getByRole('dialog');
    // Both have the form open as it was; a slow second page would just be shown what the first one saved.
    await expect(other.getByRole('dialog').getByLabel('Title')).toHaveValue('Sliver');
    await form.getByLabel('Title').fill('Silver Now');
    await expect(form.getByRole('article', { name: 'Silver Now' })).toContainText('target, not guaranteed');
    await form.getByLabel('Reason').fill('A misspelling');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Silver Now has been saved.')).toBeVisible();
    await expect(
      other.getByRole('dialog').getByText('Another operator has saved this since you opened it.'),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Show what it is now' }).click();
    await expect(other.getByRole('dialog').getByLabel('Title')).toHaveValue('Silver Now');
    const investor = await pageOf('investor', '/invest');
    await expect(investor.getByRole('article', { name: 'Silver Now' })).toBeVisible();
    await admin.goto('/operator/audit?action=plan_changed');
    await expect(admin.getByText('A misspelling')).toBeVisible();
  } finally {
    await sql`update public.plans set title = 'Sliver' where id = 'sliver'`;
    await sql`delete from private.operators where user_id = ${second.id}`;
  }
});

test('back office: a way to pay that an admin takes out of use leaves the form of an investor', async ({
  pageOf,
  sql,
}) => {
  try {
    const admin = await pageOf('admin', '/operator/methods');
    await admin.getByRole('button', { name: 'Change DOGE' }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('Its network is down');
    await admin.getByRole('button', { name: 'Take out of use' }).click();
    await expect(admin.getByText('DOGE has been saved.')).toBeVisible();
    const investor = await pageOf('investor', '/deposit');
    await investor.getByRole('button', { name: 'New Deposit' }).click();
    await investor.getByLabel('Enter Amount').fill('1500');
    await investor.getByRole('button', { name: 'Continue' }).click();
    await expect(investor.getByRole('option', { name: 'Litecoin (no address yet)' })).toBeAttached();
    await expect(investor.getByRole('option', { name: 'DOGE' })).toHaveCount(0);
  } finally {
    await sql`update public.payment_methods set active = true where name <> 'TON'`;
  }
});

test('back office: a reviewer cannot approve above the limit that an admin set, and an operator of another role can', async ({
  pageOf,
  sql,
  person,
}) => {
  try {
    const rich = await person('Limit Lea');
    await waitingDeposit(sql, rich, 700_000);
    const admin = await pageOf('admin', '/operator/operators');
    await admin.getByRole('button', { name: 'Change Reviewer: Approve a deposit' }).click();
    await admin.getByRole('dialog').getByLabel('Limit').fill('5000');
    await admin.getByRole('dialog').getByLabel('Reason').fill('New reviewers');
    await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByText('Reviewer: Approve a deposit has been saved.')).toBeVisible();
    const reviewer = await pageOf('reviewer', '/operator/deposits');
    const row = reviewer.getByRole('row', { name: /Limit Lea/ });
    await expect(row.getByText('Stated amount above your limit')).toBeVisible();
    await row.getByRole('button').click();
    const dialog = reviewer.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByLabel('Amount that arrived').fill('7000');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/above your limit of \$5,000\.00/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Yes, approve' })).toHaveCount(0);
    await reviewer.keyboard.press('Escape');
    const treasurer = await pageOf('treasurer', '/operator/deposits');
    await treasurer
      .getByRole('row', { name: /Limit Lea/ })
      .getByRole('button')
      .click();
    await expect(treasurer.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeVisible();
  } finally {
    await sql`update private.role_limits set max_cents = 10000000`;
  }
});

test('back office: a claim is public only after a second operator verified its evidence, and until it is withdrawn', async ({
  pageOf,
  page,
}) => {
  const words = `The source code is open <b>${randomUUID().slice(0, 8)}</b>.`;
  const [writer, verifier] = [
    await pageOf('reviewer', '/operator/claims'),
    await pageOf('treasurer', '/operator/claims'),
  ];
  await writer.getByLabel('Claim').fill(words);
  await writer.getByLabel('Link to the evidence').fill('https://example.com/source');
  await writer.getByRole('button', { name: 'Write the claim' }).click();
  await expect(writer.getByText('You wrote this: another operator must verify it.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(words)).toHaveCount(0);
  await verifier
    .getByRole('button', {
      name: `I have seen the evidence: verify “${words}”`,
    })
    .click();
  await expect(verifier.getByText('Verified. Visitors read it now.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await writer.getByRole('button', { name: `Withdraw “${words}”` }).click();
  await writer.getByLabel('Reason').fill('It moved');
  await writer.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(writer.getByText('Withdrawn: no one sees it any more.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('back office: a treasurer announces something, an investor reads it at once, and it goes when it is withdrawn', async ({
  pageOf,
}) => {
  const investor = await pageOf('investor');
  await openLive(investor, '/transactions');
  const treasurer = await pageOf('treasurer', '/operator/announcements');
  await treasurer.getByLabel('Title').fill('Maintenance <script>alert(1)</script>');
  await treasurer.getByLabel('Text', { exact: true }).fill('On Sunday.\nIt takes an hour.');
  await treasurer.getByLabel('Weight').selectOption('Important');
  await treasurer.getByRole('button', { name: 'Publish' }).click();
  await expect(treasurer.getByText('Published.')).toBeVisible();
  const heading = investor.getByRole('heading', {
    name: /^Important: ?Maintenance <script>/,
  });
  await expect(heading).toBeVisible();
  await openLive(investor, '/dashboard');
  await expect(heading).toBeVisible();
  await treasurer.getByRole('button', { name: /^Withdraw/ }).click();
  await treasurer.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(heading).toHaveCount(0);
});

test('back office: a reviewer publishes a signal, and an investor who holds a plan reads it at once with its price', async ({
  pageOf,
  site,
}) => {
  await feed(site, MIDS);
  const investor = await pageOf('investor', '/signals');
  const reviewer = await pageOf('reviewer', '/operator/signals');
  await expect(investor.getByText('Example signal')).toBeVisible();
  await reviewer.getByLabel('Title').fill('Hashrate rose');
  await reviewer.getByLabel('Instrument').selectOption({ label: 'Bitcoin' });
  await reviewer.getByRole('radio', { name: 'Down' }).check();
  await reviewer.getByLabel('Text', { exact: true }).fill('By two percent.');
  await feed(site, MIDS);
  await reviewer.getByRole('button', { name: 'Publish' }).click();
  const published = investor.getByRole('listitem').filter({ hasText: 'Hashrate rose' });
  await expect(published).toContainText('Bitcoin is expected to be lower on');
  await expect(published).toContainText('Price when published: $');
});
