import { asciiText } from '@/lib/forms/clean-text';

/** Without blanks, and what stands around it in a sentence or in quotes. */
const compact = (text: string): string => asciiText(text).replaceAll(/\s|^["'<(]+|["'>),.;]+$/g, '');

/** What a link or a labelled text is about, by its form; any other text as it is. */
function partOf(text: string, marks: RegExp, form: RegExp): string {
  const parts = text.split(marks).map((part) => part.replaceAll(/%3d|%2b/gi, decodeURIComponent));
  return parts.findLast((part) => form.test(part)) ?? text;
}

/** Schemes of payment requests, and what people write before an address. That of Bitcoin Cash is a part of its addresses. */
const SCHEME = /^(?!(?:https?|bitcoincash|bch\w+):)[a-z][\w.-]*:(?:\d+:)?(?:\/\/)?(?:transfer\/|pay-)?/i;

/** Returns the address in what people copy: a payment request, groups of four, the capitals of a QR code, an explorer's link, digits without 0x. */
export function pastedAddress(text: string): string {
  const whole = compact(text);
  const isLink = /^https?:/i.test(whole);
  const [start = '', query] = whole.split('?');
  // A payment of a token names its contract first, and who is paid in a parameter (EIP-681).
  const receiver = isLink ? null : new URLSearchParams(query).get('address');
  const address =
    receiver ??
    (isLink ? partOf(whole, /[/?#&=]/, /^[\w:-]{26,}$/) : start.replace(SCHEME, '').replace(/@.*$/, ''));
  if (/^(?:0x)?[0-9a-f]{40}$/i.test(address)) return `0x${address.slice(-40)}`;
  const isShouted = /^(?:(?:BC|TB|BCRT|LTC|TLTC)1|BITCOINCASH:|BCHTEST:)[0-9A-Z]+$/.test(address);
  return isShouted ? address.toLowerCase() : address;
}

/** Returns the comment that a payment request of TON carries: without it the payment may reach no one. Undefined without one. */
export const pastedMemo = (text: string): string | undefined =>
  /^\s*(?:ton|tonkeeper|https):\S*transfer\//i.test(text)
    ? (new URLSearchParams(text.trim().split('?')[1]).get('text') ?? undefined)
    : undefined;

/** Returns the id of a transaction in what people copy: also an explorer's link, or with the number of an output. */
export function pastedTransactionId(text: string): string {
  const id = partOf(compact(text), /[/?#&:]|=(?!$|[&#])/, /^(?:(?:0x)?[0-9a-f]{64}|[\w+-]{43}=?)$/i);
  return id.replace(/^0X/, '0x');
}
