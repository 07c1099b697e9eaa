import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/people.ts';

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
