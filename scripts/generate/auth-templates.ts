import { type Language, languageOf, languages } from '../../src/lib/i18n/languages.ts';
import type { AuthMailKind, AuthMailTexts } from '../../src/lib/i18n/mail-texts.ts';
import { escapeHtml, writeContent, writePage } from '../../supabase/workers/mail-frame.ts';
import { wordsOf } from '../../supabase/workers/words.ts';

export const authMailTexts = wordsOf<AuthMailTexts>('mail');

/** Auth knows the site's address only. */
const BRAND = 'Glassmine';

/**
 * A page of the site with the token in the fragment, which no server reads. Mail scanners open links, so the page
 * does nothing until its button is pressed. `{{ .ConfirmationURL }}` would act when opened.
 */
const pageWith = (page: string, type: string) => `{{ .SiteURL }}/${page}#token_hash={{ .TokenHash }}&#38;type=${type}`;

const hrefs: Record<AuthMailKind, string> = {
  confirmation: pageWith('confirmed', 'signup'),
  recovery: pageWith('reset-password', 'recovery'),
  email_change: pageWith('confirmed', 'email_change'),
  // Sign-in by mail is off, and no page takes a code.
  magic_link: '{{ .SiteURL }}/login',
  reauthentication: '{{ .SiteURL }}/forgot',
};

export const authMailKinds = Object.keys(hrefs) as AuthMailKind[];

const LANGUAGE = '{{- $language := printf "%v" .Data.language -}}';

/** English is the fallback. */
const others = languages
  .map(({ code }) => code)
  .filter((code) => code !== 'en')
  .toSorted();

function inLanguage(write: (language: Language) => string): string {
  const branches = others.map((code, index) => {
    return `{{ ${index === 0 ? '' : 'else '}if eq $language "${code}" }}${write(code)}`;
  });
  return `${branches.join('')}{{ else }}${write('en')}{{ end }}`;
}

function fill(line: string): string {
  return escapeHtml(line).replaceAll('{{brand}}', BRAND).replaceAll('{{email}}', '<bdi>{{ .NewEmail }}</bdi>');
}

export function writeTemplate(kind: AuthMailKind): string {
  const page = writePage({
    attributes: inLanguage((code) => `lang="${code}" dir="${languageOf(code).dir}"`),
    title: inLanguage((code) => fill(authMailTexts[code][kind].subject)),
    content: inLanguage((code) => {
      const { subject, paragraphs, link, after = [] } = authMailTexts[code][kind];
      return `\n${writeContent({
        heading: fill(subject),
        paragraphs: paragraphs.map(fill),
        label: fill(link),
        href: hrefs[kind],
        after: after.map(fill),
      })}\n`;
    }),
    brand: BRAND,
    why: inLanguage((code) => fill(`${authMailTexts[code][kind].why} ${authMailTexts[code].always}`)),
    site: '{{ .SiteURL }}',
  });
  return `${LANGUAGE}\n${page}`;
}

const writeSubject = (kind: AuthMailKind): string =>
  LANGUAGE + inLanguage((code) => authMailTexts[code][kind].subject.replaceAll('{{brand}}', BRAND));

const BEGIN = '# Written by `npm run auth:mails` from src/words/<language>/mail.json, to the next such line.\n';
const END = '# End of what `npm run auth:mails` writes.\n';

/**
 * Inserts the templates and subjects of Auth's mails into `supabase/config.toml`.
 * @throws Error if the marker lines are missing
 */
export function writeSettings(config: string): string {
  const [before, rest] = config.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (before === undefined || after === undefined) {
    throw new Error(`supabase/config.toml lacks the line "${BEGIN.trim()}" or "${END.trim()}".`);
  }
  const sections = authMailKinds.map(
    (kind) => `[auth.email.template.${kind}]
content_path = "./supabase/templates/${kind}.html"
subject = '''
${writeSubject(kind)}'''
`,
  );
  return `${before}${BEGIN}${sections.join('\n')}${END}${after}`;
}
