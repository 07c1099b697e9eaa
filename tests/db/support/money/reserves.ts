const BLOCK = 'ab'.repeat(32);

export function attestation(change: { address?: string; signed_on?: string; [column: string]: unknown }) {
  const address = change.address ?? 'tb1qreserveaddress0000000000';
  const signed_on = change.signed_on ?? new Date().toISOString().slice(0, 10);
  return {
    network: 'Bitcoin testnet',
    address,
    amount: '1.5 TBTC',
    value_cents: 100_000,
    signed_on,
    block_height: 12,
    block_hash: BLOCK,
    message: `Glassmine holds ${address} on ${signed_on}, after block ${BLOCK}.`,
    signature: 'H0signature0signature0signature=',
    how_to_check: 'Verify the message with the address in any Bitcoin wallet.',
    ...change,
  };
}
