/** The words of a mail. Values stand as {{name}}; each paragraph is a line. */
export interface MailText {
  subject: string;
  /** One that names a value which is not known is left out. */
  paragraphs: readonly string[];
  /** What the reader wrote, in mails to somebody of whom it is known that they did. */
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
  | 'notification'
  | 'security';

/** Every mail of ours in one language, and what stands above those to a person who has chosen a code word. */
export type MailTexts = Record<MailKind, MailText> & Record<'code_word' | 'code_word_before', string>;
