/** The dashboard stores prices raw; `prices.ts`, loaded later, validates them. */
export const PRICES = ['prices', 'last'] as const;
