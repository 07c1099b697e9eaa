import { auth } from './auth';
import { common } from './common';
import { content } from './content';
import { deposits } from './deposits';
import { desk } from './desk';
import { errors } from './errors';
import { investments } from './investments';
import { kyc } from './kyc';
import { newsletter } from './newsletter';
import { operations } from './operations';
import { portfolio } from './portfolio';
import { profile } from './profile';
import { referrals } from './referrals';
import { shell } from './shell';
import { signals } from './signals';
import { terms } from './terms';
import { treasury } from './treasury';
import { withdrawals } from './withdrawals';

/** French; one file a domain. */
export const fr = {
  auth,
  common,
  content,
  deposits,
  desk,
  errors,
  investments,
  kyc,
  newsletter,
  operations,
  portfolio,
  profile,
  referrals,
  shell,
  signals,
  terms,
  treasury,
  withdrawals,
};
