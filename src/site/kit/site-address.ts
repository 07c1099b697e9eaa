/** The full address of a path of this site, as shared links and search engines need it. */
export function siteAddress(path: string): string {
  return new URL(path, import.meta.env.VITE_SITE_URL).href;
}
