import { opener, expect, test } from '../support/people.ts';

test('a frozen person writes from their account, an operator sees whose it is and answers by mail', async ({
  pageOf,
  person,
  mailTo,
}) => {
  const frozen = await person('Frozen Fred', 100_000);
  const [page, ann] = [
    await pageOf(frozen.email),
    await pageOf('reviewer', `/operator/person?id=${frozen.id}`),
  ];
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await ann.getByRole('button', { name: 'Freeze' }).click();
  await ann.getByLabel('Reason').fill('The bank asked.');
  await ann.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click();
  await page.getByRole('link', { name: 'Your account is frozen' }).click();
  await expect(page).toHaveURL('/support');
  await page.getByLabel('Subject').fill('My account');
  await page.getByLabel('Message').fill('What did the bank ask?\n<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText('message sent')).toBeVisible();
  const received = await mailTo(frozen.email);
  const [, reference = ''] = /\((\w{8})\)/.exec(received.subject) ?? [];
  await expect(page.getByText(`We have received your message ${reference}`)).toBeVisible();

  await ann.goto('/operator/messages');
  await expect(opener(ann, { id: '', name: 'Frozen Fred' })).toHaveCount(1);
  await opener(ann, { id: '', name: 'Frozen Fred' }).click();
  await ann.getByLabel('Answer').fill('Where the deposit came from.');
  await ann.getByRole('button', { name: 'Send the answer' }).click();
  await expect(ann.getByText(`Your answer is on its way to ${frozen.email}.`)).toBeVisible();
  await expect(page.getByText('Where the deposit came from.')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, .* unread/ }).click();
  await expect(page.getByText('An operator has answered your message “My account”.')).toBeVisible();
  const answer = await mailTo(frozen.email, [received.id]);
  expect(answer.subject).toContain(reference);
  expect(answer.text).toContain('Where the deposit came from.');
});

test('an operator goes from a message to the account that it came from', async ({ pageOf, person }) => {
  const fred = await person('Writing Fred');
  const page = await pageOf(fred.email, '/support');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('How do I start?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('message sent')).toBeVisible();
  const ann = await pageOf('reviewer', '/operator/messages');
  await opener(ann, { id: '', name: 'Writing Fred' }).click();
  await ann.getByRole('link', { name: 'Written from this account' }).click();
  await expect(ann).toHaveURL(`/operator/person?id=${fred.id}`);
  await expect(ann.getByRole('heading', { name: 'Writing Fred' })).toBeVisible();
  await ann.getByText('A question').click();
  await expect(ann.getByText('How do I start?')).toBeVisible();
  await ann.getByRole('link', { name: 'Message', exact: true }).click();
  await ann.getByRole('button', { name: 'Close without an answer' }).click();
  await expect(page.getByText('An operator closed this without an answer.')).toBeAttached();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
});
