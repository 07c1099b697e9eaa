/** The id of a transaction as Bitcoin, TRON and TON write it; Ethereum puts `0x` before it. */
export const TRANSACTION_ID = 'f00d'.repeat(16);
