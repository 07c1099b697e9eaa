import { ar } from './mail-texts/ar.ts';
import { de } from './mail-texts/de.ts';
import { en } from './mail-texts/en.ts';
import { es } from './mail-texts/es.ts';
import { fr } from './mail-texts/fr.ts';
import { pt } from './mail-texts/pt.ts';
import { tr } from './mail-texts/tr.ts';
import { zh } from './mail-texts/zh.ts';

/** The words of a mail. Values stand as {{name}}; each paragraph is a line. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** What the reader wrote, in mails to a person who is known to have written it. */
  quote?: readonly string[];
  /** What the link says, in mails that have one. */
  link?: string;
  /** What stands under the link. */
  after?: readonly string[];
}

/** The kinds of mails that the database asks for. */
export type MailKind =
  | 'contact_received'
  | 'contact_answer'
  | 'newsletter_confirmation'
  | 'newsletter_welcome'
  | 'notification';

/** Every mail of ours in one language. */
export type MailTexts = Record<MailKind, MailText>;

/** Every mail of ours, by language. */
export const mailTexts = { ar, de, en, es, fr, pt, tr, zh } satisfies Record<string, MailTexts>;
