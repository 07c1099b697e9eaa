import type { Page } from '@playwright/test';
import { expectInTime } from '../support/page-time.ts';
import { BAD_FILES, enterAmount, fillProof, picture, submitProof } from './support/files.ts';
import { expect, test } from './support/fixtures.ts';
import { openAs } from './support/investors.ts';
import { toasts } from './support/toasts.ts';

const UPLOADS = '**/storage/v1/upload/resumable**';

const depositsOf = (sql: Parameters<typeof openAs>[1], id: string) =>
  sql`select amount_cents from public.deposits where investor_id = ${id}`;

async function openPayment(page: Page): Promise<void> {
  await page.goto('/deposit');
  await enterAmount(page);
}

for (const [what, file, words] of BAD_FILES) {
  test(`an investor who gives a proof ${what} reads why it is refused at once, and nothing is sent`, async ({
    investor: { page },
  }) => {
    await openPayment(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/v1/')) sent.push(request.url());
    });
    await fillProof(page, file);
    await expect(page.getByText(words)).toBeVisible();
    await submitProof(page);
    await expect(page.getByLabel('Payment Proof')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });
}

test('an investor drops a proof on the form and sees it before it is sent; two at once are refused', async ({
  investor: { page },
}) => {
  await openPayment(page);
  const zone = page.getByText('Drop the file here, or choose it:').locator('..');
  const drop = async (count: number) => {
    const dataTransfer = await page.evaluateHandle(
      ({ bytes, times }) => {
        const transfer = new DataTransfer();
        for (let index = 0; index < times; index += 1)
          transfer.items.add(new File([new Uint8Array(bytes)], `proof-${index}.png`, { type: 'image/png' }));
        return transfer;
      },
      { bytes: [...picture.buffer], times: count },
    );
    await zone.dispatchEvent('drop', { dataTransfer });
  };
  await drop(2);
  await expect(toasts(page).getByText('Please choose one file only.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'What will be sent: proof-0.png' })).toHaveCount(0);
  await drop(1);
  await expect(page.getByRole('img', { name: 'What will be sent: proof-0.png' })).toBeVisible();
});

test('an investor who clicks twice makes one deposit', async ({ page, sql }) => {
  const { id } = await openAs(page, sql, '/deposit');
  await enterAmount(page);
  await fillProof(page);
  await page.getByRole('button', { name: 'Submit Payment' }).dblclick();
  await expect(page).toHaveURL('/dashboard');
  expect(await depositsOf(sql, id)).toHaveLength(1);
});

test('an investor who goes offline keeps everything they entered, and sends it when the line is back', async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/deposit');
  await enterAmount(page);
  await fillProof(page);
  await page.context().setOffline(true);
  await submitProof(page);
  await expectInTime(page, toasts(page).getByText('Payment Not Sent'));
  await expect(page.getByRole('alert')).toContainText('You are offline, and nothing was sent.');
  await expect(page.getByLabel('Payment Method')).toHaveValue('bitcoin');
  await page.context().setOffline(false);
  await submitProof(page);
  await expect(page).toHaveURL('/dashboard');
  expect(await depositsOf(sql, id)).toHaveLength(1);
});

test('an investor whose line breaks while the proof is on its way goes on with the same upload', async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/deposit');
  await enterAmount(page);
  await fillProof(page);
  let begun = 0;
  let isBroken = true;
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() === 'POST') begun += 1;
    if (isBroken && route.request().method() === 'PATCH') await route.abort();
    else await route.fallback();
  });
  await submitProof(page);
  await expectInTime(page, toasts(page).getByText('Payment Not Sent'));
  isBroken = false;
  await submitProof(page);
  await expect(page).toHaveURL('/dashboard');
  expect(begun).toBe(1);
  expect(await depositsOf(sql, id)).toHaveLength(1);
});

test('an investor whose session ends before the proof is sent is asked to sign in, and nothing half is left', async ({
  page,
  sql,
}) => {
  const { id } = await openAs(page, sql, '/deposit');
  await enterAmount(page);
  await fillProof(page);
  // In one go: the page may notice at any moment, and then it has no such button any more.
  await page.getByRole('button', { name: 'Submit Payment' }).evaluate((button: HTMLButtonElement) => {
    sessionStorage.removeItem('token');
    button.click();
  });
  await expect(page).toHaveURL(/\/login/);
  expect(await depositsOf(sql, id)).toHaveLength(0);
});

test("§8: an investor whose live updates are cut off is told 'Please Refresh Browser', and the list recovers by itself", async ({
  page,
  sql,
}) => {
  let isDown = false;
  await page.routeWebSocket(/\/realtime\/v1/, (socket) => {
    if (isDown) {
      void socket.close({ code: 1012 });
      return;
    }
    socket.connectToServer();
    open.add(socket);
  });
  const open = new Set<{ close: (options: { code: number }) => Promise<void> }>();
  const person = await openAs(page, sql, '/deposit', { deposited: 150_000 });
  await expect(page.getByRole('row', { name: /\$1,500\.00/ })).toBeVisible();
  await expect(page.getByText('Please Refresh Browser')).toBeHidden();
  isDown = true;
  for (const socket of open) await socket.close({ code: 1012 });
  await expect(page.getByText('Please Refresh Browser')).toBeVisible();
  // What happens meanwhile is not heard of …
  await sql`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${person.id}, 77700, 'USDT', ${`${person.id}/00000000-0000-4000-8000-0000000000aa.png`})`;
  isDown = false;
  // … until the line is back.
  await expectInTime(page, page.getByRole('row', { name: /\$777\.00/ }));
  await expect(page.getByText('Please Refresh Browser')).toBeHidden();
});

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('§9: an investor reads the day of the books (UTC), wherever they are', async ({ page, sql }) => {
    const { id } = await openAs(page, sql, '/dashboard', { deposited: 150_000 });
    await sql`update public.deposits set created_at = '2026-03-04T23:30:00Z' where investor_id = ${id}`;
    await page.goto('/deposit');
    await expect(page.getByRole('row', { name: /\$1,500\.00/ })).toContainText('2026/03/04');
  });
});
