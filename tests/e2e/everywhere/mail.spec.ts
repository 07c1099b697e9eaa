import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/screens.ts';

test('a visitor writes to us, an operator answers at the pageOf, and the answer comes by mail', async ({
  page,
  mailTo,
  demo,
}) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('How do I start?\n<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('message sent')).toBeVisible();
  const received = await mailTo(email);
  const [, reference = ''] = /\((\w{8})\)/.exec(received.subject) ?? [];

  await signIn(page, 'reviewer@example.com', demo.password, '/operator/messages');
  await page.getByRole('button', { name: `Read message ${reference} from Ada` }).click();
  await page.getByLabel('Answer').fill('Create an account first.\nIt takes a minute.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText(`Your answer is on its way to ${email}.`)).toBeVisible();
  await expect(page.getByText(reference)).toHaveCount(0);
  const answer = await mailTo(email, [received.id]);
  expect(answer.subject).toContain(reference);
  expect(answer.text).toContain('Create an account first.\nIt takes a minute.');
  expect(answer.html).not.toContain('<img');
});
