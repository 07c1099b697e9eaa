/** Why each function of strategies and copies that runs as its owner has to. */
export const copyingReasons: Record<string, string> = {
  'private.change_terms': 'No role of the API may write strategies; it checks whose strategy it is.',
  'private.close_strategy':
    'No role of the API may write strategies or orders; it checks whose strategy it is.',
  'private.lead_record':
    'Reads strategies of another, of which it shows what was announced, after the rule of private.sees_strategy.',
  'private.my_assets':
    'Reads the books of strategies, which no role of the API may; it answers about the caller only.',
  'private.my_copies':
    'Reads the books of strategies, which no role of the API may; it answers about the caller only.',
  'private.my_strategies':
    'Reads the books of strategies, which no role of the API may; it answers in sums, about those of the caller.',
  'private.preview_copy':
    'Reads the books of strategies, which no role of the API may; it shows prices of one that was announced.',
  'private.propose_strategy': 'No role of the API may write strategies; it proposes one of the caller.',
  'private.redeem_copy': 'No role of the API may write requests; it asks out units of the caller.',
  'private.return_copy_request':
    'No role of the API may write requests or transfers; it checks whose request it is.',
  'private.review_strategy':
    'No role of the API may write strategies; it checks for two operators, none of them the lead.',
  'private.set_copy_stop': 'No role of the API may write copies; it changes that of the caller.',
  'private.strategies':
    'Reads the books of strategies, which no role of the API may; it shows what was announced.',
  'private.strategies_desk': 'Operators read all strategies only here, after one check of their role.',
  'private.strategy_days': 'Reads marks of another, after the rule of private.sees_strategy.',
  'private.strategy_fills':
    'Reads fills of another, of which it shows those up to a moment, after the rule of private.sees_strategy.',
  'private.strategy_holdings':
    'Reads fills of another, of which it sums those up to a moment, after the rule of private.sees_strategy.',
  'private.strategy_title':
    'Reads the title of a pool of another; it answers about requests of the caller only.',
  'private.subscribe_copy':
    'No role of the API may write requests or transfers; it puts in money of the caller.',
  'private.suspend_strategy':
    'No role of the API may write strategies; it checks that the caller is an operator, and not the lead.',
};
