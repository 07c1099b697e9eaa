/** By their names in the database. */
export const NETWORKS = [
  'Bitcoin',
  'Litecoin',
  'Dogecoin',
  'Bitcoin Cash',
  'Ethereum',
  'BNB Smart Chain',
  'TRON',
  'TON',
] as const;

/** Networks whose transactions have several outputs, each a payment. */
const WITH_OUTPUTS = new Set<string>(['Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash']);

export const hasOutputs = (network: string): boolean => WITH_OUTPUTS.has(network);

/** Whether a network's transaction ids look like this; the database has the same rule. */
export function isTransactionId(network: string, id: string): boolean {
  if (network === 'TON') return /^([0-9a-f]{64}|[\w+/-]{43}=?)$/i.test(id);
  const hasPrefix = network === 'Ethereum' || network === 'BNB Smart Chain';
  return hasPrefix ? /^0x[0-9a-fA-F]{64}$/.test(id) : /^[0-9a-f]{64}$/i.test(id);
}

/** Converts an id that `isTransactionId` accepts to the database's form; TON also uses base64. */
export function canonicalTransactionId(network: string, id: string): string {
  if (network !== 'TON' || /^[0-9a-f]{64}$/i.test(id)) return id.toLowerCase();
  const bytes = atob(id.slice(0, 43).replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
