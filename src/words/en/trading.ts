import { errors } from './trading/errors.ts';
import { orders } from './trading/orders.ts';
import { portfolio } from './trading/portfolio.ts';

/** The English of portfolios and orders, from the files of its subjects. */
export const trading = {
  errors,
  trading: {
    ...portfolio,
    ...orders,
  },
};
