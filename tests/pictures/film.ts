import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openScreen } from '../e2e/support/screens.ts';
import { newTransactionId } from '../support/transaction-id.ts';
import { animate, type Frame, takePicture } from './webp.ts';

export const STAGE = { width: 1024, height: 640 };
const MOST_MS = 20_000;
/** A machine may be slow: the film is not. */
const LONGEST_FRAME_MS = 1400;
const LAST_FRAME_MS = 2500;

/**
 * Films a deposit on its way: an investor sends it, an operator approves it, and the investor's balance moves by itself.
 * @param investor on the dashboard
 * @param operator on the deposits
 */
export async function film(investor: Page, operator: Page): Promise<Buffer> {
  const frames: Frame[] = [];
  let shown = investor;
  const over = new AbortController();
  async function record(): Promise<void> {
    while (!over.signal.aborted) {
      const begin = performance.now();
      const picture = await takePicture(shown, 50);
      await sleep(100);
      const ms = performance.now() - begin;
      const last = frames.at(-1);
      if (last?.picture.equals(picture)) last.ms = Math.min(last.ms + ms, LONGEST_FRAME_MS);
      else frames.push({ picture, ms: Math.min(ms, 250) });
    }
  }
  async function act(): Promise<void> {
    await sleep(1200);
    await openScreen(investor, 'Deposit');
    await investor.getByRole('button', { name: 'New Deposit' }).click();
    await investor.getByLabel('Enter Amount').pressSequentially('1500', { delay: 100 });
    await investor.getByRole('button', { name: 'Continue' }).click();
    await investor.getByLabel('Payment Method').selectOption('bitcoin');
    await investor.getByLabel('Transaction ID').fill(newTransactionId());
    const proof = { name: 'proof.png', mimeType: 'image/png', buffer: await investor.screenshot() };
    await investor.getByLabel('Payment Proof').setInputFiles(proof);
    await investor.getByRole('button', { name: 'Submit Payment' }).click();
    await investor.waitForURL('/dashboard');
    await sleep(1200);
    shown = operator;
    await operator.getByRole('button', { name: 'Review the deposit of $1,500.00 by Demo Investor' }).last().click();
    await sleep(1200);
    await operator.getByRole('button', { name: 'Approve', exact: true }).click();
    await sleep(800);
    await operator.getByRole('button', { name: 'Yes, approve' }).click();
    await operator.getByText('credited to Demo Investor').waitFor();
    await sleep(400);
    shown = investor;
    await investor.bringToFront();
    await sleep(1200);
  }
  await Promise.all([record(), act().finally(() => over.abort())]);
  const last = frames.at(-1);
  if (last) last.ms = LAST_FRAME_MS;
  const length = frames.reduce((sum, { ms }) => sum + ms, 0);
  const speed = Math.max(1, length / MOST_MS);
  return animate(
    frames.map(({ picture, ms }) => ({ picture, ms: ms / speed })),
    STAGE,
  );
}
