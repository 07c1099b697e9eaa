/** The colours that people know coins by. */
const COLORS: Partial<Record<string, string>> = {
  BTC: '#f7931a',
  ETH: '#627eea',
  DOGE: '#c2a633',
  SHIB: '#f0641e',
  RUNE: '#00b894',
  LTC: '#5d7fb9',
  BNB: '#e8b30b',
  TRX: '#e5384a',
  TON: '#0098ea',
  BCH: '#4cb85f',
  USDT: '#26a17b',
};

/** Of a coin or its instrument, like `BTC` and `BTC-USD`; grey without one. */
export const coinColor = (id: string): string => COLORS[id.split('-', 1)[0] ?? ''] ?? 'var(--muted-foreground)';
