import { randomBytes } from 'node:crypto';

/** The id of a transaction as Bitcoin, TRON and TON write it; Ethereum puts `0x` before it. */
export const TRANSACTION_ID = 'f00d'.repeat(16);

/** The id of a transaction that nothing has been paid with yet. */
export const newTransactionId = (): string => randomBytes(32).toString('hex');

/** The id of the one transaction of a case: always the same. */
export const transactionIdOf = (id: string): string => id.replaceAll('-', '').repeat(2);
