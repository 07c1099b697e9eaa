/** Claims about portfolios show only with the sandbox notice, without a script, because a live site has none. */
export const ON_PAPER = '[body:not(:has([data-sandbox]))_&]:hidden';
