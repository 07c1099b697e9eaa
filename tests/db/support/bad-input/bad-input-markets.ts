import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import { depositUnder, priceBitcoin, quoteFor } from '../money/deposit-quotes.ts';
import type { Stage } from '../stage.ts';
import { halted, proposeResumption } from '../trading/quotes.ts';
import { type Case, rpc } from './attempts.ts';

/** What operators decide about prices, and what investors are quoted. */
export async function marketCases(stage: Stage, alice: Person): Promise<Record<string, Case>> {
  const exchanges = ['coinbase', 'kraken'];
  const seen_mid = await halted(stage.owner, 'ETH-USD');
  await halted(stage.owner, 'DOGE-USD');
  await priceBitcoin(stage.owner, 9_499_500);
  const [quote] = await quoteFor(stage, alice, { amount_cents: 150_000 });
  const [now] = await stage.owner<{ at: string }[]>`select clock_timestamp()::text as at`;
  const deposit_id = await depositUnder(stage, alice, { amount_cents: 150_000, quote_id: quote?.id ?? '' });
  return {
    quote_deposit: {
      attempt: rpc('quote_deposit'),
      rightful: alice,
      good: { amount_cents: 150_000 },
      kinds: { amount_cents: 'cents' },
      forEverybody: true,
    },
    'quote_deposit, of coins': {
      attempt: rpc('quote_deposit'),
      rightful: alice,
      good: { coin: 'BTC', coins: '0.01' },
      kinds: { coin: 'name', coins: 'coins' },
      forEverybody: true,
    },
    preview_credit: {
      attempt: rpc('preview_credit'),
      rightful: 'reviewer',
      good: { deposit_id, coins: '0.01', paid_at: now?.at },
      kinds: { deposit_id: 'id', coins: 'coins', paid_at: 'moment' },
    },
    propose_resumption: {
      attempt: rpc('propose_resumption'),
      rightful: 'treasurer',
      good: { instrument_id: 'ETH-USD', seen_mid, reason: 'True', request_id: randomUUID() },
      kinds: { instrument_id: 'name', seen_mid: 'cents', reason: 'reason', request_id: 'request' },
    },
    confirm_resumption: {
      attempt: rpc('confirm_resumption'),
      rightful: 'treasurer',
      good: { resumption_id: await proposeResumption(stage, 'DOGE-USD') },
      kinds: { resumption_id: 'id' },
    },
    propose_exchanges: {
      attempt: rpc('propose_exchanges'),
      rightful: 'treasurer',
      good: { exchanges, request_id: randomUUID() },
      kinds: { exchanges: 'exchanges', request_id: 'request' },
    },
  };
}
