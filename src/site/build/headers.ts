import { createHash } from 'node:crypto';

/** What the content of a build depends on besides its sources. */
export interface SiteSettings {
  supabaseUrl: string;
  /** Where visitors read; by default the same. */
  readUrl?: string;
  siteUrl: string;
  /** The origin of the market widgets, when they are wanted. */
  marketWidgets: string | undefined;
  /** The script of the live chat, when it is wanted. */
  liveChat: string | undefined;
}

/** Lets a policy allow exactly this script or style inside a document. */
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function policy(directives: Record<string, (string | undefined)[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== undefined))].join(' '))
    .join('; ');
}

/** What stands inside every public page instead of being loaded. */
export interface Inlined {
  /** Of any page. */
  scripts: readonly string[];
  styles: string;
}

/** What public pages may load, in addition to what is inside them; part of their heads. Only the home page may load third parties, and only those configured. */
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
    // A chat styles itself inside its page; a hash next to it would forbid that.
    'style-src': ["'self'", ...(chat ? [chat, "'unsafe-inline'"] : [hashOf(styles)])],
    'font-src': ["'self'", chat],
    'img-src': ["'self'", 'data:', chat],
    // The site itself: the list of countries, and robots.txt, which judges of pages ask for from inside.
    'connect-src': [
      "'self'",
      new URL(supabaseUrl).origin,
      new URL(readUrl).origin,
      chat,
      chat?.replace(/^http/, 'ws'),
    ],
    'frame-src': chat || market ? [market, chat] : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  });
}

/** The response headers of the built site, in the `_headers` format that static hosts and the local server read. */
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
    // Toasts and dialogs of the application insert their own <style> elements. Public pages forbid it again themselves.
    'style-src': ["'self'", "'unsafe-inline'", chat],
    'font-src': ["'self'", chat],
    // Documents and pictures of oneself are read with the session and shown from memory.
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
