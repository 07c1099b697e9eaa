import type { Page } from '@playwright/test';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { paint } from '../../support/page-time.ts';
import { expect, opener, test, waitingDeposit } from '../support/people.ts';
import { openPortfolio } from '../support/portfolio.ts';
import { feed, MIDS, removePrices } from '../support/prices.ts';
import { openSettled, signIn } from '../support/screens.ts';

const PHONE = { width: 390, height: 664 };
const ENLARGED = { width: 320, height: 256 };
const MOST_TABS = 150;

test.afterEach(({ site }) => removePrices(site));

async function coveredOf(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let n = 0; n < MOST_TABS; n += 1) {
    await page.keyboard.press('Tab');
    await paint(page);
    const found = await page.evaluate(() => {
      const control = document.activeElement;
      // In a dialog, focus wraps around.
      if (!(control instanceof HTMLElement) || control === document.body || 'seen' in control.dataset) return 'end';
      control.dataset['seen'] = '';
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Its own label may cover a smaller control.
      const isSeen = hit !== null && (control.contains(hit) || hit.contains(control));
      return isSeen ? '' : `${control.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 120)}`;
    });
    if (found === 'end') break;
    if (found) covered.push(found);
  }
  return covered;
}

const freePart = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const lines = Array.from({ length: innerHeight }, (_, y) => y);
    return lines.filter((y) => !stays(document.elementFromPoint(innerWidth / 2, y))).length / innerHeight;
  });

test('an investor with a phone and a keyboard sees all that takes the focus next to the bars at the foot, and most of the page at 400 %', async ({
  page,
  person,
  site,
}) => {
  const { email } = await person('Fay Focus', 100_000);
  await feed(site, MIDS);
  await signIn(page, email, readDemoPeople().password);
  await openPortfolio(page, '500.00');
  await page.setViewportSize(PHONE);
  for (const path of ['/trade', '/transactions', '/deposit']) {
    await openSettled(page, path);
    expect(await coveredOf(page), path).toEqual([]);
  }
  await page.setViewportSize(ENLARGED);
  await openSettled(page, '/trade');
  expect(await freePart(page)).toBeGreaterThan(0.7);
});

test('an operator at the keyboard sees all that takes the focus in a case next to its decisions', async ({
  pageOf,
  person,
  sql,
}) => {
  const paula = await person('Paula Covered');
  await waitingDeposit(sql, paula, 10_000);
  const page = await pageOf('reviewer', '/operator/deposits');
  await page.setViewportSize(PHONE);
  await opener(page, paula).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  expect(await coveredOf(page)).toEqual([]);
});
