import { describe, expect, test } from 'vitest';
import { fillWords } from '@/lib/i18n/fill-words';
import { languages, moneyLocale } from '@/lib/i18n/languages';
import { writePrice } from '@/lib/money/dollars';

const files = import.meta.glob<object>('../../../src/words/*/*.json', { eager: true, import: 'default' });

const PLURAL = /_(zero|one|two|few|many|other)$/;

function flat(source: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(source).flatMap(([key, value]: [string, unknown]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? [...flat(value, `${prefix}${key}.`)]
        : [[prefix + key, String(value)]],
    ),
  );
}

const wordsOf = (code: string): Map<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.includes(`/words/${code}/`))
      .flatMap(([, area]) => [...flat(area)]),
  );

const CALLED = {
  'account.end': 'account.endNamed',
  'common.copy': 'depositing.copyAddress',
  'factors.remove': 'factors.removeNamed',
  'offers.change': 'offers.changeLabel',
  'offers.claims.verify': 'offers.claims.verifyLabel',
  'offers.takeBack': 'offers.takeBackLabel',
  'settings.wallets.propose': 'settings.wallets.proposeFor',
  'settings.wallets.proposeFirst': 'settings.wallets.proposeFirstFor',
  'treasury.capacity.change': 'treasury.capacity.changeLabel',
  'withdrawals.cancel': 'withdrawals.cancelLabel',
  'withdrawing.request': 'withdrawing.requestBy',
};

const placeholders = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted();

const english = wordsOf('en');

const sameEverywhere = (key: string, text: string) =>
  !/\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')) ||
  ['common.brand', 'content.footer.copyright', 'programs.webhook'].includes(key);

const keys = (text: string): readonly string[] => text.split(/\s+/);

const sameByChance: Record<string, readonly string[]> = {
  de: keys(`statement.filter.portfolio shell.portfolio portfolio.days.spans.month
    portfolio.days.spans.quarter portfolio.bonus desk.kind.bonus desk.purpose.bonus
    reports.timesChart reports.median investments.positions.plan portfolio.market.symbol
    portfolio.market.ranges.week portfolio.market.ranges.month passkeys.title
    offers.trading.inPortfolios copying.list.lead mining.pool
    transparency.mined.title`),
  es: keys(`portfolio.days.spans.month portfolio.days.spans.quarter investments.positions.plan
    portfolio.market.ranges.day portfolio.market.ranges.month mining.pool`),
  fr: keys(`signals.form.instrument portfolio.days.spans.month portfolio.days.spans.quarter shell.menu
    portfolio.market.ranges.month shell.groupSite common.date overview.sum switches.kind
    investments.positions.plan withdrawals.transaction notifications.title profile.zoom
    mining.source mining.pool programs.scopes.positions`),
  pt: keys(`portfolio.days.spans.month portfolio.days.spans.quarter shell.menu shell.groupSite
    portfolio.market.ranges.day portfolio.market.ranges.month mining.pool`),
  tr: keys('portfolio.days.spans.year shell.groupSite'),
};

test('a reader of a language that lacks a text sees it in English, in every plural form of the language', () => {
  const lacking: string[] = [];
  const words = {
    title: 'Plans',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    deep: { end: 'End' },
  };
  expect(fillWords(words, { title: 'Piani', days_one: '{{count}} giorno' }, 'it', lacking)).toEqual({
    title: 'Piani',
    days_one: '{{count}} giorno',
    days_many: '{{count}} days',
    days_other: '{{count}} days',
    deep: { end: 'End' },
  });
  expect(lacking).toEqual(['days_many', 'days_other', 'deep.end']);
});

describe.each(languages.filter(({ code }) => code !== 'en'))('in $code', ({ code, locale }) => {
  const own = wordsOf(code);
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

  test('a reader finds no text that the English does not have', () => {
    const isKnown = (key: string) =>
      PLURAL.test(key)
        ? english.has(key.replace(PLURAL, '_other')) && forms.some((form) => key.endsWith(`_${form}`))
        : english.has(key);
    expect([...own.keys()].filter((key) => !isKnown(key))).toEqual([]);
  });

  test('a reader sees the same values in a text as in the English', () => {
    for (const [key, text] of own) {
      const said = placeholders(text);
      const meant = placeholders(english.get(key.replace(PLURAL, '_other')) ?? '');
      const isCounted = PLURAL.test(key) && !key.endsWith('_other');
      expect([key, isCounted ? [...new Set([...said, '{{count}}'])].toSorted() : said]).toEqual([key, meant]);
    }
  });

  test('a reader finds no text that was left in English', () => {
    const left = [...own].filter(([key, text]) => text === english.get(key) && !sameEverywhere(key, text));
    const unexpected = left.map(([key]) => key).filter((key) => !(sameByChance[code] ?? []).includes(key));
    expect(unexpected).toEqual([]);
  });

  test('a reader sees no empty text and no stray blank', () => {
    expect([...own].filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});

test.each(languages)('in $code who says what they read on a button chooses it', ({ code, locale }) => {
  const words = wordsOf(code);
  const said = (key: string) => words.get(key)?.toLocaleLowerCase(locale) ?? '';
  const others = Object.entries(CALLED).filter(
    ([seen, called]) => said(seen) === '' || !said(called).includes(said(seen)),
  );
  expect(others).toEqual([]);
});

test.each(languages)('the terms of withdrawals name every wait and limit in $name', ({ code }) => {
  const words = wordsOf(code);
  const sum = writePrice(moneyLocale(code), 100_000, 100_000);
  for (const part of ['48', '24', '72', sum]) expect(words.get('terms.items.withdrawals.text')).toContain(part);
});

test('public pages name copy trading in no language where a live site would show it', () => {
  const said = languages.flatMap(({ code }) =>
    [...wordsOf(code)].filter(
      ([key, text]) =>
        key.startsWith('content.') &&
        !key.startsWith('content.home.features.paper.') &&
        /copy.?trading|copia de operaciones|kopya işlem|跟单|نسخ ال?تداول/i.test(text),
    ),
  );
  expect(said).toEqual([]);
});
