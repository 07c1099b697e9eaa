import { expect, test } from './support/fixtures.ts';
import { fillComplaint, fillRegistration } from './support/forms.ts';

const COUNTRIES = '**/api/v0.1/countries';

/** Addresses that are legal and that careless forms refuse. */
const ODD = [
  "o'hara+tag@example.com",
  'first.last@sub.sub.example.co.uk',
  '1234567890@example.com',
  'a@example.museum',
  `${'l'.repeat(64)}@example.com`,
  'UPPER.Case@EXAMPLE.com',
  'under_score-dash@my-domain.example',
];

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
    await expect(page.getByText('The list of countries could not be loaded.')).toBeVisible();
    await expect(page.getByLabel('Choose Country')).toBeDisabled();
    expect(logged.length).toBeGreaterThan(0);
    await fillRegistration(page, { email: 'stateless@example.com', country: null });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login');
    const people = await sql`select country from public.profiles where email = 'stateless@example.com'`;
    expect([...people]).toEqual([{ country: '' }]);
  });
});

test('§5 Contact: a visitor with any legal e-mail address reaches the operators', async ({ page, sql }) => {
  await page.goto('/contact');
  for (const email of ODD) {
    await fillComplaint(page, { email });
    await page.getByRole('button', { name: 'Send' }).click();
    // The form is emptied when the message has been taken.
    await expect(page.getByLabel('Message')).toHaveValue('');
  }
  const taken = await sql<{ email: string }[]>`
    select email from public.contact_messages where email in ${sql(ODD)}`;
  expect(taken.map(({ email }) => email).toSorted()).toEqual(ODD.toSorted());
});

test('§5 Contact: a visitor who pastes megabytes is told the limit at once, and nothing is sent', async ({
  page,
  sql,
}) => {
  await page.goto('/contact');
  await fillComplaint(page, { email: 'novel@example.com', message: 'word '.repeat(600_000) });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/This is too long: \d+ characters at most/).first()).toBeVisible();
  expect(await sql`select 1 from public.contact_messages where email = 'novel@example.com'`).toHaveLength(0);
});

test('§4 Contact: a visitor whose name is a script is written down as they wrote it, and it does not run', async ({
  page,
  sql,
}) => {
  const name = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const title = await page.goto('/contact').then(() => page.title());
  await fillComplaint(page, { email: 'script@example.com', name });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('message sent')).toBeVisible();
  expect(await page.title()).toBe(title);
  const stored = await sql`select name from public.contact_messages where email = 'script@example.com'`;
  expect([...stored]).toEqual([{ name }]);
});
