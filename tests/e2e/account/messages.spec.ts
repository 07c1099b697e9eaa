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
