import { copyingReasons } from './definers-copying.ts';

/** Why each function of portfolios and orders that runs as its owner has to. */
export const tradingReasons: Record<string, string> = {
  ...copyingReasons,
  'private.answer_appropriateness':
    'Reads which answers are right, which no role of the API may; it keeps an attempt of the caller.',
  'private.appropriateness':
    'Reads the questions and the rules of countries, which no role of the API may; it answers about the caller only.',
  'private.cancel_order':
    'No role of the API may write orders or what is held for them; it checks whose order it is.',
  'private.cancel_orders':
    'No role of the API may write orders or what is held for them; it checks whose portfolio it is.',
  'private.cancel_trading':
    'No role of the API may write changes of trading; it checks that the caller is a treasurer or admin.',
  'private.confirm_trading':
    'No role of the API may write instruments; it checks for a treasurer or admin and the second person.',
  'private.halt_trading':
    'No role of the API may write instruments; it checks that the caller is an operator.',
  'private.propose_trading':
    'No role of the API may write changes of trading; it checks that the caller is a treasurer or admin.',
  'private.trading_desk': 'Operators read what all portfolios hold only here, after one check of their role.',
  'private.trading_notices':
    'Reads changes of trading, which no role of the API may; it shows what is public of them.',
  'private.my_holdings':
    'Reads what portfolios hold, which no role of the API may; it answers about the caller only.',
  'private.my_portfolios':
    'Reads the books of portfolios, which no role of the API may; it answers about the caller only.',
  'private.open_portfolio': 'No role of the API may write portfolios; it opens one of the caller.',
  'private.place_order':
    'No role of the API may write orders or what is held for them; it checks whose portfolio it is.',
  'private.place_pair':
    'No role of the API may write orders or what is held for them; it checks whose portfolio it is.',
  'private.pooled_cents':
    'Reads the books of portfolios, which no role of the API may; it answers about the caller only.',
  'private.preview_rebalance':
    'Reads what portfolios hold, which no role of the API may; it answers about the caller only.',
  'private.publish_lead_signal': 'No role of the API may write signals; it checks whose strategy it is.',
  'private.read_signals':
    'Shows the names of strategies, which the API reads nowhere else; it asks for a plan as the policy does.',
  'private.rebalance':
    'No role of the API may write orders or what is held for them; it checks whose portfolio it is.',
  'private.redeem': 'No role of the API may write the books; it takes out of the caller’s portfolio only.',
  'private.replace_order':
    'No role of the API may write orders or what is held for them; it checks whose order it is.',
  'private.return_request':
    'No role of the API may write the books; it takes back what the caller asked for.',
  'private.run_dealings':
    'The service has no privilege on the books; what is dealt, and at which prices, is fixed by what people asked for.',
  'private.subscribe': 'No role of the API may write the books; it moves the caller’s money only.',
};
