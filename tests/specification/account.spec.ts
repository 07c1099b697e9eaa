import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { enter, makeMember, type Member } from './support/people.ts';
import { expectPassingToast } from './support/toasts.ts';

const JOINED = new Date('2026-03-04T12:00:00Z');

let page: Page;
let member: Member;
let picture: Buffer;
test.beforeAll(async ({ browser, sql, baseURL }) => {
  page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  member = await makeMember(sql, { createdAt: JOINED });
  await enter(page, member, '/account');
  picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
});
test.afterAll(() => page.context().close());

const file = () => ({ name: 'me.png', mimeType: 'image/png', buffer: picture });
const value = (label: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

async function open(button: string): Promise<Locator> {
  await page.goto('/account');
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
}

test('§2 Account, §9: an investor finds their avatar, the details and when they joined: day of month, month, two-digit year', async () => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Profile Information');
  await expect(page.getByText('AL', { exact: true })).toBeVisible();
  await expect(value('Name')).toHaveText('Ada Example Lovelace');
  await expect(value('Email')).toHaveText(member.email);
  await expect(value('Phone Number')).toHaveText('+354 555 0100');
  await expect(value('Joined')).toHaveText('4 March 26');
});

test('§9: an investor sees the backdrop of a modal appear within 500 ms, and at once when they want no motion', async () => {
  await expect(await open('Update Details')).toBeVisible();
  const duration = () =>
    page.evaluate(() => {
      const backdrop = document.elementFromPoint(1, 1);
      return backdrop && getComputedStyle(backdrop).animationDuration;
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await duration()).toBe('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0.001s');
});

test("§2 Account, §5 Profile picture, §8: 'Upload Picture' opens 'Update Profile Picture', where an investor who chooses no file is told 'Please Select an Image'", async () => {
  const dialog = await open('Upload Picture');
  await expect(dialog.getByRole('heading', { name: 'Update Profile Picture' })).toBeVisible();
  await expect(dialog.getByLabel('Picture', { exact: true })).toHaveAttribute('type', 'file');
  await expectPassingToast(page, 'Please Select an Image', 'bottom-center', () =>
    dialog.getByRole('button', { name: 'Upload', exact: true }).click(),
  );
});

test("§8: an investor whose picture is saved is told 'Image Uploaded', and sees the part that they chose", async ({
  sql,
}) => {
  const dialog = await open('Upload Picture');
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(file());
  await dialog.getByLabel('Zoom').fill('2');
  await expect(dialog.getByLabel('Crop')).toBeVisible();
  await expectPassingToast(page, 'Image Uploaded', 'top-center', () =>
    dialog.getByRole('button', { name: 'Upload', exact: true }).click(),
  );
  const shown = page.getByRole('img', { name: 'Your picture' });
  await expect(shown).toBeVisible();
  const size = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([150, 150]);
  const [row] = await sql<{ path: string }[]>`select avatar_path as path from profiles where id = ${member.id}`;
  expect(row?.path).toMatch(new RegExp(`^${member.id}/`));
});

test("§8: an investor whose upload fails (the forty-first file of a day) is told 'Could Not Upload Image'", async ({
  sql,
}) => {
  await sql`
    insert into storage.objects (bucket_id, name, owner, owner_id)
    select 'proofs', ${member.id} || '/' || gen_random_uuid() || '.png', ${member.id}, ${member.id} from generate_series(1, 40)`;
  const dialog = await open('Upload Picture');
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(file());
  await expectPassingToast(page, 'Could Not Upload Image', 'bottom-center', () =>
    dialog.getByRole('button', { name: 'Upload', exact: true }).click(),
  );
  await expect(dialog.getByText('You’ve uploaded too many files today. Try again tomorrow.')).toBeVisible();
});

test("§2 Account, §5 Profile update, §8: 'Update Details' opens 'Edit Profile', where an investor who leaves a field empty is told 'Please fill the form correctly'", async () => {
  const dialog = await open('Update Details');
  await expect(dialog.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada Example Lovelace');
  await expect(dialog.getByLabel('Phone Number')).toHaveValue('+354 555 0100');
  await dialog.getByLabel('Name').fill('');
  await expectPassingToast(page, 'Please fill the form correctly', 'bottom-center', () =>
    dialog.getByRole('button', { name: 'update', exact: true }).click(),
  );
  await expect(dialog).toBeVisible();
});

test("§8: an investor whose details are saved is told 'Details have been updated'", async ({ sql }) => {
  const dialog = await open('Update Details');
  await dialog.getByLabel('Name').fill('Ada King');
  await dialog.getByLabel('Phone Number').fill('+354 555 0101');
  await expectPassingToast(page, 'Details have been updated', 'top-center', () =>
    dialog.getByRole('button', { name: 'update', exact: true }).click(),
  );
  await expect(value('Name')).toHaveText('Ada King');
  expect(await sql`select name, phone from profiles where id = ${member.id}`).toEqual([
    { name: 'Ada King', phone: '+354 555 0101' },
  ]);
});

const submitKyc = () => page.getByRole('button', { name: 'Submit', exact: true }).click();

test("§2 Account, §5 KYC, §8: an investor finds 'Complete Customer Kyc', and one who leaves out the document is told 'Please fill out the form correctly', and nothing is sent (departure: there it was)", async ({
  sql,
}) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Complete Customer Kyc' })).toBeVisible();
  await expect(page.getByText(/A worker ID, driver’s licence or other legal/)).toBeVisible();
  await expect(page.getByText('We never ask for your bank login.')).toBeVisible();
  await expect(page.getByLabel('Identity Document')).toHaveAttribute('type', 'file');
  await page.getByLabel('Home Address').fill('1 Some Street, Reykjavik');
  await expectPassingToast(page, 'Please fill out the form correctly', 'bottom-center', submitKyc);
  expect([...(await sql`select from kyc_cases where investor_id = ${member.id}`)]).toEqual([]);
});

test("§8: an investor whose details are complete is told 'Kyc Details Uploaded', and reads what became of them", async ({
  sql,
}) => {
  await sql`update storage.objects set created_at = now() - interval '2 days' where name like ${`${member.id}/%`}`;
  await page.goto('/account');
  await page.getByLabel('Home Address').fill('1 Some Street, Reykjavik');
  await page.getByLabel('Identity Document').setInputFiles(file());
  await expectPassingToast(page, 'Kyc Details Uploaded', 'top-center', submitKyc);
  await expect(page.getByText('Your details are being reviewed')).toBeVisible();
  await sql`
    update kyc_cases set status = 'rejected', reason = 'Too dark to read', reviewed_at = now(),
      reviewed_by = '00000000-0000-4000-8000-000000000003' where investor_id = ${member.id}`;
  await expect(page.getByText('Reason: Too dark to read')).toBeVisible();
  await expect(page.getByLabel('Home Address')).toBeEditable();
});

test('§2 Account: an investor closes the account, and it can no longer be signed in to (beyond)', async ({
  browser,
  baseURL,
  sql,
}) => {
  const leaving = await makeMember(sql);
  const tab = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(tab, leaving, '/account?tab=data');
  await tab.getByRole('button', { name: 'Close the account' }).click();
  const dialog = tab.getByRole('dialog');
  await expect(dialog.getByText('What is kept, and why')).toBeVisible();
  await dialog.getByLabel('Enter your email address to confirm').fill(leaving.email);
  await dialog.getByLabel('Current password').fill(leaving.password);
  await dialog.getByRole('button', { name: 'Close the account' }).click();
  await expect(tab).toHaveURL(/\/login/);
  await expect(tab.getByText('Your account has been closed')).toBeVisible();
  await tab.getByLabel('Email').fill(leaving.email);
  await tab.getByLabel('Password', { exact: true }).fill(leaving.password);
  await tab.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(tab.getByText('Password is Incorrect')).toHaveCount(2);
  await tab.context().close();
});
