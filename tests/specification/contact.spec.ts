import { expect, test } from './support/fixtures.ts';
import { fillComplaint } from './support/forms.ts';

test('§2 Contact: a visitor finds the header of the site', async ({ read }) => {
  const bar = (await read('/contact')).getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
});

test("§2 Contact: a visitor reads the heading 'Let us here your complain', spelled so", async ({ read }) => {
  const heading = (await read('/contact')).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Let us here your complain');
});

for (const field of ['Name', 'Email', 'Subject', 'Message']) {
  test(`§2 Contact: a visitor finds the field ${field} in the complaint form`, async ({ read }) => {
    const form = (await read('/contact')).getByRole('main').locator('form');
    await expect(form.getByLabel(field, { exact: true })).toBeEditable();
  });
}

test('§2 Contact: a visitor finds a Send button', async ({ read }) => {
  await expect((await read('/contact')).getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('§2 Contact: a visitor may write any subject, for its field is text (departure: e-mail type, a defect there)', async ({
  read,
}) => {
  const subject = (await read('/contact')).getByLabel('Subject');
  expect(await subject.evaluate((field: HTMLInputElement) => field.type)).toBe('text');
});

test('§2 Contact: a visitor finds cards for the location, the e-mail and the phone, which say that none was entered', async ({
  read,
}) => {
  const main = (await read('/contact')).getByRole('main');
  for (const name of ['Location', 'Email', 'Phone'])
    await expect(main.getByRole('term').filter({ hasText: name })).toBeVisible();
  await expect(main.getByText('Not entered in this sandbox')).toHaveCount(3);
});

test('§2 Contact: a visitor finds the location, the e-mail and the phone that an operator entered', async ({
  page,
  sql,
}) => {
  await sql`
    update public.site
    set contact_email = 'help@example.com', contact_phone = '+1 217 555 0100', postal_location = 'Springfield, Illinois'`;
  try {
    await page.goto('/contact');
    const values = page.getByRole('main').getByRole('definition');
    await expect(values).toHaveText(['Springfield, Illinois', 'help@example.com', '+1 217 555 0100']);
  } finally {
    await sql`update public.site set contact_email = null, contact_phone = null, postal_location = null`;
  }
});

test('§2 Contact: a visitor finds the footer', async ({ read }) => {
  await expect((await read('/contact')).getByRole('contentinfo')).toBeVisible();
});

for (const field of ['Name', 'Email', 'Subject', 'Message']) {
  test(`§5 Contact: a visitor who leaves ${field} empty is told 'Please fill the form correctly', and nothing is sent`, async ({
    page,
    sql,
  }) => {
    const email = `no-${field.toLowerCase()}@example.com`;
    await page.goto('/contact');
    await fillComplaint(page, { email });
    await page.getByLabel(field, { exact: true }).fill('  ');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please fill the form correctly')).toBeVisible();
    await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    expect(await sql`select 1 from public.contact_messages where email = ${email}`).toHaveLength(0);
  });
}

test("§8: a visitor sees the error toast at the bottom, in the middle, and the success toast 'message sent' at the top", async ({
  page,
}) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // Where it comes to rest. In one look: on a busy machine its five seconds may be over when it is asked for again.
  const placeOf = (words: string) =>
    page.getByText(words).evaluate(async (element) => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.contains(element) : false,
        );
      await Promise.all(moving.map(({ finished }) => finished));
      const box = element.getBoundingClientRect();
      return { center: box.x + box.width / 2, middle: box.y + box.height / 2 };
    });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send' }).click();
  const error = await placeOf('Please fill the form correctly');
  expect(error.middle).toBeGreaterThan(height * 0.75);
  expect(Math.abs(error.center - width / 2)).toBeLessThan(width / 8);
  await fillComplaint(page, { email: 'toast@example.com' });
  await page.getByRole('button', { name: 'Send' }).click();
  const success = await placeOf('message sent');
  expect(success.middle).toBeLessThan(height * 0.25);
  expect(Math.abs(success.center - width / 2)).toBeLessThan(width / 8);
});

test("§4 Contact: a visitor who filled the form is told 'message sent', and an operator can read it (departure: there nothing is sent)", async ({
  page,
  sql,
}) => {
  await page.goto('/contact');
  await fillComplaint(page, { email: 'complaint@example.com', subject: 'Late', message: 'It is late.' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('message sent')).toBeVisible();
  const stored = await sql`
    select name, subject, message from public.contact_messages where email = 'complaint@example.com'`;
  expect([...stored]).toEqual([{ name: 'A Visitor', subject: 'Late', message: 'It is late.' }]);
});
