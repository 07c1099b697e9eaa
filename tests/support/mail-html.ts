const decode = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('&amp;', '&');

export function hrefsOf(html: string): string[] {
  return [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => decode(href));
}

/** Returns the parts of a mail that would load something when it is opened, or run. */
export function resourcesOf(html: string): string[] {
  const asking =
    /<(?:img|link|script|iframe|object|video|audio|source|svg|base|form)\b|<[^>]*\s(?:src|background)=|url\(|@import/g;
  return html.match(asking) ?? [];
}

export function textOfHtml(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return decode(body.replaceAll(/<\/?bdi[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/[ \r\n]+/g, ' ')
    .trim();
}
