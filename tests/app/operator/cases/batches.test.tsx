import { hexToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkBatch } from '@/operator/cases/withdrawals/batches/check';
import type { Batch } from '@/operator/cases/withdrawals/batches/queries';
import { demoKey, inventAccount } from '../../../../supabase/workers/chain/invented';
import { complete, signAs } from '../../../../supabase/workers/chain/psbt';
import { ACCOUNT, EVIL, FIRST, own, paying } from '../../support/account-coins';
import { branchTo } from '../../support/account-tree';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const [ONE, TWO, OTHER] = [
  paying([12_345, EVIL], [3_000_000, own(0, 3)]),
  paying([2_000_000, own(1, 0)]),
  paying([12_345, EVIL], [3_000_001, own(0, 3)]),
];

const BATCH: Batch = {
  id: 'b',
  network: 'Bitcoin',
  number: 1,
  extended_key: ACCOUNT.publicExtendedKey,
  first_address: FIRST,
  ...branchTo(inventAccount('Bitcoin', 0).addresses.split(' '), 0),
  change_place: 1,
  change_units: 2_893_000,
  fee_units: 1_500,
  size: 300,
  psbt: null,
  transaction_id: null,
  inputs: [
    { transaction_id: ONE.txid, output: 1, is_change: false, place: 3, units: 3_000_000, raw: '' },
    { transaction_id: TWO.txid, output: 0, is_change: true, place: 0, units: 2_000_000, raw: '' },
  ],
  outputs: [
    { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', units: 1_052_687, script: '', status: 'paying' },
    { address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', units: 1_052_813, script: '', status: 'paying' },
  ],
  made_at: '',
  made_by: '',
  ended_at: null,
  signatures: 0,
  trouble: null,
  confirmations: 0,
  needed: 3,
};

const input = (raw: Uint8Array, txid: string, index: number, amount: number, script: Uint8Array) => ({
  raw,
  txid,
  index,
  amount,
  script,
  sequence: 0xff_ff_ff_fd,
  extra: {} as object,
});
const draft = () => ({
  version: 2,
  lockTime: 0,
  inputs: [input(ONE.raw, ONE.txid, 1, 3_000_000, own(0, 3)), input(TWO.raw, TWO.txid, 0, 2_000_000, own(1, 0))],
  outputs: [
    { script: hexToBytes('0014751e76e8199196d454941c45d1b3a323f1433bd6'), amount: 1_052_687 },
    { script: hexToBytes('a914b472a266d0bd89c13706a4132ccfb16f7c3b9fcb87'), amount: 1_052_813 },
    { script: own(1, 1), amount: 2_893_000 },
  ],
});
type Draft = ReturnType<typeof draft>;

function fileOf({ version, lockTime, inputs, outputs }: Draft): string {
  const transaction = new Transaction({ version, lockTime, allowUnknownOutputs: true, disableScriptCheck: true });
  for (const { raw, txid, index, amount, script, sequence, extra } of inputs)
    transaction.addInput({
      txid,
      index,
      sequence,
      nonWitnessUtxo: raw,
      witnessUtxo: { script, amount: BigInt(amount) },
      ...extra,
    });
  for (const { script, amount } of outputs) transaction.addOutput({ script, amount: BigInt(amount) });
  return base64.encode(transaction.toPSBT());
}

test('offers the file of a batch, and one that its account has signed', () => {
  const file = fileOf(draft());
  expect(checkBatch(file, BATCH)).toBeUndefined();
  const derivation = (chain: number, place: number) => ({
    bip32Derivation: [
      [
        ACCOUNT.deriveChild(chain).deriveChild(place).publicKey,
        { fingerprint: ACCOUNT.fingerprint, path: [chain, place] },
      ],
    ],
  });
  const paths = draft();
  for (const [place, { chain, at }] of [
    { chain: 0, at: 3 },
    { chain: 1, at: 0 },
  ].entries())
    (paths.inputs[place] as Draft['inputs'][0]).extra = derivation(chain, at);
  const signed = signAs(ACCOUNT, fileOf(paths));
  expect(checkBatch(signed, BATCH)).toBeUndefined();
  const whole = complete(fileOf(paths), [signed]);
  expect(whole?.isFinal).toBe(true);
  expect(checkBatch(base64.encode(whole?.toPSBT() ?? new Uint8Array()), BATCH)).toBeUndefined();
});

const first = <T,>(list: T[]): T => list[0] as T;
const second = <T,>(list: T[]): T => list[1] as T;
const third = <T,>(list: T[]): T => list[2] as T;

test.each<[what: string, change: (file: Draft) => unknown, batch?: Partial<Batch>]>([
  ['the address of a payment', ({ outputs }) => (first(outputs).script = EVIL)],
  ['the address of a payment to one of the account', ({ outputs }) => (first(outputs).script = own(0, 9))],
  [
    'addresses of two payments exchanged',
    ({ outputs }) =>
      ([first(outputs).script, second(outputs).script] = [second(outputs).script, first(outputs).script]),
  ],
  ['payments in another order', (file) => (file.outputs = file.outputs.toReversed())],
  ['a payment of a unit more', ({ outputs }) => ((first(outputs).amount += 1), (third(outputs).amount -= 1))],
  ['a payment of a unit less', ({ outputs }) => ((first(outputs).amount -= 1), (third(outputs).amount += 1))],
  ['a payment of nothing', ({ outputs }) => (first(outputs).amount = 0)],
  ['two payments, one of them smaller', ({ outputs }) => ((first(outputs).amount -= 1), (second(outputs).amount += 1))],
  ['a payment left out', ({ outputs }) => outputs.shift()],
  ['a payment twice', ({ outputs }) => outputs.unshift({ ...first(outputs) })],
  ['another payment', ({ outputs }) => outputs.push({ script: EVIL, amount: 1000 })],
  ['change elsewhere', ({ outputs }) => (third(outputs).script = EVIL)],
  ['change to an address of deposits', ({ outputs }) => (third(outputs).script = own(0, 1))],
  ['change to another place', ({ outputs }) => (third(outputs).script = own(1, 2))],
  ['change left out', ({ outputs }) => outputs.pop()],
  ['less change, more fee', ({ outputs }) => (third(outputs).amount -= 1)],
  ['more change, less fee', ({ outputs }) => (third(outputs).amount += 1)],
  [
    'a part of the change elsewhere',
    ({ outputs }) => ((third(outputs).amount -= 50_000), outputs.push({ script: EVIL, amount: 50_000 })),
  ],
  [
    'a fee above a tenth of what is paid',
    ({ outputs }) => (third(outputs).amount -= 300_000),
    { change_units: 2_593_000, fee_units: 301_500 },
  ],
  [
    'a fee above 500 units for each byte',
    ({ outputs }) => (third(outputs).amount -= 180_000),
    { change_units: 2_713_000, fee_units: 181_500 },
  ],
  [
    'a fee below a unit for each byte',
    ({ outputs }) => (third(outputs).amount += 1_400),
    { change_units: 2_894_400, fee_units: 100 },
  ],
  ['a fee that the batch does not name', () => 0, { fee_units: 1_600 }],
  ['an input left out', ({ inputs }) => inputs.pop()],
  ['another input', ({ inputs }) => inputs.push(input(OTHER.raw, OTHER.txid, 1, 3_000_001, own(0, 3)))],
  [
    'another transaction of an input',
    ({ inputs }) => (inputs[0] = input(OTHER.raw, OTHER.txid, 1, 3_000_001, own(0, 3))),
  ],
  ['another output of an input', ({ inputs }) => (inputs[0] = input(ONE.raw, ONE.txid, 0, 12_345, EVIL))],
  ['inputs in another order', (file) => (file.inputs = file.inputs.toReversed())],
  [
    'an input whose amount is another, without proof',
    ({ inputs }) => ((first(inputs).amount = 2_000_000), (first(inputs).extra = { nonWitnessUtxo: undefined })),
  ],
  [
    'an input whose script is another, without proof',
    ({ inputs }) => ((first(inputs).script = own(0, 4)), (first(inputs).extra = { nonWitnessUtxo: undefined })),
  ],
  [
    'an input of another account, as the batch has it',
    () => 0,
    { inputs: BATCH.inputs.map((one) => ({ ...one, place: one.place + 1 })) },
  ],
  [
    'an amount that the database names too high',
    () => 0,
    { inputs: [{ ...first(BATCH.inputs), units: 3_100_000 }, second(BATCH.inputs)], fee_units: 101_500 },
  ],
  ['a sequence that no fee replaces', ({ inputs }) => (first(inputs).sequence = 0xff_ff_ff_ff)],
  ['a lock time', (file) => (file.lockTime = 800_000)],
  ['version 1', (file) => (file.version = 1)],
  ['a signature of no outputs', ({ inputs }) => (first(inputs).extra = { sighashType: 2 })],
  ['a signature of one output', ({ inputs }) => (second(inputs).extra = { sighashType: 3 })],
  ['a signature that others may add inputs to', ({ inputs }) => (first(inputs).extra = { sighashType: 0x81 })],
  ['a script to spend by', ({ inputs }) => (first(inputs).extra = { witnessScript: hexToBytes('51') })],
  [
    'a withdrawal that was paid meanwhile',
    () => 0,
    { outputs: BATCH.outputs.map((one) => ({ ...one, status: 'paid' })) },
  ],
  ['an account with another first address', () => 0, { first_address: first(BATCH.outputs).address }],
  ['another account', () => 0, { extended_key: demoKey(1).publicExtendedKey }],
  [
    'another account, with its own first address',
    () => 0,
    { extended_key: demoKey(1).publicExtendedKey, first_address: inventAccount('Bitcoin', 1).first_address },
  ],
])('refuses a file with %s', (_what, change, batch = {}) => {
  const changed = draft();
  change(changed);
  expect(checkBatch(fileOf(changed), { ...BATCH, ...batch })).toBeDefined();
});

test('refuses what is no file of a wallet', () => {
  for (const file of ['', 'cHNidP8=', 'ab'.repeat(100), fileOf(draft()).slice(0, -20)])
    expect(checkBatch(file, BATCH)).toBe('malformed');
});

test('a payer makes a batch, and reads which file is safe to sign; another is neither offered nor uploaded', async () => {
  signIn();
  openOperator('treasurer');
  answer('withdrawal_queue', []);
  const changed = draft();
  first(changed.outputs).script = EVIL;
  answer('payout_batches', {
    reversed: [
      { id: 'w', investor_id: 'i', coins: '0.0105', method: 'Bitcoin', address: first(BATCH.outputs).address },
    ],
    networks: [{ network: 'Bitcoin', waiting: 2, owed: '0.0210', unspent: '0.5' }],
    batches: [
      { ...BATCH, psbt: fileOf(draft()) },
      { ...BATCH, id: 'c', psbt: fileOf(changed) },
    ],
  });
  answer('make_payout_batch', '"d"');
  answer('sign_batch');
  const { user } = openApp('/operator/withdrawals');
  expect(await screen.findByText(/the network no longer confirms it/)).toBeDefined();
  // A server can swap account, root and all: the signer's wallet has the first address.
  expect(await screen.findByText(FIRST)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'File to sign' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'It’s in our wallet' }));
  expect(await screen.findByText(/Your browser computed a different transaction \(outputs\)/)).toBeDefined();
  expect(await screen.findAllByRole('button', { name: 'File to sign' })).toHaveLength(1);
  const upload = (text: string) =>
    user.upload(screen.getByLabelText('Upload signed file'), new File([text], 'signed.psbt'));
  await upload(fileOf(changed));
  expect(await screen.findByText(/This file doesn’t sign exactly what was approved/)).toBeDefined();
  expect(calls('sign_batch')).toEqual([]);
  await upload(fileOf(draft()));
  expect(await screen.findByText(/Signature saved/)).toBeDefined();
  expect(calls('sign_batch')).toMatchObject([{ batch_id: 'b', number: 1, psbt: fileOf(draft()) }]);
  await user.click(screen.getByRole('button', { name: 'Create a batch: Bitcoin' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create a batch' }));
  expect(await screen.findByText(/Batch created/)).toBeDefined();
  expect(calls('make_payout_batch')).toMatchObject([{ network: 'Bitcoin', fee_rate: 10 }]);
});
