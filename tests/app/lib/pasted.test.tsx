import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pastedAddress, pastedMemo, pastedTransactionId } from '@/lib/addresses/pasted';
import { isTransactionId } from '@/lib/addresses/transactions';
import { cleanFields } from '@/lib/forms/clean-fields';
import { phoneText } from '@/lib/forms/clean-text';
import { PHONE_PATTERN, wholly } from '@/lib/forms/rules';

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';
const BECH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const TON = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';
const ID = 'ab'.repeat(32);

test.each([
  [`bitcoin:${BECH}?amount=0.01`, BECH],
  [BECH.toUpperCase(), BECH],
  [`BITCOIN:${BECH.toUpperCase()}`, BECH],
  ['bc1q w508 d6qe jxtd g4y5 r3za rvar y0c5 xw7k v8f3 t4', BECH],
  [`\u200e${BECH}\u00a0`, BECH],
  [`https://mempool.space/address/${BECH}`, BECH],
  [`ethereum:${EVM}@1?value=1000`, EVM],
  [`ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${EVM}&uint256=5`, EVM],
  [EVM.replace('0x', '0X'), EVM],
  [EVM.slice(2), EVM],
  [`https://etherscan.io/address/${EVM}#tokentxns`, EVM],
  [`ton://transfer/${TON}?amount=1`, TON],
  [`ton:${TON}`, TON],
  [`Address: ${TON}`, TON],
  [`https://app.tonkeeper.com/transfer/${TON}?amount=1&text=a`, TON],
  [`bitcoin://${BECH}`, BECH],
  [`"${BECH}".`, BECH],
  [`eip155:1:${EVM}`, EVM],
  [`https://tonviewer.com/0:${'a'.repeat(64)}`, `0:${'a'.repeat(64)}`],
  ['bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap?amount=2', 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap'],
  ['https://tronscan.org/#/address/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  [`0:${'a'.repeat(64)}`, `0:${'a'.repeat(64)}`],
])('an address pasted as %s is read as %s', (pasted, address) => {
  expect(pastedAddress(pasted)).toBe(address);
});

test('a payment request of TON brings its comment along, and no other text has one', () => {
  expect(pastedMemo(`ton://transfer/${TON}?amount=1&text=user+1%2F2`)).toBe('user 1/2');
  expect(pastedMemo(`https://app.tonkeeper.com/transfer/${TON}?text=a`)).toBe('a');
  expect(pastedMemo(`ton://transfer/${TON}?amount=1`)).toBeUndefined();
  expect(pastedMemo(`bitcoin:${BECH}?text=1`)).toBeUndefined();
});

test.each([
  ['Bitcoin', `https://mempool.space/tx/${ID}?mode=details#vout=1`],
  ['Bitcoin', ` ${ID}\u200b`],
  ['Bitcoin', `txid: ${ID}:1`],
  ['Bitcoin', `mempool.space/tx/${ID}.`],
  ['Ethereum', `https://etherscan.io/tx/0x${ID}`],
  ['Ethereum', `0X${ID}`],
  ['TRON', `https://tronscan.org/#/transaction/${ID}`],
  ['TON', 'https://tonviewer.com/transaction/q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA='],
  ['TON', 'https://tonscan.org/tx/q83vEjRWeJ%2Brze8SNFZ4kKvN7xI0VniQq83vEjRWeJA%3D'],
])('the id of a transaction of %s can be pasted as %s', (network, pasted) => {
  expect(isTransactionId(network, pastedTransactionId(pasted))).toBe(true);
});

test.each([
  '\u202a+49\u00a0(30)\u00a0901\u2011234\u202c',
  'tel:+1-555-555-0100',
  '030/901234',
  '+1 (555) 555-0100 x12',
  '+1 555 555 0100 ext. 12',
  '+1 555 555 0100,,12#',
  '+1-555-555-0100;ext=12',
  '+1 555–555−0100p12',
  'Tel.: +49·30·901',
  '＋４９ ３０ ９０１',
  '٠١٢٣٤٥٦',
])('the phone number "%s" is taken', (written) => {
  expect(phoneText(written)).toMatch(wholly(PHONE_PATTERN));
});

function Fields() {
  const [heard, setHeard] = useState('');
  return (
    <>
      <input aria-label="text" onChange={({ target }) => setHeard(target.value)} value={heard} />
      <textarea aria-label="lines" />
      <input aria-label="phone" type="tel" />
      <input aria-label="password" type="password" />
      <output>{heard}</output>
    </>
  );
}

test('every field takes what a reader sees of a pasted text, and a password but for its accents as it is', async () => {
  cleanFields();
  render(<Fields />);
  const user = userEvent.setup();
  const paste = async (name: string, text: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(name);
    await user.click(field);
    await user.paste(text);
    return field.value;
  };
  const copied = 'a\u200bb\u200ec\u2060d\u00ade\u202df\u202cg\u2068h\u2069\u00a0i\u2011j\ufe0dk e\u0301';
  const seen = 'abcdefgh i-jk \u00e9';
  expect(await paste('text', copied)).toBe(seen);
  expect(screen.getByRole('status')).toHaveProperty('textContent', seen);
  expect(await paste('lines', copied)).toBe(seen);
  expect(await paste('phone', 'tel:+49\u00a030')).toBe('+49 30');
  expect(await paste('password', 'e\u0301\u200b')).toBe('\u00e9\u200b');
});
