import { account } from './account';
import { attesting } from './attesting';
import { auth } from './auth';
import { common } from './common';
import { content } from './content';
import { corrections } from './corrections';
import { deposits } from './deposits';
import { desk } from './desk';
import { errors } from './errors';
import { investments } from './investments';
import { kyc } from './kyc';
import { newsletter } from './newsletter';
import { notifications } from './notifications';
import { offers } from './offers';
import { operations } from './operations';
import { payments } from './payments';
import { portfolio } from './portfolio';
import { profile } from './profile';
import { proof } from './proof';
import { referrals } from './referrals';
import { reports } from './reports';
import { roles } from './roles';
import { settings } from './settings';
import { shell } from './shell';
import { signals } from './signals';
import { statement } from './statement';
import { support } from './support';
import { terms } from './terms';
import { trail } from './trail';
import { treasury } from './treasury';
import { withdrawals } from './withdrawals';

/** French; one file a domain. */
export const fr = {
  account,
  auth,
  common,
  content,
  corrections,
  reports,
  attesting,
  deposits,
  desk,
  errors,
  investments,
  kyc,
  newsletter,
  notifications,
  offers,
  operations,
  payments,
  portfolio,
  profile,
  proof,
  referrals,
  roles,
  settings,
  shell,
  signals,
  statement,
  support,
  terms,
  trail,
  treasury,
  withdrawals,
};
