import { expect, test } from '../support/people.ts';
import { openSettled } from '../support/screens.ts';

test('an operator on a screen of 1440 × 900 px sees the way out without scrolling the menu', async ({ pageOf }) => {
  const page = await pageOf('admin');
  // What the bars of a browser leave of it.
  await page.setViewportSize({ width: 1440, height: 740 });
  await openSettled(page, '/operator');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});
