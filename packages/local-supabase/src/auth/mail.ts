import { readFileSync } from 'node:fs';
import type { EmailMessage } from '@supabase/lite';
import type { Config } from '../config.ts';
import { authError } from './answers.ts';
import { fillTemplate } from './go-template.ts';

/** Also the `type` of its link. */
export type MailKind = 'signup' | 'recovery' | 'email_change' | 'magiclink' | 'reauthentication';

type Templates = Config['auth']['email']['template'];

const templates: Record<MailKind, keyof Templates> = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email_change',
  magiclink: 'magic_link',
  reauthentication: 'reauthentication',
};

export interface MailValues {
  SiteURL: string;
  Data: unknown;
  TokenHash?: string;
  NewEmail?: string;
  ConfirmationURL?: string;
}

const DEFAULT_TEMPLATE = '<p><a href="{{ .ConfirmationURL }}">Go on</a></p>';

export function composeMail(config: Templates, kind: MailKind, to: string, values: MailValues): EmailMessage {
  const { subject, content_path: path } = config[templates[kind]];
  const template = path === undefined ? DEFAULT_TEMPLATE : readFileSync(path, 'utf8');
  const html = fillTemplate(template, values);
  return { to, subject: fillTemplate(subject, values), text: textOf(html), html };
}

/**
 * Converts a mail to text, paragraph by paragraph with links. Supabase Auth sends HTML only; mailboxes such as
 * Mailpit create the text themselves.
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

/** Redirects Supabase Auth's address that acts when opened to the page of the site that asks first. */
export function leadToPage({ searchParams }: URL, siteUrl: string, pageOf: (type: string) => string): Response {
  const type = searchParams.get('type') ?? '';
  const token_hash = searchParams.get('token') ?? '';
  if (type === '' || token_hash === '') {
    return authError(400, 'validation_failed', 'Verify requires a token and a verification type');
  }
  const page = new URL(pageOf(type), siteUrl);
  page.hash = new URLSearchParams({ token_hash, type }).toString();
  return new Response(null, { status: 303, headers: { location: page.href } });
}
