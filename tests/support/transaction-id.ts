import { randomBytes } from 'node:crypto';

/** As Bitcoin, TRON and TON write it; Ethereum adds `0x`. */
export const TRANSACTION_ID = 'f00d'.repeat(16);

export const newTransactionId = (): string => randomBytes(32).toString('hex');

export const transactionIdOf = (id: string): string => id.replaceAll('-', '').repeat(2);
