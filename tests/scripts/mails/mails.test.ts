import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/lib/i18n/languages.ts';
import type { MailKind } from '../../../src/lib/i18n/mail-texts.ts';
import { composeMail } from '../../../supabase/workers/compose-mail.ts';
import { mailTexts } from '../../../supabase/workers/mail-texts.ts';
import { hrefsOf, resourcesOf, textOfHtml } from '../../support/mail-html.ts';

const LARGEST = 40_000;
const sender = { brand: 'Glassmine', siteUrl: 'https://site.test' };
const mail = { id: '00000000-0000-4000-8000-000000000001', recipient: 'ada@example.com' };
const sign = { code_word: 'Heron in the reeds' };
const token = '5ec4e7'.repeat(10);

const mails: Record<MailKind, [params: Record<string, unknown>, href: string]> = {
  contact_received: [{ reference: 'ABCD1234', ...sign }, 'https://site.test/contact'],
  contact_answer: [
    { reference: 'ABCD1234', answer: 'Like this.\nAnd so.', message: 'How?\nWhy?', ...sign },
    'https://site.test/contact',
  ],
  newsletter_confirmation: [{ token }, `https://site.test/newsletter?token=${token}`],
  newsletter_welcome: [{ token }, `https://site.test/newsletter?token=${token}&leave=true`],
  notification: [
    { kind: 'deposits.approved', amount_cents: 149_000, claimed_cents: 150_000, ...sign },
    'https://site.test/dashboard',
  ],
  security: [
    {
      moment: 'address_added',
      at: '2026-03-04T12:00:00Z',
      ip: '2001:db8::1',
      user_agent: 'Firefox/140.0 Linux',
      address: 'tb1qexample',
      token,
      ...sign,
    },
    `https://site.test/not-me?token=${token}`,
  ],
};
const kinds = Object.keys(mails) as MailKind[];
const write = (kind: MailKind, language: string, params = mails[kind][0]) =>
  composeMail({ ...mail, kind, language, params }, sender);
async function asSent(written: ReturnType<typeof composeMail>): Promise<string> {
  const sending = createTransport({ streamTransport: true, buffer: true });
  const { message } = await sending.sendMail({ ...written, from: 'no-reply@example.com' });
  return Buffer.isBuffer(message) ? message.toString('latin1') : '';
}

const bytes = ({ text, html }: { text: string; html: string }) => Buffer.byteLength(text) + Buffer.byteLength(html);

describe.each(languages)('in $name', ({ code, dir }) => {
  test.each(kinds)('a mail of kind %s says the same as text and as HTML, with one link and a footer', (kind) => {
    const [, href] = mails[kind];
    const { subject, text, html } = write(kind, code);
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}[^.@\n]|undefined|null/);
    expect(html).toContain(`<html lang="${code}" dir="${dir}">`);
    expect(html).toContain(`<div class="page" lang="${code}" dir="${dir}"`);

    expect(hrefsOf(html)).toEqual([href]);
    expect(text.match(/https?:\S+/g)).toEqual([href, sender.siteUrl]);
    const shown = textOfHtml(html);
    const [body = '', footer = ''] = text.split('\n-- \n');
    const label = mailTexts[code][kind].link;
    for (const line of body.replace(`${label}:\n${href}`, label).split('\n')) expect(shown).toContain(line.trim());
    expect(body).toContain(subject);

    const [why = '', ...site] = footer.split('\n').filter(Boolean);
    expect(why).toBe(mailTexts[code][kind].why.replaceAll('{{brand}}', 'Glassmine'));
    expect(shown).toContain(`${why} Glassmine · https://site.test`);
    expect(site).toEqual(['Glassmine', 'https://site.test']);
  });

  test.each(kinds)('a mail of kind %s asks no server for anything and is under 40 kB', async (kind) => {
    const written = write(kind, code);
    expect(resourcesOf(written.html)).toEqual([]);
    expect(bytes(written)).toBeLessThan(LARGEST / 4);
    const sent = await asSent(written);
    expect(sent.length).toBeLessThan(LARGEST / 2);
    // Text first, because a program shows the last part that it supports.
    expect(sent.match(/content-type: (multipart|text)\/\w+/gi)).toEqual([
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  });

  test.each(kinds)('a mail of kind %s has words of its own', (kind) => {
    const { subject, paragraphs, link, why } = mailTexts[code][kind];
    const english = mailTexts.en[kind];
    const isEnglish = code === 'en';
    expect([why === english.why, link === english.link]).toEqual([isEnglish, isEnglish]);
    expect(subject === english.subject).toBe(isEnglish || subject === '{{what}}');
    expect(paragraphs).toHaveLength(english.paragraphs.length);
  });
});

test('the longest answer to the longest message is under 40 kB in a mail, which quotes the beginning', () => {
  // Four bytes each, the most that a character takes.
  const [answer, message] = ['🪨'.repeat(4000), '⛏️'.repeat(2000)];
  const written = write('contact_answer', 'ar', { reference: 'ABCD1234', answer, message, ...sign });
  expect(bytes(written)).toBeLessThan(LARGEST);
  expect(written.text).toContain(`> ${'⛏️'.repeat(150)}…\n`);
});

test('nothing of a value becomes markup, a header or another value', () => {
  const hostile = `"><img src=x onerror=alert(1)><a href='https://evil.test'>\r\nBcc: all@example.com {{brand}} {{token}}`;
  for (const kind of kinds) {
    const [params, href] = mails[kind];
    const texts = Object.keys(params).filter((name) => name !== 'at' && typeof params[name] === 'string');
    const values = { ...params, ...Object.fromEntries(texts.map((name) => [name, hostile])) };
    const { subject, html } = composeMail(
      { ...mail, kind, language: 'en', params: values },
      { brand: hostile, siteUrl: sender.siteUrl },
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(resourcesOf(html)).toEqual([]);
    expect(hrefsOf(html).map((link) => new URL(link).pathname)).toEqual([new URL(href).pathname]);
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>/);
    expect(html).toContain('{{brand}} {{token}}');
  }
});

test('a value of another direction does not turn the line that it is in', () => {
  const { html } = write('security', 'ar');
  for (const value of ['2001:db8::1', 'tb1qexample', 'Firefox · Linux', 'Heron in the reeds'])
    expect(html).toContain(`<bdi>${value}</bdi>`);
  expect(write('contact_answer', 'ar').html).toContain('<bdi style="display:block">Like this.<br>And so.</bdi>');
});
