/** A mail's words. Values are written as {{name}}; each paragraph is a line. */
export interface MailText {
  subject: string;
  /** A paragraph with an unknown value is left out, as in all other parts. */
  paragraphs: readonly string[];
  facts?: readonly string[];
  advice?: readonly string[];
  /** The recipient's own message, only in mails to its proven author. */
  quote?: readonly string[];
  link: string;
  after?: readonly string[];
  /** Why the mail was sent, and how to unsubscribe or why that is impossible. */
  why: string;
}

export type MailKind =
  | 'contact_received'
  | 'contact_answer'
  | 'newsletter_confirmation'
  | 'newsletter_welcome'
  | 'notification'
  | 'security';

/** All of our mails in one language, and the line above those to users with a code word. */
export type MailTexts = Record<MailKind, MailText> & Record<'code_word' | 'code_word_before', string>;

export type AuthMailKind = 'confirmation' | 'recovery' | 'email_change' | 'magic_link' | 'reauthentication';

/** All of Auth's mails in one language, and the end of their footer. */
export type AuthMailTexts = Record<
  AuthMailKind,
  Pick<MailText, 'subject' | 'paragraphs' | 'link' | 'after' | 'why'>
> & { always: string };
