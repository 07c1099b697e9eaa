import { account } from './account';
import { auth } from './auth';
import { common } from './common';
import { deposits } from './deposits';
import { errors } from './errors';
import { investments } from './investments';
import { kyc } from './kyc';
import { newsletter } from './newsletter';
import { notifications } from './notifications';
import { payments } from './payments';
import { portfolio } from './portfolio';
import { profile } from './profile';
import { proof } from './proof';
import { referrals } from './referrals';
import { shell } from './shell';
import { signals } from './signals';
import { statement } from './statement';
import { support } from './support';
import { withdrawals } from './withdrawals';

/** English, the language that every other one is a translation of; one file a domain. The back office has its own, in `office.ts`, and so have the public documents, in `documents.ts`. */
export const en = {
  account,
  auth,
  common,
  deposits,
  errors,
  investments,
  kyc,
  newsletter,
  notifications,
  payments,
  portfolio,
  profile,
  proof,
  referrals,
  shell,
  signals,
  statement,
  support,
  withdrawals,
};
