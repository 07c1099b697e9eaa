import { expect, test } from './support/fixtures.ts';

/** What each term must say, and what 9 to 11 must not, where we depart from the specification. */
const TERMS: [says: string, words: RegExp, never?: RegExp][] = [
  ['joining means agreeing to the terms', /By joining, you agree to these terms\./i],
  ['one account per person, with no false details', /one account.*false details/i],
  ['no membership fee', /no membership fee.*is free/i],
  ['up to 24 hours for a plan to be added', /24 hours.*add a plan/i],
  [
    'no disclosure to third parties without consent unless the law requires it',
    /third parties without your consent unless the law/i,
  ],
  ['contact details are kept current', /Keep your contact details up to date\./i],
  ['invest only into the correct wallets', /only to the wallet addresses/i],
  ['support is there after funding', /after funding.*contact support/i],
  [
    'the balance can be requested at any time, with what it waits for (departure: no compounding for 5 months)',
    /available balance at any time.*no lock.*identity.*48 hours.*72 hours/i,
    /months|twice per month/i,
  ],
  [
    'no further investment is ever required (departure: no $1000 during compounding)',
    /You never have to invest more, top up or/i,
    /\$1,?000|must invest/i,
  ],
  [
    'referring is optional (departure: no referred member before a withdrawal)',
    /never a condition for a withdrawal/i,
    /at least one|must refer|is needed/i,
  ],
  ['members follow the rules', /follow these terms and the law/i],
];

test('§2 Terms, §9 Terms: a visitor reads 12 numbered terms, each with what it must say, between the header and the footer', async ({
  read,
}) => {
  const page = await read('/terms');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'About', 'Contact']);
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
  const terms = page.getByRole('main').locator('ol > li');
  await expect(terms).toHaveText(TERMS.map(([, words]) => words));
  for (const [index, [says, , never]] of TERMS.entries())
    if (never) await expect(terms.nth(index), says).not.toHaveText(never);
});

test('§6: a visitor reads the terms without signing in, and so does who is signed in', async ({ page, investor }) => {
  for (const reader of [page, investor.page]) {
    await reader.goto('/terms');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
    await expect(reader).toHaveURL('/terms');
  }
});
