import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FreeText } from '@/components/display/FreeText';
import { Quoting } from '@/components/display/Quoting';
import { setLanguage } from '@/lib/i18n/i18n';
import { documents } from '@/site/pages/render';
import { openApp } from '../support/app';
import { ASSETS } from '../support/document';
import { readyToInvest } from '../support/money/investing';

afterEach(() => setLanguage('en'));

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

test('a screen reader does not read what a person wrote as if it were in the reader’s language', () => {
  render(
    <>
      <Quoting sentence={(words) => `Grund: ${words}, am Montag`}>Too dark</Quoting>
      <FreeText>Proof of the pool</FreeText>
    </>,
  );
  expect(document.body.textContent).toContain('Grund: Too dark, am Montag');
  expect(languageOf(screen.getByText('Too dark'))).toBe('');
  expect(languageOf(screen.getByText('Proof of the pool'))).toBe('');
});

test('an investor who reads German is told once that plans are in English, and a screen reader reads them so', async () => {
  readyToInvest();
  await setLanguage('de');
  openApp('/invest');
  const title = await screen.findByRole('heading', { name: 'Stater' });
  expect(languageOf(title)).toBe('en');
  expect(screen.getByRole('article', { name: 'Stater' })).toBeDefined();
  for (const offer of screen.getAllByText('20 daily top up')) expect(languageOf(offer)).toBe('en');
  expect(screen.getAllByText('Namen und Angebote der Pläne sind auf Englisch geschrieben.')).toHaveLength(1);
});

test.each([
  ['/', 'en', 0],
  ['/de/', 'de', 1],
])('a visitor of %s who reads %s is told %d times that plans are in English', async (address, _code, times) => {
  const found = documents.find((one) => one.address === address || `${one.address}/` === address);
  const html = (await found?.render(ASSETS)) ?? '';
  expect(html.split(/auf Englisch geschrieben|Plan names and features are in English/)).toHaveLength(times + 1);
  expect(html.match(/data-slot="(name|offer)"/g)).toHaveLength(
    html.match(/data-slot="(name|offer)" lang="en"/g)?.length ?? 0,
  );
});
