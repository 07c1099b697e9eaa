import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { hash160 } from '../../../src/lib/addresses/account-keys.ts';
import { leafOf, nodeOf } from '../../../src/lib/addresses/account-root.ts';

const segwit = (prefix: string) => (hash: Uint8Array) => bech32.encode(prefix, [0, ...bech32.toWords(hash)]);
const WRITERS = {
  Bitcoin: segwit('bcrt'),
  Litecoin: segwit('rltc'),
  Ethereum: (hash: Uint8Array) => `0x${bytesToHex(hash)}`,
};
export type Network = keyof typeof WRITERS;

/** That no one pays with: everyone knows it. */
const DEMO_WALLET = HDKey.fromMasterSeed(sha256(utf8ToBytes('demo wallet')), {
  private: 0x04_35_83_94,
  public: 0x04_35_87_cf,
});
/** The key of an account of the demo wallet, by its number. */
export const demoKey = (account: number): HDKey => DEMO_WALLET.derive(`m/84'/1'/${account}'`);
export const DEMO_KEY = demoKey(0).publicExtendedKey;
/** All would take half a minute. */
const DERIVED = 100;

/** Invents an account of a wallet: its addresses, and the root over them. Its key leads to the first hundred of the demo wallet's. */
export function inventAccount(network: Network, account?: number) {
  const key = account === undefined ? undefined : demoKey(account);
  const chain = key?.deriveChild(0);
  const addresses = Array.from({ length: 16_384 }, (_, place) => {
    const hash = chain && place < DERIVED ? hash160(chain.deriveChild(place).publicKey as Uint8Array) : randomBytes(20);
    return WRITERS[network](hash);
  });
  let level = addresses.map(leafOf);
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, index) => nodeOf(...level.slice(index * 2, index * 2 + 2)));
  return {
    network,
    extended_key: key?.publicExtendedKey ?? DEMO_KEY,
    first_address: addresses[0] ?? '',
    addresses: addresses.join(' '),
    root: bytesToHex(level[0] as Uint8Array),
  };
}
