/** The English of what can go wrong with portfolios and orders, by its code. */
export const errors = {
  leads_strategy:
    'You lead a strategy or have proposed one. A person leads one at a time, and has no portfolio next to it.',
  address_named: 'Please name no payment address here.',
  strategy_not_offered: 'This strategy takes neither money nor orders now.',
  appropriateness_required:
    'Before you copy a strategy for the first time, please answer the twelve questions about it.',
  part_exceeded:
    'Only a part of your money may be in strategies that you copy, and this would be more. Please choose less.',
  too_soon:
    'After two tries that were not passed there is a wait before the next one. Please come back then.',
  invalid_answers: 'Please answer all twelve questions.',
  trading_closed: 'There are no portfolios and no orders here: they exist on paper, in a sandbox, only.',
  portfolio_open: 'You have a portfolio already. Only one can be open.',
  portfolio_closed: 'This portfolio is closed. You can open another one.',
  not_traded: 'This instrument is not traded.',
  sell_only: 'This instrument can only be sold: it is about to leave.',
  instrument_halted: 'Orders for this instrument are halted for now. Free cash can still be taken out.',
  name_required: 'Please name the portfolio in one line of at most 60 characters.',
  no_quote: 'There is no price for this at the moment. Please try again when there is one.',
  price_out_of_band: 'This price is far from the market, so that it looks like a slip. Nothing was placed.',
  stop_on_wrong_side:
    'The market is past this stop already. A stop to sell is below the bid, a stop to buy above the ask.',
  take_on_wrong_side: 'The bid is at this price already. Please choose a higher one, or sell at the market.',
  would_self_trade: 'This would meet an order of your own. Change or cancel that one first.',
  insufficient_cash: 'There is not enough free cash in your portfolio. Open orders may be using some of it.',
  insufficient_holding: 'You do not hold so much that is free. Open orders may be using some of it.',
  too_many_orders: '200 orders are open: no more can wait at once. Cancel one first.',
  order_done: 'This order is over: it was filled, or has ended.',
  order_changed:
    'Some of this order was filled meanwhile. Nothing was changed: look at it and change it again.',
  invalid_order: 'This order does not make sense as it is. Please check its parts.',
  invalid_expiry: 'Please choose an end within the next year.',
  already_dealt: 'This has counted already, and can no longer be taken back.',
  already_priced: 'A price that will count has come. This can no longer be taken back.',
  invalid_targets: 'These shares do not make sense: each is 0 to 100%, and together at most 100%.',
  orders_waiting: 'Orders wait in this portfolio. Please cancel them first.',
};
