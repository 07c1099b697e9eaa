import type { Words } from '../../lib/i18n/words.ts';
import { deposits } from './money/deposits.ts';
import { errors } from './money/errors.ts';
import { investments } from './money/investments.ts';
import { statement } from './money/statement.ts';
import { withdrawals } from './money/withdrawals.ts';

/** The Turkish of plans, deposits and withdrawals, from the files of its subjects. */
export const money: Words<'tr', 'money'> = {
  errors,
  ...investments,
  ...deposits,
  ...withdrawals,
  ...statement,
};
