import type { Row } from '../db/support/actors.ts';

/** What happens in a scenario: a call of the trader, or a quote. `refused` is the code that it is refused with. */
export type Step =
  | { does: 'place' | 'replace' | 'cancel'; key: string; args: Row; refused?: string | undefined }
  | { does: 'quote'; args: Row; refused?: string | undefined }
  /** The hour of an order has come. */
  | { does: 'expire'; key: string }
  /** Two people have looked at a halt. */
  | { does: 'resume' };

/** A scenario of others, told again in our terms: the facts are theirs, the words and the code are not. */
export interface Scenario {
  /** As its source names it. */
  name: string;
  /** Where we do something else, and why. */
  departs?: string;
  steps: Step[];
  /** All fills in their order: key, quantity × price, role. */
  fills: string[];
  /** What became of each order: status, and reason if it has one. */
  ends: Record<string, string>;
}

/** A quote: bid and its size, ask and its size; prices in ticks, sizes in lots. */
export const shows = (
  bid: number,
  bid_size: number,
  ask: number,
  ask_size: number,
  refused?: string,
): Step => ({ does: 'quote', args: { bid, bid_size, ask, ask_size }, refused });

export const buys = (key: string, quantity: number, order: Row = {}, refused?: string): Step => ({
  does: 'place',
  key,
  args: { side: 'buy', kind: kindOf(order), quantity, ...order },
  refused,
});

export const sells = (key: string, quantity: number, order: Row = {}, refused?: string): Step => ({
  does: 'place',
  key,
  args: { side: 'sell', kind: kindOf(order), quantity, ...order },
  refused,
});

export const cancels = (key: string, refused?: string): Step => ({
  does: 'cancel',
  key,
  args: {},
  refused,
});

/** Replaces an order of which so much was seen filled. */
export const replaces = (key: string, seen_filled: number, args: Row, refused?: string): Step => ({
  does: 'replace',
  key,
  args: { seen_filled, ...args },
  refused,
});

export const expires = (key: string): Step => ({ does: 'expire', key });
export const resumes: Step = { does: 'resume' };

export const at = (limit_price: number): Row => ({ limit_price });
export const stopAt = (stop_price: number): Row => ({ stop_price });
export const trails = (trail_bp: number): Row => ({ trail_bp });
export const IOC: Row = { time_in_force: 'ioc' };
export const FOK: Row = { time_in_force: 'fok' };
/** Good until an hour that {@link expires} brings. */
export const GTD: Row = {
  time_in_force: 'gtd',
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
};

function kindOf(order: Row): string {
  if (order['trail_bp'] !== undefined) return 'trailing';
  if (order['stop_price'] !== undefined) return order['limit_price'] === undefined ? 'stop' : 'stop_limit';
  return order['limit_price'] === undefined ? 'market' : 'limit';
}
