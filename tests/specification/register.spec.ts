import { expect, test } from './support/fixtures.ts';
import { fillRegistration } from './support/forms.ts';
import { makeMember } from './support/people.ts';

const FIELDS = ['Name', 'Email', 'Phone Number', 'Password', 'Choose Country'];

test("§2 Register, §7: a visitor finds the form with the countries of GET /api/v0.1/countries, and links to /login and to 'Terms & Conditions'", async ({
  page,
}) => {
  const [answer] = await Promise.all([page.waitForResponse('**/api/v0.1/countries'), page.goto('/register')]);
  const { data } = (await answer.json()) as { data: { country: string }[] };
  expect(data.length).toBeGreaterThan(190);
  expect(data).toContainEqual(expect.objectContaining({ country: 'Iceland' }));
  await expect(page.getByLabel('Choose Country').getByRole('option')).toHaveCount(data.length + 1);
  for (const field of FIELDS) await expect(page.getByLabel(field, { exact: true })).toBeEditable();
  await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled();
  for (const [name, href] of [
    ['Login', '/login'],
    ['Terms & Conditions', '/terms'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('§4 Registration: a newcomer is welcomed, led to /login, sent a verification message, and has a record with their name, phone and country', async ({
  newcomer: { email, toast, path },
  mailTo,
  sql,
}) => {
  expect(toast).toMatch(/^Welcome to Glassmine/);
  expect(path).toBe('/login');
  const { subject, links } = await mailTo(email);
  expect(links, subject).toContainEqual(expect.stringContaining('/confirmed#token_hash='));
  const [record] = await sql`select name, phone, country from public.profiles where email = ${email}`;
  expect(record).toEqual({ name: 'Newcomer Example', phone: '+354 555 0199', country: 'Iceland' });
});

test('§3 User: a newcomer is not verified before the e-mail address is, has nothing booked, and their password is stored nowhere as they entered it (departure: Auth keeps its hash)', async ({
  newcomer: { email, password },
  sql,
}) => {
  const confirmed = await makeMember(sql);
  const [person] = await sql<{ hash: string; record: string; verified: boolean; booked: boolean }[]>`
    select encrypted_password as hash, (to_jsonb(u) || to_jsonb(p))::text as record, p.verified,
      exists (select from ledger.transfers t where t.investor_id = p.id) as booked
    from auth.users u join public.profiles p on p.id = u.id where u.email = ${email}`;
  expect(person).toMatchObject({ verified: false, booked: false });
  expect(person?.record).not.toContain(password);
  expect(person?.hash).toMatch(/^\$2[aby]\$/);
  const [other] = await sql`select verified from public.profiles where email = ${confirmed.email}`;
  expect(other).toEqual({ verified: true });
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

test("§5 Registration: a visitor who leaves a field empty is told 'Please fill the form correctly', and nothing is sent (departure: there it was sent)", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/register');
  for (const field of FIELDS) {
    await fillRegistration(page, { email: 'empty@example.com' });
    const control = page.getByLabel(field, { exact: true });
    if (field === 'Choose Country') await control.selectOption('');
    else await control.fill('');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Please fill the form correctly').first()).toBeVisible();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent).toEqual([]);
});

test("§8: a visitor is told 'Email is already in use' of a registered e-mail, and 'Invalid Email' of a bad one", async ({
  page,
}) => {
  await page.goto('/register');
  for (const [email, words] of [
    ['investor@example.com', 'Email is already in use'],
    ['not an address', 'Invalid Email'],
  ] as const) {
    await fillRegistration(page, { email });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(words).first()).toBeVisible();
  }
});
