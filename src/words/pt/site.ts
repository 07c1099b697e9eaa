import type { Words } from '../../lib/i18n/words.ts';
import { content } from './site/content.ts';
import { entry } from './site/entry.ts';
import { terms } from './site/terms.ts';
import { transparency } from './site/transparency.ts';

/** The Portuguese of the public pages, from the files of its subjects. */
export const site: Words<'pt', 'site'> = {
  ...entry,
  ...content,
  ...terms,
  ...transparency,
};
