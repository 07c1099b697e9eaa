import { createHash } from 'node:crypto';

/** Build inputs besides the sources. */
export interface SiteSettings {
  supabaseUrl: string;
  readUrl?: string;
  siteUrl: string;
  marketWidgets: string | undefined;
  liveChat: string | undefined;
}

/** Allows exactly this inline script or style. */
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function policy(directives: Record<string, (string | undefined)[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== undefined))].join(' '))
    .join('; ');
}

export interface Inlined {
  scripts: readonly string[];
  /** In addition to its own, those that toasts insert. */
  styles: readonly string[];
}

/** The CSP of a public page. Only the home page may load third parties, and only configured ones. */
export function publicPolicy(
  { supabaseUrl, readUrl = supabaseUrl, marketWidgets, liveChat }: SiteSettings,
  isHome: boolean,
  { scripts, styles }: Inlined,
): string {
  const chat = isHome && liveChat ? new URL(liveChat).origin : undefined;
  const market = isHome && marketWidgets ? new URL(marketWidgets).origin : undefined;
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), chat],
    // A chat inserts its own styles, which a hash in this list would forbid.
    'style-src': ["'self'", ...(chat ? [chat, "'unsafe-inline'"] : styles.map(hashOf))],
    'font-src': ["'self'", chat],
    'img-src': ["'self'", 'data:', chat],
    // The site itself: the country list, and robots.txt for Lighthouse.
    'connect-src': ["'self'", new URL(supabaseUrl).origin, new URL(readUrl).origin, chat, chat?.replace(/^http/, 'ws')],
    'frame-src': chat || market ? [market, chat] : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  });
}

/** The response headers in `_headers` format, for static hosts and the local server. */
export function headersFile(
  { supabaseUrl, readUrl = supabaseUrl, marketWidgets, liveChat }: SiteSettings,
  headScripts: readonly string[],
): string {
  const { origin } = new URL(supabaseUrl);
  const chat = liveChat ? new URL(liveChat).origin : undefined;
  const market = marketWidgets ? new URL(marketWidgets).origin : undefined;
  const sitePolicy = policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...headScripts.map(hashOf), chat],
    // Toasts and dialogs of the application insert <style> elements. Public pages forbid them in their own policy.
    'style-src': ["'self'", "'unsafe-inline'", chat],
    'font-src': ["'self'", chat],
    // Private documents and pictures are loaded with the session and shown from memory.
    'img-src': ["'self'", 'data:', 'blob:', chat],
    'connect-src': [
      "'self'",
      origin,
      new URL(readUrl).origin,
      origin.replace(/^http/, 'ws'),
      chat,
      chat?.replace(/^http/, 'ws'),
    ],
    'frame-src': chat || market ? [market, chat] : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  });
  return `/*
  Content-Security-Policy: ${sitePolicy}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/sw.js
  Cache-Control: no-cache

/manifest.webmanifest
  Content-Type: application/manifest+json

/api/v0.1/countries
  Content-Type: application/json; charset=utf-8
`;
}
