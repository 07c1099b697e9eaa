import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Look {
  within?: string;
  rules?: string[];
}

/**
 * Returns the rule and element of each axe violation. Loads axe once per document, and asks for violations only,
 * because listing passes takes three times as long.
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
