import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, formatDuration, formatExact, formatJoined } from '@/lib/dates';
import { currentLanguage, loadWords, setLanguage, t } from '@/lib/i18n/i18n';
import { type Language, preferredLanguage } from '@/lib/i18n/languages';
import { formatCents, parseCents } from '@/lib/money/money';
import german from '@/words/de/operator.json';
import english from '@/words/en/operator.json';
import spanish from '@/words/es/operator.json';
import { openApp } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { server, SUPABASE } from '../support/server';
import { answerProfile, signIn } from '../support/session';

const MOMENT = '2026-03-04T12:00:00+00:00';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f]/g, '');

afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en');
});

describe('which language a visitor meets', () => {
  test.each<[readonly string[], Language]>([
    [['pt-BR', 'en'], 'pt'],
    [['nl-NL', 'DE-at', 'fr'], 'de'],
    [['zh-Hans-CN'], 'zh'],
    [['nl', 'sv'], 'en'],
    [[], 'en'],
  ])('a visitor whose browser asks for %j meets %s', (asked, code) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
    expect(preferredLanguage()).toBe(code);
  });

  test('a visitor who chose a language meets it again, whatever the browser asks for', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
    localStorage.setItem('language', 'tr');
    expect(preferredLanguage()).toBe('tr');
  });

  test('an English sentence and a name in it that is written from right to left do not turn each other around', async () => {
    await loadWords('money');
    await setLanguage('en');
    expect(t('common.chosenPicture', { name: 'שרה כהן' })).toContain('\u2068שרה כהן\u2069');
    expect(t('common.chosenPicture', { name: 'Ada' })).not.toContain('\u2068');
  });

  test('a visitor whose storage holds nonsense or is forbidden meets the browser’s language', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
    localStorage.setItem('language', '__proto__');
    expect(preferredLanguage()).toBe('fr');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(preferredLanguage()).toBe('fr');
  });
});

describe.each([
  ['in the bar', '/dashboard', 0],
  ['of the account', '/account?tab=preferences', 1],
])('the list of languages %s', (_where, path, place) => {
  const open = async () => {
    signIn();
    answerProfile();
    server.use(http.patch(`${SUPABASE}/rest/v1/profiles`, () => new HttpResponse(null, { status: 204 })));
    openApp(path);
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: 'Language' })).toHaveLength(place + 1));
    const list = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Language' })[place];
    if (!list) throw new Error('There is no list of languages');
    const leaving = watchLeaving();
    return {
      list,
      leaving,
      press: (key: string) => fireEvent.keyDown(list, { key }),
      // Browsers change a closed list with each key.
      go: (key: string, value: string) => {
        // Freezes the clock, so that both keys come at one moment on a busy machine.
        const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
        fireEvent.keyDown(list, { key });
        fireEvent.change(list, { target: { value } });
        clock.mockRestore();
      },
    };
  };

  test.each([
    ['Enter', ({ press }: Awaited<ReturnType<typeof open>>) => press('Enter')],
    ['leaving it', ({ list }: Awaited<ReturnType<typeof open>>) => fireEvent.blur(list)],
  ])('can be gone through with keys, and takes a language by %s', async (_what, take) => {
    const shown = await open();
    shown.go('ArrowDown', 'es');
    shown.go('p', 'pt');
    expect(shown.list.value).toBe('pt');
    expect(localStorage.getItem('language')).toBeNull();
    take(shown);
    expect(localStorage.getItem('language')).toBe('pt');
    await waitFor(() => expect(shown.leaving).toEqual(['reload']));
  });
});

test('a screen reader is told the language and the direction of the page', async () => {
  await setLanguage('ar');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  await setLanguage('de');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['de', 'ltr']);
  expect(currentLanguage()).toBe('de');
});

test('an investor who reads Arabic sees plans counted as Arabic counts', async () => {
  await setLanguage('ar');
  const counted = [1, 2, 3, 11, 100].map((count) => t('portfolio.activeCount', { count }));
  expect(counted.map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'خطة نشطة واحدة',
    'خطتان نشطتان',
    '3 خطط نشطة',
    '11 خطة نشطة',
    '100 خطة نشطة',
  ]);
});

test('a reader loads the words of the back office on entering it, and then in each language that is chosen', async () => {
  vi.resetModules();
  const fresh = await import('@/lib/i18n/i18n');
  const title = () => fresh.t('operations.deposits.title');
  await fresh.setLanguage('de');
  expect(title()).toBe('operations.deposits.title');
  await fresh.loadWords('operator');
  expect(title()).toBe(german.operations.deposits.title);
  await fresh.setLanguage('es');
  expect(title()).toBe(spanish.operations.deposits.title);
  await fresh.setLanguage('en');
  expect(title()).toBe(english.operations.deposits.title);
});

test('a reader of Arabic sees US$ in a sentence, not $US: nothing in an amount turns it around', async () => {
  await loadWords('operator');
  await setLanguage('ar');
  const amount = formatCents(-500_000).replaceAll('\u00a0', ' ');
  expect(amount).toBe('\u200e-5,000.00 US$');
  expect(t('operations.deposits.firstArrived', { amount })).toContain(`\u2068${amount}\u2069`);
});

test.each<[Language, string, string, string, string]>([
  ['es', '1.234.567,05 US$', '04/03/2026', '4 de marzo de 2026', '2 semanas'],
  ['pt', 'US$ 1.234.567,05', '04/03/2026', '4 de março de 2026', '2 semanas'],
  ['fr', '1 234 567,05 $US', '04/03/2026', '4 mars 2026', '2 semaines'],
  ['de', '1.234.567,05 $', '04.03.2026', '4. März 2026', '2 Wochen'],
  ['tr', '$1.234.567,05', '04.03.2026', '4 Mart 2026', '2 hafta'],
  ['zh', 'US$1,234,567.05', '2026/03/04', '2026年3月4日', '2周'],
  ['ar', '1,234,567.05 US$', '04/03/2026', '4 مارس 2026', 'أسبوعان'],
])('a reader of %s sees dollars, days and terms in their form', async (code, amount, day, joined, term) => {
  await setLanguage(code);
  expect(plain(formatCents(123_456_705))).toBe(amount);
  expect(plain(formatDate(MOMENT))).toBe(day);
  expect(plain(formatJoined(MOMENT))).toBe(joined);
  expect(formatExact(MOMENT)).toContain('2026');
  expect(plain(formatDuration('2 weeks'))).toBe(term);
});

test.each<[Language, string, number | undefined]>([
  ['de', '1.000', 100_000],
  ['de', '1.234.567,5', 123_456_750],
  ['de', '1000,50 $', 100_050],
  ['de', '12.50', 1250],
  ['fr', '1\u202f250,50 $US', 125_050],
  ['pt', 'US$ 1.250,50', 125_050],
  // Ambiguous: one or one thousand.
  ['de', '1,000', undefined],
  ['de', '1.00,50', undefined],
  ['es', '1.000.50', undefined],
  ['ar', '١٬٢٥٠٫٥٠', 125_050],
  ['ar', '1,250.50', 125_050],
  ['zh', '1,250.50', 125_050],
  ['zh', '1.000', undefined],
])('an investor who writes %s and types "%s" means %s cents', async (code, text, cents) => {
  await setLanguage(code);
  expect(parseCents(text)).toBe(cents);
});
