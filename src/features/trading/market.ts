/** What orders are read and estimated by; fees in basis points. */
export interface Market {
  id: string;
  price_decimals: number;
  quantity_decimals: number;
  min_order_cents: number;
  taker_bp: number;
  maker_bp: number;
}

/** Prices in ticks, sizes in lots. */
export type Quoted = Record<'bid' | 'ask' | 'bid_size' | 'ask_size', number>;

/** `BTC` for `BTC-USD`. */
export const coinOf = ({ id }: { id: string }): string => id.split('-', 1)[0] ?? id;
