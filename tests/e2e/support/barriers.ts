import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What to look at, and for what; everything by default. */
interface Look {
  /** The selector of the part of the page that is looked at. */
  within?: string;
  rules?: string[];
}

/**
 * Finds what hinders people who use assistive technology, as axe sees it. It is asked for violations alone, and read once for each
 * document: the list of all that is in order took three times as long as the look.
 * @returns the rule and the element of each
 */
export async function barriersIn(page: Page, { within, rules }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (look) => {
      const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(look.within ?? document, {
        resultTypes: ['violations'],
        ...(look.rules && { runOnly: look.rules }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { within, rules },
  );
}
