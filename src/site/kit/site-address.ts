export function siteAddress(path: string): string {
  return new URL(path, import.meta.env.VITE_SITE_URL).href;
}
