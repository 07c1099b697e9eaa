import type { Words } from '../../lib/i18n/words.ts';
import { cases } from './operator/cases.ts';
import { money } from './operator/money.ts';
import { people } from './operator/people.ts';
import { products } from './operator/products.ts';
import { reports } from './operator/reports.ts';
import { shell } from './operator/shell.ts';
import { site } from './operator/site.ts';

/** The Spanish of the back office, from the files of its desks; three sections have a part in several of them. */
export const operator: Words<'es', 'operator'> = {
  ...shell,
  ...cases,
  ...money,
  ...people,
  ...products,
  ...reports,
  ...site,
  desk: { ...shell.desk, ...people.desk },
  treasury: { ...money.treasury, ...people.treasury },
  offers: { ...people.offers, ...products.offers, ...site.offers },
};
