import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EmailMessage } from '@supabase/lite';
import type { Config } from '../config.ts';
import { authError } from './auth-repairs.ts';
import { fillTemplate } from './go-template.ts';

/** What an e-mail of Auth is about; the word is also the `type` of its link. */
export type MailKind = 'signup' | 'recovery' | 'email_change' | 'magiclink' | 'reauthentication';

type Templates = Config['auth']['email']['template'];

/** What Supabase Auth calls the template of a kind. */
const templates: Record<MailKind, keyof Templates> = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email_change',
  magiclink: 'magic_link',
  reauthentication: 'reauthentication',
};

/** What a template is filled in with; by the names of Supabase Auth. */
export interface MailValues {
  SiteURL: string;
  /** What the person gave at registration. */
  Data: unknown;
  /** What the link proves, for `POST /verify`. */
  TokenHash?: string;
  NewEmail?: string;
}

/** The paths in `supabase/config.toml` begin at the repository. */
const repository = new URL('../../../', import.meta.url);

/** Writes an e-mail of Auth by its template. */
export function composeMail(config: Templates, kind: MailKind, to: string, values: MailValues): EmailMessage {
  const { subject, content_path } = config[templates[kind]];
  const template = readFileSync(fileURLToPath(new URL(content_path, repository)), 'utf8');
  const html = fillTemplate(template, values);
  return { to, subject: fillTemplate(subject, values), text: textOf(html), html };
}

/**
 * Writes what a mail says without its markup: each paragraph, and the address of its link. Supabase Auth sends no such part:
 * mailboxes that show text make it themselves, as Mailpit does, whose API the mailbox here has.
 */
function textOf(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2:\n$1')
    .replaceAll('<br>', '\n')
    .replaceAll(/<\/(p|h1|td)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim()
    .replaceAll(/\n\s*\n/g, '\n\n');
}

/**
 * Answers an address on which Supabase Auth acts when it is merely opened, and which no mail here has. The page of the site asks first,
 * as it does for the links of mails.
 */
export function leadToPage({ searchParams }: URL, siteUrl: string): Response {
  const type = searchParams.get('type') ?? '';
  const token_hash = searchParams.get('token') ?? '';
  if (type === '' || token_hash === '') {
    return authError(400, 'validation_failed', 'Verify requires a token and a verification type');
  }
  const page = new URL(type === 'recovery' ? '/reset-password' : '/confirmed', siteUrl);
  page.hash = new URLSearchParams({ token_hash, type }).toString();
  return new Response(null, { status: 303, headers: { location: page.href } });
}
