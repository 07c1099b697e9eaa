import type { Words } from '../../lib/i18n/words.ts';
import { errors } from './trading/errors.ts';
import { orders } from './trading/orders.ts';
import { portfolio } from './trading/portfolio.ts';

/** The Chinese of portfolios and orders, from the files of its subjects. */
export const trading: Words<'zh', 'trading'> = {
  errors,
  trading: {
    ...portfolio,
    ...orders,
  },
};
