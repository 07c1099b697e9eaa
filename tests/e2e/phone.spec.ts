import { expect, test } from './fixtures.ts';
import { signIn } from './screens.ts';

test('an investor with a phone reads below a dialog what failed, not over its buttons', async ({
  page,
  demo,
}) => {
  // What the bars of its browser leave of the screen.
  await page.setViewportSize({ width: 390, height: 664 });
  await signIn(page, 'investor@example.com', demo.password);
  await page.goto('/withdraw');
  await page.getByRole('button', { name: 'Request Withdrawal: Bitcoin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Enter Address').fill('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  await dialog.getByLabel('Enter Amount').fill('1000');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.route('**/rpc/request_withdrawal', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  const toast = page.locator('[data-sonner-toast][data-y-position=bottom][data-mounted=true]');
  await expect(toast).toBeVisible();
  // On its way up from below it is still out of the way.
  await expect.poll(async () => (await toast.boundingBox())?.y ?? Infinity).toBeLessThan(600);
  const [form, notice] = [await dialog.boundingBox(), await toast.boundingBox()];
  const end = (form?.y ?? 0) + (form?.height ?? 0);
  expect(end).toBeGreaterThan(400);
  expect(notice?.y).toBeGreaterThanOrEqual(end);
});
