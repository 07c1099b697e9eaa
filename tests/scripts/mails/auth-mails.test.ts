import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from 'local-supabase/auth/go-template.ts';
import { composeMail } from 'local-supabase/auth/mail.ts';
import { readConfig } from 'local-supabase/config.ts';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import {
  authMailKinds,
  authMailTexts,
  writeSettings,
  writeTemplate,
} from '../../../scripts/generate/auth-templates.ts';
import { repository } from '../../../scripts/tool.ts';
import { languages } from '../../../src/lib/i18n/languages.ts';
import { hrefsOf, resourcesOf, textOfHtml } from '../../support/mail-html.ts';

const LARGEST = 40_000;
const SITE = 'http://site.test';
const settings = readFileSync(join(repository, 'supabase/config.toml'), 'utf8');
const { auth } = parse(settings) as {
  auth: {
    email: {
      otp_length: number;
      template: Record<string, { subject: string; content_path: string }>;
      notification: Record<string, object>;
    };
  };
};
const { template: templates } = auth.email;

const LINKS: Record<string, string> = {
  confirmation: `${SITE}/confirmed#token_hash=0a1b&type=signup`,
  recovery: `${SITE}/reset-password#token_hash=0a1b&type=recovery`,
  email_change: `${SITE}/confirmed#token_hash=0a1b&type=email_change`,
  magic_link: `${SITE}/login`,
  reauthentication: `${SITE}/forgot`,
};

function write(kind: string, Data: unknown, NewEmail = 'new@example.com') {
  const { subject = '', content_path = '' } = templates[kind] ?? {};
  const values = { SiteURL: SITE, TokenHash: '0a1b', Data, NewEmail };
  const html = fillTemplate(readFileSync(join(repository, content_path), 'utf8'), values);
  return { subject: fillTemplate(subject, values), html };
}

test('the templates and subjects in the repository are those of the words', () => {
  for (const kind of authMailKinds)
    expect(readFileSync(join(repository, `supabase/templates/${kind}.html`), 'utf8')).toBe(writeTemplate(kind));
  expect(writeSettings(settings)).toBe(settings);
  expect(Object.keys(templates).toSorted()).toEqual(authMailKinds.toSorted());
  expect(() => writeSettings('[auth]')).toThrow('lacks the line');
});

describe.each(authMailKinds)('a mail of Auth by the template %s', (kind) => {
  test('is in the language that its reader chose, with one link and a footer that says why it came', () => {
    const english = write(kind, { language: 'en' });
    for (const { code, dir } of languages) {
      const { subject, html } = write(kind, { language: code });
      const words = authMailTexts[code];
      expect(html).toContain(`<html lang="${code}" dir="${dir}">`);
      expect(`${subject}${html}`).not.toMatch(/\{\{|undefined/);
      expect(subject).toBe(words[kind].subject.replaceAll('{{brand}}', 'Glassmine'));
      expect([subject === english.subject, html === english.html]).toEqual([code === 'en', code === 'en']);
      expect(hrefsOf(html)).toEqual([LINKS[kind]]);
      const why = `${words[kind].why} ${words.always}`.replaceAll('{{brand}}', 'Glassmine');
      expect(textOfHtml(html)).toContain(`${why} Glassmine · ${SITE}`);
    }
  });

  test('shows no code, asks no server for anything, and is under 40 kB before and after it is filled in', () => {
    const template = writeTemplate(kind);
    expect(template).not.toMatch(/\.Token\b|\.OTP|ConfirmationURL/i);
    expect(resourcesOf(template)).toEqual([]);
    expect(Buffer.byteLength(template)).toBeLessThan(LARGEST);
    for (const { code } of languages)
      expect(Buffer.byteLength(write(kind, { language: code }).html)).toBeLessThan(LARGEST / 4);
  });
});

test.each([undefined, null, {}, { language: 'xx' }, { language: 7 }, { language: '"}}' }])(
  'a mail to a person whose registration says %j is in English',
  (data) => {
    expect(write('confirmation', data)).toEqual(write('confirmation', { language: 'en' }));
  },
);

test('a mail takes nothing of an address for markup', () => {
  const { html } = write('email_change', {}, '"<b>+a@example.com');
  expect(html).toContain('<bdi>&#34;&#60;b&#62;&#43;a@example.com</bdi>');
});

test('the local Supabase sends the mails of the templates, with their text', () => {
  const config = readConfig().auth.email.template;
  const values = {
    SiteURL: SITE,
    TokenHash: '0a1b',
    Data: { language: 'de' },
    NewEmail: 'new+a@example.com',
  };
  const { to, subject, html, text = '' } = composeMail(config, 'email_change', 'ada@example.com', values);
  expect({ to, subject, html }).toEqual({
    to: 'ada@example.com',
    ...write('email_change', values.Data, values.NewEmail),
  });
  expect(text).toContain(`Änderung bestätigen:\n${LINKS['email_change']}\n\n`);
  expect(text).toContain('soll new+a@example.com werden');
  expect(text).not.toMatch(/<|&#|font-family/);
});

test('the links of mails hold as many digits of chance as Auth can make them hold', () => {
  expect(auth.email.otp_length).toBe(10);
});

test('Auth sends no mails of its own about what our mails tell of', () => {
  expect(Object.values(auth.email.notification)).toEqual(Array.from({ length: 7 }, () => ({ enabled: false })));
});

test.each(['{{ range .Data }}', '{{ else }}', '{{ end }}', '{{ else if eq $x "a" }}'])(
  'a template that the local Supabase cannot fill in is refused: %s',
  (template) => {
    expect(() => fillTemplate(template, {})).toThrow('cannot fill in');
  },
);
