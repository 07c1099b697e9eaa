import { canonicalTransactionId, hasOutputs } from '@/lib/addresses/transactions';
import type { QueuedDeposit } from './queries';
import { type Arrival, momentOf } from './schema';

const withoutZeros = (coins: string | null): string | undefined =>
  coins?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

function isSameAmount(deposit: QueuedDeposit, arrival: Arrival): boolean {
  if (arrival.unit === 'dollars') return deposit.arrived_coins === null && deposit.arrived_cents === arrival.cents;
  return (
    withoutZeros(deposit.arrived_coins) === withoutZeros(arrival.coins) &&
    Date.parse(deposit.paid_at ?? '') === Date.parse(momentOf(arrival.paidAt))
  );
}

/** Whether an approval names the same payment as the first one: the rule of `deposits.review_deposit`. */
export function isSecondApproval(deposit: QueuedDeposit, arrival: Arrival): boolean {
  const { network, transactionId } = arrival;
  const output = hasOutputs(network) ? Number(arrival.output) : null;
  return (
    deposit.first_approved_by !== null &&
    isSameAmount(deposit, arrival) &&
    deposit.network === network &&
    deposit.transaction_id === canonicalTransactionId(network, transactionId) &&
    deposit.transaction_output === output
  );
}
