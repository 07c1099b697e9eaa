import type { Page } from '@playwright/test';

/**
 * Makes the next documents find storage forbidden, and what browsers forbid with it: locks in Chrome, channels in
 * Firefox.
 */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refusal = () => new DOMException('no', 'SecurityError');
    function refuse(): never {
      throw refusal();
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: refuse });
    for (const name of ['query', 'request'])
      Object.defineProperty(navigator.locks, name, { value: () => Promise.reject(refusal()) });
  });
}
