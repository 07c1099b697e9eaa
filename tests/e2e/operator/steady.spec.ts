import { expect, test } from '../support/people.ts';
import { openSettled } from '../support/screens.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

test('an operator on a phone sees nothing move when a slow page comes up', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/rpc/find_people*', async (route) => {
    await asked.promise;
    await route.fallback();
  });
  await page.goto('/operator/people');
  await expect(page.getByText('Loading')).toBeAttached();
  asked.resolve(undefined);
  await page.getByRole('searchbox').waitFor();
  expect((await shiftsOf(page)).shift).toBeLessThanOrEqual(0.01);
});

test('an operator on a screen of 1440 × 900 px sees the way out without scrolling the menu', async ({
  pageOf,
}) => {
  const page = await pageOf('admin');
  // What the bars of a browser leave of it.
  await page.setViewportSize({ width: 1440, height: 740 });
  await openSettled(page, '/operator');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});
