import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { Address, OutScript } from '@scure/btc-signer/payment.js';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { Transaction } from '@scure/btc-signer/transaction.js';
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer/utils.js';
import { ownScripts } from '@/lib/addresses/account-keys';
import { isUnderRoot } from '@/lib/addresses/account-root';
import type { Batch } from './queries';

type Problem = 'malformed' | 'key' | 'status' | 'inputs' | 'sighash' | 'outputs' | 'change' | 'fee';

const NETWORKS = [NETWORK, TEST_NETWORK, { ...TEST_NETWORK, bech32: 'bcrt' }];
const REPLACEABLE = 0xff_ff_ff_fd;
const SIGHASH_ALL = 1;
/** In the smallest unit for a virtual byte, and of what is paid. */
const MOST_FEE = { rate: 500, share: 0.1 };
/** What an input of a batch has, and nothing else: no script of another's, no other way to spend. */
const INPUT_FIELDS = new Set([
  'txid',
  'index',
  'sequence',
  'nonWitnessUtxo',
  'witnessUtxo',
  'sighashType',
  'bip32Derivation',
  'partialSig',
  'finalScriptSig',
  'finalScriptWitness',
]);

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined) =>
  one !== undefined && other !== undefined && bytesToHex(one) === bytesToHex(other);

/** The script of an address, by its checksum. */
function scriptTo(address: string): Uint8Array | undefined {
  for (const network of NETWORKS)
    try {
      return OutScript.encode(Address(network).decode(address));
    } catch {
      // Of another network.
    }
  return undefined;
}

function inputProblem(transaction: Transaction, batch: Batch, own: ReturnType<typeof ownScripts>): Problem | undefined {
  if (transaction.inputsLength !== batch.inputs.length) return 'inputs';
  for (const [place, expected] of batch.inputs.entries()) {
    const input = transaction.getInput(place);
    const { script } = own.own(expected.is_change, expected.place);
    const previous = input.nonWitnessUtxo;
    // The id of the transaction that it spends proves the amount, whatever the database says.
    const name = previous && sha256(sha256(RawOldTx.encode(previous))).toReversed();
    const spent: { amount: bigint; script: Uint8Array } | undefined = previous?.outputs[expected.output];
    const { witnessUtxo: shown = own.isSegwit ? undefined : spent } = input;
    if (
      Object.keys(input).some((field) => !INPUT_FIELDS.has(field)) ||
      bytesToHex(input.txid ?? new Uint8Array()) !== expected.transaction_id ||
      input.index !== expected.output ||
      input.sequence !== REPLACEABLE ||
      !isSame(name, input.txid) ||
      spent?.amount !== BigInt(expected.units) ||
      !isSame(spent.script, script) ||
      shown?.amount !== spent.amount ||
      !isSame(shown.script, script)
    )
      return 'inputs';
    const signatures = [
      ...(input.partialSig ?? []).map(([, signature]) => signature),
      ...(input.finalScriptWitness ?? []).slice(0, 1),
    ];
    if (
      (input.sighashType ?? SIGHASH_ALL) !== SIGHASH_ALL ||
      signatures.some((signature) => signature.at(-1) !== SIGHASH_ALL)
    )
      return 'sighash';
  }
  return undefined;
}

function outputProblem(
  transaction: Transaction,
  batch: Batch,
  own: ReturnType<typeof ownScripts>,
): Problem | undefined {
  const { outputs } = batch;
  if (transaction.outputsLength !== outputs.length + 1) return 'outputs';
  for (const [place, { address, units }] of outputs.entries()) {
    const output = transaction.getOutput(place);
    if (output.amount !== BigInt(units) || !isSame(output.script, scriptTo(address))) return 'outputs';
  }
  const change = transaction.getOutput(outputs.length);
  const isOwn = isSame(change.script, own.own(true, batch.change_place).script);
  return isOwn && change.amount === BigInt(batch.change_units) ? undefined : 'change';
}

function feeProblem(
  transaction: Transaction,
  { inputs, outputs, fee_units }: Batch,
  isSegwit: boolean,
): Problem | undefined {
  const sum = (parts: readonly { units: number }[]) => parts.reduce((total, { units }) => total + units, 0);
  const places = Array.from({ length: transaction.outputsLength }, (_, place) => transaction.getOutput(place));
  const left = sum(inputs) - places.reduce((total, { amount = 0n }) => total + Number(amount), 0);
  const size =
    11 +
    inputs.length * (isSegwit ? 68 : 148) +
    places.reduce((total, { script }) => total + 9 + (script?.length ?? 0), 0);
  return left === fee_units &&
    left >= size &&
    left <= MOST_FEE.rate * (size + 3) &&
    left <= MOST_FEE.share * sum(outputs)
    ? undefined
    : 'fee';
}

/** Recomputes a batch's transaction; returns what a file (PSBT in Base64) differs in, undefined if nothing. */
export function checkBatch(file: string, batch: Batch): Problem | undefined {
  let transaction: Transaction;
  let own: ReturnType<typeof ownScripts>;
  try {
    transaction = Transaction.fromPSBT(base64.decode(file), { allowUnknownOutputs: true });
    own = ownScripts(batch);
    const isApproved = isUnderRoot({ ...batch, address: batch.first_address, place: 0 });
    if (!isApproved || !isSame(scriptTo(batch.first_address), own.own(false, 0).script)) return 'key';
  } catch {
    return 'malformed';
  }
  if (batch.outputs.some(({ status }) => status !== 'paying')) return 'status';
  if (transaction.version !== 2 || transaction.lockTime !== 0) return 'malformed';
  return (
    inputProblem(transaction, batch, own) ??
    outputProblem(transaction, batch, own) ??
    feeProblem(transaction, batch, own.isSegwit)
  );
}
