// Invisible characters that come with text copied from mails, chats, PDFs and contacts. U+200C and U+200D stay,
// because Persian, Indic scripts and emoji need them.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\p{Variation_Selector}/gu;
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const HYPHENS = /[\u2010\u2011]/g;

/** Returns the visible text: without invisible characters, with ordinary spaces and hyphens, in NFC. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANKS, ' ').replace(HYPHENS, '-').normalize('NFC');
}

/** Converts full-width forms, and Arabic and Persian digits and separators, to ASCII. */
export function asciiText(text: string): string {
  return (
    cleanText(text)
      .replaceAll(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
      // Both rows of digits begin at a multiple of 16.
      .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll('٬', ',')
      .replaceAll('٫', '.')
  );
}

/** Converts a phone number (`tel:`, `ext. 12`, `,,12#`, dashes) to the database's characters. */
export function phoneText(text: string): string {
  return asciiText(text)
    .replaceAll(/[\u2012-\u2015\u2212]/g, '-')
    .replaceAll('·', '.')
    .replace(/^\s*(?:tel|callto|sms)\.?:\s*|;phone-context=.*$/gi, '')
    .replace(/\s*(?:;?ext(?:ension|\.|=)?|[,;pw]+|#|x)\s*(?=\d+#?\s*$)/i, ' x')
    .replace(/#\s*$/, '');
}
