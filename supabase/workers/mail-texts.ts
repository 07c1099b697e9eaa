import type { MailTexts } from '../../src/lib/i18n/mail-texts.ts';
import { mail as ar } from '../../src/words/ar/mail.ts';
import { mail as de } from '../../src/words/de/mail.ts';
import { mail as en } from '../../src/words/en/mail.ts';
import { mail as es } from '../../src/words/es/mail.ts';
import { mail as fr } from '../../src/words/fr/mail.ts';
import { mail as pt } from '../../src/words/pt/mail.ts';
import { mail as tr } from '../../src/words/tr/mail.ts';
import { mail as zh } from '../../src/words/zh/mail.ts';

/** Every mail of ours, by language. */
export const mailTexts = { ar, de, en, es, fr, pt, tr, zh } satisfies Record<string, MailTexts>;
