import { type Language, languageOf, languages } from '../../src/lib/i18n/languages.ts';
import type { AuthMailKind, AuthMailTexts } from '../../src/lib/i18n/mail-texts.ts';
import { escapeHtml, writeContent, writePage } from '../../supabase/workers/mail-frame.ts';
import { wordsOf } from '../../supabase/workers/words.ts';

/** The words of Auth's mails, by language. */
export const authMailTexts = wordsOf<AuthMailTexts>('auth-mail');

/** Auth knows nothing of the site but its address. */
const BRAND = 'Glassmine';

/**
 * A page of the site, with what the link proves where no server reads it. Programs open links of mails: the page does nothing before a
 * button on it is pressed. `{{ .ConfirmationURL }}` would act when it is opened.
 */
const pageWith = (page: string, type: string) =>
  `{{ .SiteURL }}/${page}#token_hash={{ .TokenHash }}&#38;type=${type}`;

/** Where the one link of each mail leads. */
const hrefs: Record<AuthMailKind, string> = {
  confirmation: pageWith('confirmed', 'signup'),
  recovery: pageWith('reset-password', 'recovery'),
  email_change: pageWith('confirmed', 'email_change'),
  // No one signs in by mail, and no page takes a code.
  magic_link: '{{ .SiteURL }}/login',
  reauthentication: '{{ .SiteURL }}/forgot',
};

/** The kinds of Auth's mails. */
export const authMailKinds = Object.keys(hrefs) as AuthMailKind[];

const LANGUAGE = '{{- $language := printf "%v" .Data.language -}}';

/** English is for all whose language is not known. */
const others = languages
  .map(({ code }) => code)
  .filter((code) => code !== 'en')
  .toSorted();

/** Writes something in the language that the metadata of the account name. */
function inLanguage(write: (language: Language) => string): string {
  const branches = others.map((code, index) => {
    return `{{ ${index === 0 ? '' : 'else '}if eq $language "${code}" }}${write(code)}`;
  });
  return `${branches.join('')}{{ else }}${write('en')}{{ end }}`;
}

/** Puts in the name of the site and the new address, as HTML. */
function fill(line: string): string {
  return escapeHtml(line)
    .replaceAll('{{brand}}', BRAND)
    .replaceAll('{{email}}', '<bdi>{{ .NewEmail }}</bdi>');
}

/** Writes the template of a mail of Auth, for Go's `html/template`. */
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

/** Writes the template of a subject, line by line. */
function writeSubject(kind: AuthMailKind): string {
  const subjectIn = (code: Language) => authMailTexts[code][kind].subject.replaceAll('{{brand}}', BRAND);
  const branches = others.map((code, index) => {
    return `{{- ${index === 0 ? '' : 'else '}if eq $language "${code}" -}} ${subjectIn(code)}`;
  });
  return [LANGUAGE, ...branches, `{{- else -}} ${subjectIn('en')}`, '{{- end -}}'].join('\n');
}

const BEGIN =
  '# Written by `npm run auth:mails` from src/words/<language>/auth-mail.json, to the next such line.\n';
const END = '# End of what `npm run auth:mails` writes.\n';

/**
 * Puts the templates and subjects of Auth's mails into the text of `supabase/config.toml`.
 * @throws Error when the lines between which they are written are missing
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
