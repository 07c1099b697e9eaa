import { asciiText } from '@/lib/forms/clean-text';

/** Removes spaces and surrounding punctuation or quotes. */
const compact = (text: string): string => asciiText(text).replaceAll(/\s|^["'<(]+|["'>),.;]+$/g, '');

/** Extracts the part of a link or labelled text that has the form; returns other text unchanged. */
function partOf(text: string, marks: RegExp, form: RegExp): string {
  const parts = text.split(marks).map((part) => part.replaceAll(/%3d|%2b/gi, decodeURIComponent));
  return parts.findLast((part) => form.test(part)) ?? text;
}

/** Schemes of payment requests and labels before an address. Bitcoin Cash addresses include their scheme. */
const SCHEME = /^(?!(?:https?|bitcoincash|bch\w+):)[a-z][\w.-]*:(?:\d+:)?(?:\/\/)?(?:transfer\/|pay-)?/i;

/** From a payment request, groups of four, a QR code's capitals, an explorer's link, digits without 0x. */
export function pastedAddress(text: string): string {
  const whole = compact(text);
  const isLink = /^https?:/i.test(whole);
  const [start = '', query] = whole.split('?');
  // A token payment names its contract first and the receiver in a parameter (EIP-681).
  const receiver = isLink ? null : new URLSearchParams(query).get('address');
  const address =
    receiver ?? (isLink ? partOf(whole, /[/?#&=]/, /^[\w:-]{26,}$/) : start.replace(SCHEME, '').replace(/@.*$/, ''));
  if (/^(?:0x)?[0-9a-f]{40}$/i.test(address)) return `0x${address.slice(-40)}`;
  const isShouted = /^(?:(?:BC|TB|BCRT|LTC|TLTC)1|BITCOINCASH:|BCHTEST:)[0-9A-Z]+$/.test(address);
  return isShouted ? address.toLowerCase() : address;
}

/** Returns the comment of a TON payment request, without which the payment may be lost. */
export const pastedMemo = (text: string): string | undefined =>
  /^\s*(?:ton|tonkeeper|https):\S*transfer\//i.test(text)
    ? (new URLSearchParams(text.trim().split('?')[1]).get('text') ?? undefined)
    : undefined;

/** Extracts a transaction id from pasted text, even from an explorer's link or with an output number. */
export function pastedTransactionId(text: string): string {
  const id = partOf(compact(text), /[/?#&:]|=(?!$|[&#])/, /^(?:(?:0x)?[0-9a-f]{64}|[\w+-]{43}=?)$/i);
  return id.replace(/^0X/, '0x');
}
