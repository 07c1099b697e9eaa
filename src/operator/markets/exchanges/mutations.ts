import { decision } from '@/operator/kit/api';

/** Proposes the exchanges of a live site. Fails with `two_exchanges_required`, `change_open`. */
export const proposeExchangesMutation = decision('propose_exchanges', 'proposals');

/** Proposes to resume a halted instrument. Fails with `not_halted`, `changed_meanwhile`, `change_open`. */
export const proposeResumptionMutation = decision('propose_resumption', 'proposals');
