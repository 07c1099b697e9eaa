import { decision } from '@/operator/kit/api';

/** Halts an instrument immediately, which cancels a waiting change. Fails with `not_traded`, `instrument_halted`. */
export const haltTradingMutation = decision('halt_trading', 'trading', 'proposals');

/** Proposes a trading state for an instrument. Fails with `no_change`, `change_open`, `still_held`. */
export const proposeTradingMutation = decision('propose_trading', 'proposals');
