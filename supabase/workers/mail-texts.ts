import type { MailTexts } from '../../src/lib/i18n/mail-texts.ts';
import { wordsOf } from './words.ts';

export const mailTexts = wordsOf<MailTexts>('mail');
