import { hexToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import type { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import * as z from 'zod/mini';
import { ownScripts } from '../../../src/lib/addresses/account-keys.ts';
import { batchParts } from '../../../src/operator/cases/withdrawals/batches/parts.ts';

/** Lets a higher fee replace it (BIP-125). */
const REPLACEABLE = 0xff_ff_ff_fd;
/** Addresses of all kinds are paid. */
const OPTIONS = { allowUnknownOutputs: true } as const;

/** As `chain.batch_work` tells it. */
export const batchSchema = z.extend(batchParts, { signed: z.array(z.string()), is_demo: z.boolean() });
export type Batch = z.infer<typeof batchSchema>;

/** Writes the file that is signed: the same from each watcher. */
export function buildPsbt({ inputs, outputs, ...batch }: Batch): string {
  const { isSegwit, fingerprint, own: ownOf } = ownScripts(batch);
  const own = (isChange: boolean, place: number) => {
    const { publicKey, script } = ownOf(isChange, place);
    // From the account on: the server does not know what is above.
    const bip32Derivation = [[publicKey, { fingerprint, path: [isChange ? 1 : 0, place] }]] as [
      Uint8Array,
      { fingerprint: number; path: number[] },
    ][];
    return { script, bip32Derivation };
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
