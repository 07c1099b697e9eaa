import { z } from 'zod';
import { languageOf } from '../../src/lib/i18n/languages.ts';
import type { MailKind } from '../../src/lib/i18n/mail-texts.ts';
import { readUserAgent } from '../../src/lib/session/user-agent.ts';
import { mailTexts } from './mail-texts.ts';
import { notificationText } from './notification-texts.ts';

/** A mail ready to be sent. */
export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the reader can unsubscribe; for the header of the same name. */
  listUnsubscribe?: string;
}

const reference = z.string();
const token = z.string();
/** What the reader knows a mail of ours by, if they have chosen a word. */
const sign = { code_word: z.string().optional(), code_word_before: z.string().optional() };

const params = {
  contact_received: z.object({ reference, ...sign }),
  contact_answer: z.object({
    ...sign,
    reference,
    answer: z.string(),
    message: z.optional(z.string().transform((text) => text.replaceAll(/^/gm, '> '))),
  }),
  newsletter_confirmation: z.object({ token }),
  newsletter_welcome: z.object({ token }),
  notification: z.object({
    ...sign,
    kind: z.string(),
    amount_cents: z.int().nullable(),
    claimed_cents: z.int().optional(),
    coin: z.string().optional(),
    arrived_coins: z.string().optional(),
    quoted_coins: z.string().optional(),
  }),
  security: z.object({
    ...sign,
    moment: z.string(),
    at: z.string(),
    ip: z.string().optional(),
    user_agent: z.string().optional(),
    address: z.string().optional(),
    token,
  }),
} satisfies Record<MailKind, z.ZodType>;

/** A mail as the database hands it out. */
export const takenMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  kind: z.enum(Object.keys(params) as MailKind[]),
  params: z.record(z.string(), z.unknown()),
  language: z.string(),
});

/** Who writes, and where the links of mails lead. */
interface Sender {
  brand: string;
  siteUrl: string;
}

/**
 * Writes a mail: as text, and as simple HTML in which nothing of the values is taken for HTML.
 * @throws ZodError when the values are not those of its kind
 */
export function composeMail(mail: z.infer<typeof takenMail>, { brand, siteUrl }: Sender): ComposedMail {
  const language = isLanguage(mail.language) ? mail.language : 'en';
  const given = params[mail.kind].parse(mail.params);
  const { subject, paragraphs: always, quote = [], link, after = [] } = mailTexts[language][mail.kind];
  const said = mail.kind === 'security' ? momentValues(language, params.security.parse(mail.params)) : {};
  const what = 'kind' in given ? { what: notificationText(language, given) } : {};
  const values = new Map<string, unknown>(Object.entries({ brand, ...what, ...given, ...said }));
  const valueOf = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  const isKnown = (line: string) =>
    [...line.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => valueOf(name) !== '');
  const { code_word, code_word_before } = mailTexts[language];
  const own = 'message' in given && given.message ? [...always, ...quote] : always;
  const paragraphs = [code_word, code_word_before, ...own].filter(isKnown);
  const fill = (line: string) => line.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name));
  const href = 'token' in given ? linkOf(siteUrl, given.token, mail.kind) : undefined;
  const asText = [...paragraphs, ...(href ? [href] : []), ...after, `-- \n${brand}\n${siteUrl}`];
  const asHtml = [
    ...paragraphs.map((line) => paragraph(fill(line))),
    ...(href && link ? [`<p><a href="${escapeHtml(href)}">${escapeHtml(link)}</a></p>`] : []),
    ...after.map((line) => paragraph(fill(line))),
    `<hr><p><a href="${escapeHtml(siteUrl)}">${escapeHtml(brand)}</a></p>`,
  ];
  return {
    to: mail.recipient,
    subject: fill(subject),
    text: asText.map(fill).join('\n\n'),
    html: `<!doctype html><html lang="${escapeHtml(language)}" dir="auto"><body>${asHtml.join('\n')}</body></html>`,
    ...(href && mail.kind === 'newsletter_welcome' && { listUnsubscribe: href }),
  };
}

/** The page behind a link asks before it does anything: programs that look at links in mails decide nothing. */
function linkOf(siteUrl: string, secret: string, kind: MailKind): string {
  const link = new URL(kind === 'security' ? '/not-me' : '/newsletter', siteUrl);
  link.searchParams.set('token', secret);
  if (kind === 'newsletter_welcome') link.searchParams.set('leave', 'true');
  return link.href;
}

/** What a mail that warns says: what happened, when (UTC), and on which device, of whose own words only known names are told. */
function momentValues(
  language: keyof typeof mailTexts,
  { moment, at, user_agent: agent = '' }: z.infer<typeof params.security>,
): Record<string, string> {
  const { browser, system } = readUserAgent(agent);
  const time = new Intl.DateTimeFormat(languageOf(language).locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    what: notificationText(language, { kind: `security.${moment}`, amount_cents: null }),
    when: `${time.format(new Date(at))} UTC`,
    device: [browser, system].filter(Boolean).join(' · '),
  };
}

const isLanguage = (code: string): code is keyof typeof mailTexts => Object.hasOwn(mailTexts, code);

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
