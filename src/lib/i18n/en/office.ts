import { attesting } from './attesting';
import { content } from './content';
import { corrections } from './corrections';
import { desk } from './desk';
import { offers } from './offers';
import { operations } from './operations';
import { reports } from './reports';
import { roles } from './roles';
import { settings } from './settings';
import { trail } from './trail';
import { treasury } from './treasury';

/** The English of the back office, which nobody else has to load. */
export const office = {
  attesting,
  content,
  corrections,
  desk,
  offers,
  operations,
  reports,
  roles,
  settings,
  trail,
  treasury,
};
