import { readStored, store } from '@/lib/stored';

const KEY = 'known-accounts';
const known = () => (readStored('local', KEY) ?? '').split(' ');

/** Whether this browser derived an account with this root, or its user found its first address in the wallet. */
export const isKnownAccount = (root: string): boolean => known().includes(root);

export const rememberAccount = (root: string): void => store('local', KEY, [...new Set([...known(), root])].join(' '));
