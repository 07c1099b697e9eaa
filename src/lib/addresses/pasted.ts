import { asciiText } from '@/lib/forms/clean-text';

const compact = (text: string): string => asciiText(text).replaceAll(/\s/g, '');

/** What the page of an explorer is about, by its link; any other text as it is. */
function fromExplorer(text: string, form: RegExp): string {
  if (!/^https?:/i.test(text)) return text;
  return text.split(/[/?#&=]/).findLast((part) => form.test(part)) ?? text;
}

/** Schemes of payment requests. That of Bitcoin Cash is a part of its addresses. */
const SCHEME = /^(?:(?:bitcoin|litecoin|dogecoin|ethereum|tron):(?:pay-)?|ton:\/\/transfer\/)([^?@]*)/i;

/** Returns the address in what people copy: a payment request, groups of four, the capitals of a QR code, an explorer's link, digits without 0x. */
export function pastedAddress(text: string): string {
  const whole = compact(text);
  const [, requested] = SCHEME.exec(whole) ?? [];
  // A payment of a token names its contract first, and who is paid in a parameter (EIP-681).
  const receiver = requested ? new URLSearchParams(whole.split('?')[1]).get('address') : null;
  const address = receiver ?? requested ?? fromExplorer(whole, /^[\w:-]{26,}$/);
  if (/^(?:0x)?[0-9a-f]{40}$/i.test(address)) return `0x${address.slice(-40)}`;
  const isShouted = /^(?:(?:BC|TB|BCRT|LTC|TLTC)1|BITCOINCASH:|BCHTEST:)[0-9A-Z]+$/.test(address);
  return isShouted ? address.toLowerCase() : address;
}

/** Returns the comment that a payment request of TON carries: without it the payment may reach no one. Undefined without one. */
export const pastedMemo = (text: string): string | undefined =>
  /^\s*ton:\/\/transfer\//i.test(text)
    ? (new URLSearchParams(text.trim().split('?')[1]).get('text') ?? undefined)
    : undefined;

/** Returns the id of a transaction in what people copy: also an explorer's link. */
export function pastedTransactionId(text: string): string {
  const id = fromExplorer(compact(text), /^(?:(?:0x)?[0-9a-f]{64}|[\w+-]{43}=?)$/i);
  return id.replace(/^0X/, '0x');
}
