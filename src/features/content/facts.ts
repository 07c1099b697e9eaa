/** The payment methods that a proof of payment can name; the database holds the same list. */
const paymentMethods = [
  'bitcoin',
  'Ethereum',
  'Litecoin',
  'USDT',
  'BNB',
  'DOGE',
  'TRON',
  'SHIBA',
  'BITCOIN CASH',
] as const;

/** A claim that the software computes. */
export const paymentMethodCount = paymentMethods.length;
