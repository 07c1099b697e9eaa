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

test('an investor who gives a proof that cannot be one reads why it is refused at once, and nothing is sent', async ({
  investor: { page },
}) => {
  await openPayment(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/')) sent.push(request.url());
  });
  for (const [what, file, words] of BAD_FILES) {
    await fillProof(page, file);
    await expect(page.getByText(words), what).toBeVisible();
    await submitProof(page);
    await expect(page.getByLabel('Payment Proof')).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent).toEqual([]);
});

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
