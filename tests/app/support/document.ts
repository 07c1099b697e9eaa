import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { isLanguage } from '@/lib/i18n/languages';
import { startLanguageSwitch } from '@/site/kit/language';
import { documents } from '@/site/pages/render';
import { openApp } from './app';
import { watchLeaving } from './leaving';

export const ASSETS = {
  policy: "default-src 'none'",
  styles: { src: '/page.css' },
  font: '/font.woff2',
  script: { code: '' },
  transparency: { code: '' },
  entry: { code: '' },
  offline: { code: '' },
  app: () => ['/app.js'],
  late: '/late.js',
  tabs: '/tabs.js',
  thirdParties: undefined,
  areModules: false,
};

function openAt(address: string) {
  cleanup();
  history.replaceState(null, '', address);
  onTestFinished(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });
  return watchLeaving();
}

/** Opens a public page as built, and runs a script of it. */
export async function openDocument(address: string, run: () => unknown) {
  const html = (await documents.find((one) => one.address === address)?.render(ASSETS)) ?? '';
  const left = openAt(address);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  await run();
  return { user: userEvent.setup(), left };
}

/** Opens a public page with a form as the application has taken it over, at an address with its search. */
export async function openForm(address: string) {
  const [, code] = address.split(/[/?]/);
  const language = isLanguage(code) ? code : 'en';
  await setLanguage(language);
  const left = openAt(address);
  const { user } = openApp(address, language);
  await screen.findByRole('main');
  startLanguageSwitch();
  const countries = document.querySelector<HTMLSelectElement>('[name=country]');
  // Asked for by the page itself: once the tests are over nothing would answer it.
  if (countries)
    onTestFinished(() =>
      waitFor(() => expect(document.querySelectorAll('[name=country] option').length !== 1).toBe(true)),
    );
  return { user, left };
}
