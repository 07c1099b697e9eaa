import type { MailTexts } from '../../src/lib/i18n/mail-texts.ts';
import { wordsOf } from './words.ts';

/** Every mail of ours, by language. */
export const mailTexts = wordsOf<MailTexts>('mail');
