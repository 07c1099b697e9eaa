import { randomUUID } from 'node:crypto';
import { type Case, rpc } from './attempts.ts';
import { halted, proposeResumption } from './quotes.ts';
import type { Stage } from './stage.ts';

/** What operators decide about prices. */
export async function marketCases(stage: Stage): Promise<Record<string, Case>> {
  const exchanges = ['coinbase', 'kraken'];
  const seen_mid = await halted(stage.owner, 'ETH-USD');
  await halted(stage.owner, 'DOGE-USD');
  return {
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
