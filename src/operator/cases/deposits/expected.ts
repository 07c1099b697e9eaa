import { typedCoins } from '@/lib/money/coins';
import { typedCents } from '@/lib/money/money';
import type { QueuedDeposit } from './queries';

/** When the coins of a quote were paid, as far as it is known: the proof came while the quote was good. */
function paidWithin({ created_at, quote }: QueuedDeposit): string {
  if (!quote || Date.parse(created_at) > Date.parse(quote.good_until)) return '';
  return new Date(created_at).toISOString().slice(0, 19);
}

/**
 * The fields of an approval as the quote and the investor state them. The second approver enters the amount, so that
 * two people have read it; and so does anyone the output of a transaction that other cases name.
 */
export function expectedArrival(deposit: QueuedDeposit, isFirstByMe: boolean) {
  const { quote, arrived_cents, arrived_coins, paid_at, networks } = deposit;
  const isFirst = deposit.first_approved_by === null;
  const inCoins = arrived_cents === null ? quote !== null : arrived_coins !== null;
  const coins = isFirstByMe ? arrived_coins : isFirst && quote?.coins;
  const cents = isFirstByMe ? arrived_cents : isFirst && deposit.amount_cents;
  return {
    unit: inCoins ? ('coins' as const) : ('dollars' as const),
    cents: cents ? typedCents(cents) : '',
    coins: coins ? typedCoins(coins) : '',
    paidAt: paid_at?.slice(0, 19) ?? paidWithin(deposit),
    network: deposit.network ?? (networks.length === 1 ? (networks[0] ?? '') : ''),
    transactionId: deposit.transaction_id ?? '',
    output: deposit.transaction_output?.toString() ?? (deposit.named_elsewhere > 0 ? '' : '0'),
    reason: '',
  };
}
