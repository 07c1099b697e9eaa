import { z } from 'zod';
import { writeMoment } from '../../src/lib/date-forms.ts';
import { languageOf } from '../../src/lib/i18n/languages.ts';
import type { MailKind } from '../../src/lib/i18n/mail-texts.ts';
import { readUserAgent } from '../../src/lib/session/user-agent.ts';
import { escapeHtml, writeContent, writePage } from './mail-frame.ts';
import { mailTexts } from './mail-texts.ts';
import { notificationText } from './notification-texts.ts';

export interface ComposedMail {
  /** Its outbox row; the same for every attempt. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  listUnsubscribe?: string;
}

/** Quoted characters of a message; keeps a mail under 40 kB even with the longest answer. */
const QUOTED = 300;

const reference = z.string();
const token = z.string();
/** The reader's code word, which proves that a mail is ours. */
const codeWords = { code_word: z.string().optional(), code_word_before: z.string().optional() };

const params = {
  contact_received: z.object({ reference, ...codeWords }),
  contact_answer: z.object({
    ...codeWords,
    reference,
    answer: z.string(),
    message: z.optional(z.string().transform(quote)),
  }),
  newsletter_confirmation: z.object({ token }),
  newsletter_welcome: z.object({ token }),
  notification: z.object({
    ...codeWords,
    kind: z.string(),
    amount_cents: z.int().nullable(),
    claimed_cents: z.int().optional(),
    coin: z.string().optional(),
    arrived_coins: z.string().optional(),
    quoted_coins: z.string().optional(),
  }),
  security: z.object({
    ...codeWords,
    moment: z.string(),
    at: z.string(),
    ip: z.string().optional(),
    user_agent: z.string().optional(),
    address: z.string().optional(),
    token,
  }),
} satisfies Record<MailKind, z.ZodType>;

function quote(message: string): string {
  const characters = Array.from(message);
  const begin = characters.slice(0, QUOTED).join('');
  return (characters.length > QUOTED ? `${begin}…` : begin).replaceAll(/^/gm, '> ');
}

export const takenMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  kind: z.enum(Object.keys(params) as MailKind[]),
  params: z.record(z.string(), z.unknown()),
  language: z.string(),
});

interface Sender {
  brand: string;
  siteUrl: string;
}

/**
 * Writes a mail as text and as equivalent HTML with escaped values.
 * @throws ZodError if the values do not fit the kind
 */
export function composeMail(mail: z.infer<typeof takenMail>, { brand, siteUrl }: Sender): ComposedMail {
  const language = isLanguage(mail.language) ? mail.language : 'en';
  const given = params[mail.kind].parse(mail.params);
  const words = mailTexts[language];
  const text = words[mail.kind];
  const said = mail.kind === 'security' ? momentValues(language, params.security.parse(mail.params)) : {};
  const what = 'kind' in given ? { what: notificationText(language, given) } : {};
  const { isKnown, fill, fillHtml } = fillIn({ brand, ...what, ...given, ...said });
  const href = linkOf(siteUrl, 'token' in given ? given.token : undefined, mail.kind);

  const sign = [words.code_word, words.code_word_before].filter(isKnown);
  // Quotes a message only to its verified writer.
  const quoted = 'message' in given && given.message ? (text.quote ?? []) : [];
  const paragraphs = [...text.paragraphs, ...quoted].filter(isKnown);
  const facts = (text.facts ?? []).filter(isKnown);
  const { subject, advice = [], link, after = [], why } = text;
  const asText = [...sign, subject, ...paragraphs, ...(facts.length > 0 ? [facts.join('\n')] : []), ...advice].map(
    fill,
  );
  const asHtml = writeContent({
    sign: sign.map(fillHtml),
    heading: fillHtml(subject),
    paragraphs: paragraphs.map(fillHtml),
    facts: facts.map(fillHtml),
    advice: advice.map(fillHtml),
    label: escapeHtml(link),
    href: escapeHtml(href),
    after: after.map(fillHtml),
  });
  const { dir } = languageOf(language);
  return {
    id: mail.id,
    to: mail.recipient,
    subject: fill(subject).replaceAll(/[\r\n]+/g, ' '),
    text: [...asText, `${link}:\n${href}`, ...after.map(fill), `-- \n${fill(why)}\n\n${brand}\n${siteUrl}`].join(
      '\n\n',
    ),
    html: writePage({
      attributes: `lang="${language}" dir="${dir}"`,
      title: fillHtml(subject),
      content: asHtml,
      brand: escapeHtml(brand),
      why: fillHtml(why),
      site: escapeHtml(siteUrl),
    }),
    ...(mail.kind === 'newsletter_welcome' && { listUnsubscribe: href }),
  };
}

/** Values in our own words, with the mail's text direction. */
const OWN = new Set(['brand', 'what', 'when']);

function fillIn(values: Record<string, unknown>) {
  const known = new Map(Object.entries(values));
  const valueOf = (name: string): string => {
    const value = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fillWith = (line: string, write: (name: string) => string): string =>
    line.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => write(name));
  return {
    isKnown: (line: string) => [...line.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => valueOf(name) !== ''),
    fill: (line: string) => fillWith(line, valueOf),
    fillHtml: (line: string) => {
      // User text, such as an answer, has its own direction.
      const bdi = /^\{\{\w+\}\}$/.test(line) ? '<bdi style="display:block">' : '<bdi>';
      return fillWith(escapeHtml(line), (name) => {
        const value = escapeHtml(valueOf(name));
        return OWN.has(name) ? value : `${bdi}${value}</bdi>`;
      });
    },
  };
}

const PAGES: Record<MailKind, string> = {
  contact_received: '/contact',
  contact_answer: '/contact',
  newsletter_confirmation: '/newsletter',
  newsletter_welcome: '/newsletter',
  notification: '/dashboard',
  security: '/not-me',
};

/** The page behind a secret link asks first, because mail scanners open links. */
function linkOf(siteUrl: string, secret: string | undefined, kind: MailKind): string {
  const link = new URL(PAGES[kind], siteUrl);
  if (secret !== undefined) link.searchParams.set('token', secret);
  if (kind === 'newsletter_welcome') link.searchParams.set('leave', 'true');
  return link.href;
}

/** Details of a warning mail: event, time (UTC) and device, of which only known names are shown. */
function momentValues(
  language: keyof typeof mailTexts,
  { moment, at, user_agent: agent = '' }: z.infer<typeof params.security>,
): Record<string, string> {
  const { browser, system } = readUserAgent(agent);
  return {
    what: notificationText(language, { kind: `security.${moment}`, amount_cents: null }),
    when: writeMoment(languageOf(language).locale, new Date(at), 'UTC'),
    device: [browser, system].filter(Boolean).join(' · '),
  };
}

const isLanguage = (code: string): code is keyof typeof mailTexts => Object.hasOwn(mailTexts, code);
