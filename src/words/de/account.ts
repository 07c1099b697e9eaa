import type { Words } from '../../lib/i18n/words.ts';
import { auth } from './account/auth.ts';
import { errors } from './account/errors.ts';
import { frame } from './account/frame.ts';
import { portfolio } from './account/portfolio.ts';
import { proof } from './account/proof.ts';
import { support } from './account/support.ts';

/** The German of the signed-in area of investors, and of all that every page says, from the files of its subjects. */
export const account: Words<'de', 'account'> = {
  ...frame,
  ...auth,
  ...errors,
  ...portfolio,
  ...proof,
  ...support,
};
