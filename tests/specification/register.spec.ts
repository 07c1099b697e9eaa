import { expect, test } from './support/fixtures.ts';
import { fillRegistration } from './support/forms.ts';
import { makeMember } from './support/people.ts';

for (const field of ['Name', 'Email', 'Phone Number', 'Password']) {
  test(`§2 Register: a visitor finds the field ${field}`, async ({ read }) => {
    await expect((await read('/register')).getByLabel(field, { exact: true })).toBeEditable();
  });
}

test("§2 Register: a visitor finds a 'Choose Country' dropdown", async ({ read }) => {
  await expect((await read('/register')).getByRole('combobox', { name: 'Choose Country' })).toBeEnabled();
});

test('§2 Register: a visitor finds a Register button', async ({ read }) => {
  await expect((await read('/register')).getByRole('button', { name: 'Register' })).toBeEnabled();
});

test('§2 Register: a visitor finds a link to /login', async ({ read }) => {
  await expect((await read('/register')).getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test("§2 Register: a visitor finds a link to /terms, 'Terms & Conditions'", async ({ read }) => {
  const link = (await read('/register')).getByRole('link', { name: 'Terms & Conditions' });
  await expect(link).toHaveAttribute('href', '/terms');
});

test('§2 Register: a visitor gets the country list when the screen opens', async ({ page }) => {
  const [answer] = await Promise.all([page.waitForResponse('**/api/v0.1/countries'), page.goto('/register')]);
  const { data } = (await answer.json()) as { data: { country: string }[] };
  expect(data.length).toBeGreaterThan(190);
  // And one that asks to choose.
  await expect(page.getByLabel('Choose Country').getByRole('option')).toHaveCount(data.length + 1);
});

test('§7: a developer gets from GET /api/v0.1/countries data, a list whose items have a country', async ({
  request,
  site,
}) => {
  const answer = await request.get(site.addressOf(`${site.url}/api/v0.1/countries`));
  const { data } = (await answer.json()) as { data: unknown[] };
  expect(data).toContainEqual(expect.objectContaining({ country: 'Iceland' }));
});

test('§4 Registration: a newcomer gets a verification message', async ({ newcomer, mailTo }) => {
  const { subject, links } = await mailTo(newcomer.email);
  expect(links, subject).toContainEqual(expect.stringContaining('/confirmed#token_hash='));
});

test('§4 Registration: a newcomer has a record with their name, phone and country', async ({
  newcomer,
  sql,
}) => {
  const [record] =
    await sql`select name, phone, country from public.profiles where email = ${newcomer.email}`;
  expect(record).toEqual({ name: 'Newcomer Example', phone: '+354 555 0199', country: 'Iceland' });
});

test("§3 User: a newcomer is verified as the identity provider's email-verified flag says", async ({
  newcomer,
  sql,
}) => {
  const confirmed = await makeMember(sql);
  const isVerified = async ({ email }: { email: string }) =>
    (await sql<{ verified: boolean }[]>`select verified from public.profiles where email = ${email}`)[0]
      ?.verified;
  expect(await isVerified(newcomer)).toBe(false);
  expect(await isVerified(confirmed)).toBe(true);
});

test('§3 User: a newcomer begins with nothing: balance, profit, bonus, deposited and packages are 0', async ({
  newcomer,
  sql,
}) => {
  const booked = await sql`
    select 1 from ledger.transfers t join public.profiles p on p.id = t.investor_id where p.email = ${newcomer.email}`;
  expect(booked).toHaveLength(0);
});

test('§3 User: a newcomer’s password is stored nowhere as they entered it (departure: Auth keeps its hash)', async ({
  newcomer,
  sql,
}) => {
  const [person] = await sql<{ hash: string; record: string }[]>`
    select encrypted_password as hash, (to_jsonb(u) || to_jsonb(p))::text as record
    from auth.users u join public.profiles p on p.id = u.id where u.email = ${newcomer.email}`;
  expect(person?.record).not.toContain(newcomer.password);
  expect(person?.hash).toMatch(/^\$2[aby]\$/);
});

test('§4 Registration: a newcomer sees a welcome toast', async ({ newcomer }) => {
  expect(newcomer.toast).toMatch(/^Welcome to Glassmine/);
});

test('§4 Registration: a newcomer is led to /login', async ({ newcomer }) => {
  expect(newcomer.path).toBe('/login');
});

test('§5 Registration: a newcomer needs a password greater than six characters, and seven are', async ({
  page,
  newcomer,
}) => {
  await page.goto('/register');
  await fillRegistration(page, { email: 'short@example.com', password: 'sixsix' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Password Should be Greater than six characters').first()).toBeVisible();
  await expect(page).toHaveURL('/register');
  expect(newcomer.password).toHaveLength(7);
});

for (const field of ['Name', 'Email', 'Phone Number', 'Password', 'Choose Country']) {
  test(`§5 Registration: a visitor who leaves ${field} empty is told 'Please fill the form correctly', and nothing is sent (departure: there it was sent)`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/register');
    await fillRegistration(page, { email: 'empty@example.com' });
    const control = page.getByLabel(field, { exact: true });
    if (field === 'Choose Country') await control.selectOption('');
    else await control.fill('');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Please fill the form correctly')).toBeVisible();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });
}

test("§8: a visitor who registers a registered e-mail is told 'Email is already in use'", async ({
  page,
}) => {
  await page.goto('/register');
  await fillRegistration(page, { email: 'investor@example.com' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Email is already in use').first()).toBeVisible();
});

test("§8: a visitor who registers a bad e-mail is told 'Invalid Email'", async ({ page }) => {
  await page.goto('/register');
  await fillRegistration(page, { email: 'not an address' });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Invalid Email').first()).toBeVisible();
});
