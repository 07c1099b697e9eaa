import { expect, test } from './support/fixtures.ts';
import { fillRegistration } from './support/forms.ts';

const COUNTRIES = '**/api/v0.1/countries';

test.describe('the service of countries is away', () => {
  // These expect a failure that is logged.
  test.use({ allowsPageErrors: true });

  test('§8: a visitor finds the country list disabled, the failure is logged, and they register without a country', async ({
    page,
    sql,
  }) => {
    const logged: Error[] = [];
    page.on('pageerror', (error) => logged.push(error));
    await page.route(COUNTRIES, (route) => route.fulfill({ status: 503 }));
    await page.goto('/register');
    await expect(page.getByText('We couldn’t load the list of countries.')).toBeVisible();
    await expect(page.getByLabel('Choose Country')).toBeDisabled();
    expect(logged.length).toBeGreaterThan(0);
    await fillRegistration(page, { email: 'stateless@example.com', country: null });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login');
    const people = await sql`select country from public.profiles where email = 'stateless@example.com'`;
    expect([...people]).toEqual([{ country: '' }]);
  });
});
