/** Refusals of ordinary traffic; anything else (a deadlock, a broken constraint, a lost race) is a defect. */
export const REFUSALS = new Set(
  `above_limit above_maximum above_own_limit account_not_verified already_dealt already_posted already_priced
  already_reversed already_reviewed appropriateness_required approval_lapsed being_paid below_minimum
  capacity_reached change_closed change_open day_too_old exceeds_available exceeds_loss exceeds_units
  factor_needed_for_sum instrument_halted insufficient_cash insufficient_funds insufficient_holding
  invalid_address invalid_amount invalid_order invalid_transaction_id loss_too_old must_wait no_price not_allowed
  not_approved not_being_paid not_cancellable not_found not_waiting notice_given order_changed order_done
  orders_waiting own_bonus own_correction own_deposit own_withdrawal own_yield package_ended part_exceeded
  person_twice portfolio_closed price_out_of_band request_id_reused reversal_open second_person_required
  stake_bound stop_on_wrong_side strategy_not_offered take_on_wrong_side terms_changed too_many_orders
  too_many_pending too_many_requests too_many_top_ups transaction_counted would_self_trade`.split(/\s+/),
);
