import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { base64, createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { z } from 'zod';

const base58check = createBase58check(sha256);
const XPUB = hexToBytes('0488b21e');
/** Lets a higher fee replace it (BIP-125). */
const REPLACEABLE = 0xff_ff_ff_fd;
/** Addresses of all kinds are paid. */
const OPTIONS = { allowUnknownOutputs: true } as const;

/** What the transaction of a batch consists of, as `chain.batch_work` tells it. */
export const batchSchema = z.object({
  id: z.string(),
  number: z.number(),
  extended_key: z.string(),
  first_address: z.string(),
  change_place: z.number(),
  change_units: z.number(),
  psbt: z.string().nullable(),
  transaction_id: z.string().nullable(),
  signed: z.array(z.string()),
  is_demo: z.boolean(),
  inputs: z.array(
    z.object({
      transaction_id: z.string(),
      output: z.number(),
      is_change: z.boolean(),
      place: z.number(),
      units: z.number(),
      raw: z.string(),
    }),
  ),
  outputs: z.array(z.object({ units: z.number(), script: z.string() })),
});
export type Batch = z.infer<typeof batchSchema>;

/** Any version of an extended public key (zpub, tpub, Ltub …) is the same key. */
const readKey = (key: string) =>
  HDKey.fromExtendedKey(base58check.encode(concatBytes(XPUB, base58check.decode(key).subarray(4))));

/** Writes the file that is signed: the same from each watcher. */
export function buildPsbt({ extended_key, first_address, inputs, outputs, ...batch }: Batch): string {
  const account = readKey(extended_key);
  const isSegwit = /^[a-z]+1q/.test(first_address);
  const own = (isChange: boolean, place: number) => {
    const { publicKey } = account.deriveChild(isChange ? 1 : 0).deriveChild(place);
    const hash = ripemd160(sha256(publicKey as Uint8Array));
    return {
      script: isSegwit
        ? concatBytes(hexToBytes('0014'), hash)
        : concatBytes(hexToBytes('76a914'), hash, hexToBytes('88ac')),
      // From the account on: the server does not know what is above.
      bip32Derivation: [
        [publicKey as Uint8Array, { fingerprint: account.fingerprint, path: [isChange ? 1 : 0, place] }],
      ] as [Uint8Array, { fingerprint: number; path: number[] }][],
    };
  };
  const transaction = new Transaction(OPTIONS);
  for (const { transaction_id, output, is_change, place, units, raw } of inputs) {
    const { script, bip32Derivation } = own(is_change, place);
    transaction.addInput({
      txid: transaction_id,
      index: output,
      sequence: REPLACEABLE,
      nonWitnessUtxo: hexToBytes(raw),
      ...(isSegwit && { witnessUtxo: { script, amount: BigInt(units) } }),
      bip32Derivation,
    });
  }
  for (const { script, units } of outputs) transaction.addOutput({ script: hexToBytes(script), amount: BigInt(units) });
  transaction.addOutput({ amount: BigInt(batch.change_units), ...own(true, batch.change_place) });
  return base64.encode(transaction.toPSBT());
}

/**
 * Joins a file with what its signers gave back; undefined while a signature is missing.
 * @throws Error if one of them is of another transaction, or malformed
 */
export function complete(psbt: string, signed: readonly string[]): Transaction | undefined {
  const read = (file: string) => Transaction.fromPSBT(base64.decode(file), OPTIONS);
  const transaction = read(psbt);
  for (const file of signed) transaction.combine(read(file));
  for (let place = 0; place < transaction.inputsLength; place += 1) {
    const { finalScriptSig, finalScriptWitness, partialSig = [] } = transaction.getInput(place);
    if (!finalScriptSig && !finalScriptWitness) {
      if (partialSig.length === 0) return undefined;
      transaction.finalizeIdx(place);
    }
  }
  return transaction;
}

/** Signs each input with the key of an account, of whose own it is. */
export function signAs(account: HDKey, psbt: string): string {
  const transaction = Transaction.fromPSBT(base64.decode(psbt), OPTIONS);
  for (let place = 0; place < transaction.inputsLength; place += 1) {
    const path = transaction.getInput(place).bip32Derivation?.[0]?.[1].path ?? [];
    const { privateKey } = path.reduce((key, index) => key.deriveChild(index), account);
    transaction.signIdx(privateKey as Uint8Array, place);
  }
  return base64.encode(transaction.toPSBT());
}
