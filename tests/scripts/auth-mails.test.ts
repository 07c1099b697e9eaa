import { expect, test } from 'vitest';
import { languages } from '../../src/lib/i18n/languages.ts';
import { composeMail } from '../../supabase/embedded/auth-mail.ts';
import { readConfig } from '../../supabase/embedded/config.ts';
import { fillTemplate } from '../../supabase/embedded/go-template.ts';

const templates = readConfig().auth.email.template;
const kinds = ['signup', 'recovery', 'email_change', 'reauthentication'] as const;
const LINK = 'http://127.0.0.1:54321/auth/v1/verify?token=t&type=signup&redirect_to=http%3A%2F%2Fsite.test';

const write = (kind: (typeof kinds)[number], Data: unknown, NewEmail = 'new@example.com') =>
  composeMail(templates, kind, 'ada@example.com', {
    SiteURL: 'http://site.test',
    ConfirmationURL: LINK,
    Data,
    NewEmail,
  });

test.each(kinds)('a mail about %s is in the language that its reader registered in', (kind) => {
  const english = write(kind, { language: 'en' });
  for (const { code, dir } of languages) {
    const { subject, html, text = '' } = write(kind, { language: code });
    expect(html).toContain(`<html lang="${code}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`);
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined/);
    expect([subject === english.subject, html === english.html]).toEqual([code === 'en', code === 'en']);
    expect(text).toContain('Glassmine: http://site.test');
    // The mail about a code has none, and nothing to open.
    expect(text.includes(LINK)).toBe(kind !== 'reauthentication');
  }
});

test.each([undefined, null, {}, { language: 'xx' }, { language: 7 }, { language: '"}}' }])(
  'a mail to a person whose registration says %j is in English',
  (data) => {
    expect(write('signup', data)).toEqual(write('signup', { language: 'en' }));
  },
);

test('a mail takes nothing of an address for markup', () => {
  const { html } = write('email_change', {}, '"<b>+a@example.com');
  expect(html).toContain('<bdi>&#34;&#60;b&#62;&#43;a@example.com</bdi>');
});

test.each(['{{ range .Data }}', '{{ else }}', '{{ end }}', '{{ else if eq $x "a" }}'])(
  'a template that the local Supabase cannot fill in is refused: %s',
  (template) => {
    expect(() => fillTemplate(template, {})).toThrow('cannot fill in');
  },
);
