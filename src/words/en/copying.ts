import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The English of strategies that others copy: the list, a strategy, copies of one's own, and what a lead sees. */
export const copying = {
  errors: {
    terms_changed:
      'The profit share of this strategy has changed meanwhile. Nothing was sent: look at the new one and decide again.',
    capacity_reached:
      'The strategy does not take that much more: its capacity, or twenty times the lead’s own stake, would be exceeded.',
    exceeds_units:
      'You do not have that much in this strategy that is free. Some of it may be leaving already.',
    stake_bound:
      'This part of your stake has to stay as long as the strategy runs. To take it out, close the strategy.',
    notice_given:
      'Your notice to take money out is running. Until that money is paid you cannot take the notice back, give another or put money in.',
    too_many_changes: 'Five changes of the profit share in 24 hours are the most.',
    too_many_strategies: 'A person can announce three strategies in a lifetime, and you have.',
    portfolio_first:
      'A lead has no portfolio of their own next to a strategy. Take the last money out of yours first, which closes it.',
  },
  copying: { ...strategies, ...copies, ...desk },
};
