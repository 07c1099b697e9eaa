import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';

const NETWORKS = { Bitcoin: 'bcrt', Litecoin: 'rltc' } as const;
export type Network = keyof typeof NETWORKS;

/** A published test key. It does not lead to the addresses of the account: no key does. */
export const DEMO_KEY =
  'tpubDC5FSnBiZDMmhiuCmWAYsLwgLYrrT9rAqvTySfuCCrgsWz8wxMXUS9Tb9iVMvcRbvFcAHGkMD5Kx8koh4GquNGNTfohfk7pgjhaPCdXpoba';

/** Invents an account of a wallet: its addresses, and the root over them. */
export function inventAccount(network: Network) {
  const addresses = Array.from({ length: 16_384 }, () =>
    bech32.encode(NETWORKS[network], [0, ...bech32.toWords(randomBytes(20))]),
  );
  let level = addresses.map((address) => sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(address))));
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, index) =>
      sha256(concatBytes(Uint8Array.of(1), ...level.slice(index * 2, index * 2 + 2))),
    );
  return {
    network,
    extended_key: DEMO_KEY,
    first_address: addresses[0] ?? '',
    addresses: addresses.join(' '),
    root: bytesToHex(level[0] as Uint8Array),
  };
}
