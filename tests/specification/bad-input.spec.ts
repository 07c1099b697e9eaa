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

  test('§2 Register: a visitor gets the country list at another try', async ({ page }) => {
    await page.route(COUNTRIES, (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }));
    await page.goto('/register');
    await expect(page.getByLabel('Choose Country')).toBeDisabled();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute(COUNTRIES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Choose Country')).toBeEnabled();
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

test('§4 Registration: a visitor with an odd but legal e-mail address gets an account', async ({
  page,
  sql,
}) => {
  const email = "o'hara+first.last_tag@sub.example.museum";
  await page.goto('/register');
  await fillRegistration(page, { email });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login');
  expect(await sql`select 1 from public.profiles where email = ${email}`).toHaveLength(1);
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

test('§5 Registration: a visitor who pastes megabytes as their name is told the limit, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/register');
  await fillRegistration(page, { email: 'long@example.com', name: 'N'.repeat(2_000_000) });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/This is too long: \d+ characters at most/).first()).toBeVisible();
  expect(sent).toEqual([]);
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

test('§3 Plan: a visitor sees a plan whose title is a script as text, and it does not run', async ({
  page,
  sql,
}) => {
  const title = '<img src=x onerror=document.body.remove()>';
  await sql`update public.plans set title = ${title} where id = 'gold'`;
  try {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  } finally {
    await sql`update public.plans set title = 'Gold' where id = 'gold'`;
  }
});

test('§4 Contact: a visitor who clicks Send twice has sent one message', async ({ page, sql }) => {
  await page.goto('/contact');
  await fillComplaint(page, { email: 'twice@example.com' });
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText('message sent')).toBeVisible();
  expect(await sql`select 1 from public.contact_messages where email = 'twice@example.com'`).toHaveLength(1);
});

test('§2 Home: a visitor who subscribes twice, offline and then online, loses nothing and is sent one mail', async ({
  page,
  context,
  sql,
}) => {
  await page.goto('/');
  const email = page.getByLabel('Your e-mail address');
  await email.fill('reader@example.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/No connection to the server/)).toBeVisible();
  await expect(email).toHaveValue('reader@example.com');
  await context.setOffline(false);
  for (let time = 0; time < 2; time += 1) {
    await email.fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toHaveValue('');
  }
  const waiting = await sql`
    select confirmed_at from public.newsletter_subscriptions where email = 'reader@example.com'`;
  expect([...waiting]).toEqual([{ confirmed_at: null }]);
});

test('§2 Home: a visitor reads that the plans did not load, and gets them at another try', async ({
  page,
}) => {
  await page.route('**/rest/v1/rpc/front_page', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expect(page.getByText('Do not send real funds')).toBeVisible();
  await page.unroute('**/rest/v1/rpc/front_page');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Stater' })).toBeVisible();
});
