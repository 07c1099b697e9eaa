/**
 * The layout of all mails, including Auth's. Mail programs show neither SVG nor `data:` pictures, loading other
 * pictures tracks the reader, and CSS support is poor: so it uses tables, inline styles, and one link.
 */

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Colours of `src/theme.css`, mixed for the mark as in `src/components/frame/Mark.tsx`. */
const light = {
  page: '#fafaf7',
  surface: '#ffffff',
  border: '#e1e4de',
  ink: '#14191a',
  muted: '#576061',
  soft: '#f1f2ed',
  button: '#13695a',
  label: '#ffffff',
  faces: ['#14191a', '#7b7e7d', '#424646', '#656867', '#9ea09f'],
};
const dark: typeof light = {
  page: '#0d1011',
  surface: '#131718',
  border: '#262c2d',
  ink: '#eceeea',
  muted: '#9aa4a3',
  soft: '#1a1f20',
  button: '#6cc4b0',
  label: '#06231d',
  faces: ['#eceeea', '#888a88', '#bfc2bf', '#9ea09e', '#666968'],
};

/** A rectangle of four triangles: border widths and colours of an element without a size. */
interface Cut {
  name: string;
  widths: string;
  colours: (palette: typeof light) => string;
}

const CROWN: readonly Cut[] = [
  { name: 'm1', widths: '0 0 12px 7px', colours: ({ faces: [left] }) => `transparent transparent ${left}` },
  {
    name: 'm2',
    widths: '0 5px 12px',
    colours: ({ button: lit, faces: [left, right] }) => `transparent ${right} ${lit} ${left}`,
  },
  {
    name: 'm3',
    widths: '0 7px 12px 0',
    colours: ({ faces: [, right] }) => `transparent transparent ${right}`,
  },
];
const POINT: readonly Cut[] = [
  {
    name: 'm4',
    widths: '8px 6px',
    colours: ({ faces: [, , left, middle] }) => `${left} ${middle} transparent transparent`,
  },
  {
    name: 'm5',
    widths: '8px 6px',
    colours: ({ faces: [, , , middle, right] }) => `${right} transparent transparent ${middle}`,
  },
];

const cut = ({ name, widths, colours }: Cut): string =>
  `<td style="padding:0"><div class="${name}" style="width:0;height:0;font-size:0;line-height:0;border-style:solid;border-width:${widths};border-color:${colours(light)}"></div></td>`;
const row = (cuts: readonly Cut[]): string => `<table ${TABLE}><tr>${cuts.map(cut).join('')}</tr></table>`;
/** Hidden from screen readers, because the name is next to it. */
const MARK = `<div dir="ltr" aria-hidden="true" style="width:24px;font-size:0;line-height:0">${row(CROWN)}${row(POINT)}</div>`;

const darkRules = [
  `.page{background:${dark.page}!important}`,
  `.card{background:${dark.surface}!important;border-color:${dark.border}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.soft{background:${dark.soft}!important}`,
  `.button{background:${dark.button}!important}`,
  `.label{color:${dark.label}!important}`,
  ...[...CROWN, ...POINT].map(({ name, colours }) => `.${name}{border-color:${colours(dark)}!important}`),
];
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules.join('\n')}
}`;

export interface MailContent {
  sign?: readonly string[];
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly string[];
  advice?: readonly string[];
  label: string;
  href: string;
  after: readonly string[];
}

/** The part between site name and footer. */
export function writeContent(content: MailContent): string {
  const { sign = [], heading, paragraphs, facts = [], advice = [], label, href, after } = content;
  return [
    ...sign.map(
      (line) =>
        `<p class="soft ink" style="margin:0 0 20px;padding:10px 14px;border-radius:6px;background:${light.soft};color:${light.ink};font-size:15px;line-height:1.5;overflow-wrap:anywhere">${line}</p>`,
    ),
    `<h1 class="ink" style="margin:0 0 16px;color:${light.ink};font-size:20px;line-height:1.35;font-weight:600;overflow-wrap:anywhere">${heading}</h1>`,
    ...paragraphs.map(paragraph),
    ...(facts.length > 0 ? [paragraph(facts.join('<br>'))] : []),
    ...advice.map(paragraph),
    `<table ${TABLE} style="margin:24px 0"><tr><td class="button" bgcolor="${light.button}" style="border-radius:6px;background:${light.button}"><a class="label" href="${href}" style="display:inline-block;padding:12px 20px;color:${light.label};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none">${label}</a></td></tr></table>`,
    ...after.map(
      (line) =>
        `<p class="muted" style="margin:0 0 12px;color:${light.muted};font-size:14px;line-height:1.5;overflow-wrap:anywhere">${line}</p>`,
    ),
  ].join('\n');
}

function paragraph(line: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:${light.ink};font-size:16px;line-height:1.5;overflow-wrap:anywhere">${line}</p>`;
}

export interface MailPage {
  /** Language and direction, because some programs drop the document's. */
  attributes: string;
  title: string;
  content: string;
  brand: string;
  why: string;
  /** As text, because a mail has one link. */
  site: string;
}

export function writePage({ attributes, title, content, brand, why, site }: MailPage): string {
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${title}</title>
<style>
${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div class="page" ${attributes} style="padding:24px 12px;background:${light.page};${FONT}">
<table ${TABLE} align="center" width="100%" style="max-width:560px;margin:0 auto">
<tr><td style="padding:0 4px 16px"><table ${TABLE}><tr><td style="padding:0">${MARK}</td><td class="ink" style="padding:0 10px;color:${light.ink};${FONT};font-size:17px;font-weight:600">${brand}</td></tr></table></td></tr>
<tr><td class="card" style="padding:28px 24px 16px;border:1px solid ${light.border};border-radius:10px;background:${light.surface};${FONT}">
${content}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;color:${light.muted};${FONT};font-size:13px;line-height:1.5;overflow-wrap:anywhere">
<p style="margin:0 0 8px">${why}</p>
<p style="margin:0">${brand} · <bdi dir="ltr">${site}</bdi></p>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

/** Escapes HTML; keeps line breaks. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll(/\r?\n/g, '<br>');
}
