import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { demoKey } from '../../../supabase/workers/chain/invented';

export const ACCOUNT = demoKey(0);
const hashOf = (chain: number, place: number) =>
  ripemd160(sha256(ACCOUNT.deriveChild(chain).deriveChild(place).publicKey as Uint8Array));
export const own = (chain: number, place: number) => concatBytes(hexToBytes('0014'), hashOf(chain, place));
export const FIRST = bech32.encode('bcrt', [0, ...bech32.toWords(hashOf(0, 0))]);
export const EVIL = concatBytes(hexToBytes('0014'), new Uint8Array(20).fill(7));

/** A transaction that pays the account, and its id. */
export function paying(...outputs: [number, Uint8Array][]) {
  const raw = RawOldTx.encode({
    version: 2,
    inputs: [{ txid: new Uint8Array(32).fill(1), index: 0, finalScriptSig: new Uint8Array(), sequence: 0 }],
    outputs: outputs.map(([amount, script]) => ({ amount: BigInt(amount), script })),
    lockTime: 0,
  });
  return { raw, txid: bytesToHex(sha256(sha256(raw)).toReversed()) };
}
