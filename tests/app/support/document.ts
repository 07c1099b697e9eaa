import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { startEntryPage } from '@/site/pages/entry/entry-page';
import { documents } from '@/site/pages/render';
import { watchLeaving } from './leaving';

export const ASSETS = {
  policy: "default-src 'none'",
  styles: { src: '/page.css' },
  font: '/font.woff2',
  script: { code: '' },
  transparency: { code: '' },
  offline: { code: '' },
  entry: '/entry.js',
  guess: '/src/lib/passwords/guess.ts',
  firstScreen: () => [],
  contact: '/contact.js',
  newsletter: '/newsletter.js',
  tabs: '/tabs.js',
  thirdParties: undefined,
  areModules: false,
};

/** Opens login, registration or recovery as built and runs its second script, or another page with its own `run`. */
export async function openDocument(address: string, run: () => unknown = startEntryPage) {
  const { pathname } = new URL(address, location.origin);
  const html = (await documents.find((one) => one.address === pathname)?.render(ASSETS)) ?? '';
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  document.body.innerHTML = body.innerHTML;
  document.documentElement.dataset['guess'] = documentElement.dataset['guess'] ?? '';
  history.replaceState(null, '', address);
  onTestFinished(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });
  const left = watchLeaving();
  await run();
  const countries = document.querySelector<HTMLSelectElement>('#country');
  if (countries)
    onTestFinished(() => waitFor(() => expect(countries.disabled || countries.options.length > 1).toBe(true)));
  return { user: userEvent.setup(), left };
}
