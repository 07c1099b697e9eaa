/** The look of words on portfolios and orders: a live site has none of them, so they go with the notice of a sandbox, without a script. */
export const ON_PAPER = '[body:not(:has([data-sandbox]))_&]:hidden';
