import type { Words } from '../../lib/i18n/words.ts';
import { account } from './settings/account.ts';
import { links } from './settings/links.ts';
import { profile } from './settings/profile.ts';
import { referrals } from './settings/referrals.ts';
import { security } from './settings/security.ts';

/** The Chinese of the account’s settings and of pages behind links, from the files of its subjects. */
export const settings: Words<'zh', 'settings'> = {
  ...profile,
  ...account,
  ...security,
  ...links,
  ...referrals,
};
