import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type postgres from 'postgres';

/**
 * Gives the browser a device that confirms each use of a passkey or security key at once.
 * @param transport `internal` for the browser's own device, `usb` for a plugged-in key
 */
export async function giveDevice(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function ageProofs(sql: postgres.Sql, page: Page, userId: string): Promise<void> {
  await sql`
    update auth.mfa_amr_claims c set created_at = c.created_at - interval '20 minutes', updated_at = c.updated_at - interval '20 minutes'
    from auth.sessions s where s.id = c.session_id and s.user_id = ${userId}`;
  // Before the next document begins, because a running one would renew the session, and end it when interrupted.
  await page.addInitScript((mark) => {
    const session = JSON.parse(sessionStorage.getItem('token') ?? 'null') as object | null;
    if (!session || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'aged');
    sessionStorage.setItem('token', JSON.stringify({ ...session, expires_at: 1 }));
  }, randomUUID());
  await page.reload();
  await page.waitForFunction(() => !sessionStorage.getItem('token')?.includes('"expires_at":1,'));
}

export async function requestEthereum(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Ethereum' }).getByRole('button', { name: 'Request Withdrawal' }).click();
  await page.getByLabel('Enter Address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
  await page.getByLabel('Enter Amount').fill('1000');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}
