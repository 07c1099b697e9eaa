/** The words of a mail. Values are written as {{name}}; each paragraph is a line. */
export interface MailText {
  /** Also the heading of the mail. */
  subject: string;
  /** One that names a value which is not known is left out; so it is in all other parts. */
  paragraphs: readonly string[];
  /** What happened, in lines that belong together. */
  facts?: readonly string[];
  /** What to do about it; above the link. */
  advice?: readonly string[];
  /** What the reader wrote, in mails to a person who is known to have written it. */
  quote?: readonly string[];
  /** What the one link of the mail says. */
  link: string;
  /** What is under the link. */
  after?: readonly string[];
  /** Why the mail came, and how it is turned off or why it cannot be. */
  why: string;
}

/** The kinds of mails that the database asks for. */
export type MailKind =
  | 'contact_received'
  | 'contact_answer'
  | 'newsletter_confirmation'
  | 'newsletter_welcome'
  | 'notification'
  | 'security';

/** Every mail of ours in one language, and what is above those to a person who has chosen a code word. */
export type MailTexts = Record<MailKind, MailText> & Record<'code_word' | 'code_word_before', string>;

/** The mails of Auth, as `supabase/config.toml` names their templates. */
export type AuthMailKind = 'confirmation' | 'recovery' | 'email_change' | 'magic_link' | 'reauthentication';

/** Every mail of Auth in one language, and what the footer of each ends with. */
export type AuthMailTexts = Record<
  AuthMailKind,
  Pick<MailText, 'subject' | 'paragraphs' | 'link' | 'after' | 'why'>
> & { always: string };
