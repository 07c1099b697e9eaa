/** The key of the newest prices: the dashboard brings them as they are, and `prices.ts`, which comes later, checks them. */
export const PRICES = ['prices', 'last'] as const;
