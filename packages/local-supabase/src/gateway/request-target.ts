import type { IncomingMessage } from 'node:http';

const ORIGIN = 'http://127.0.0.1';

/** A host with an optional port; may be empty (RFC 9112, 3.2). */
const HOST = /^(?:[\w.-]+|\[[\d.:a-f]+\])?(?::\d+)?$/i;

/**
 * Normalises a request's address, because gateway, wrappers and services would decode it differently, and one might
 * miss a call that another accepts.
 *
 * Decodes `%XX` of unreserved characters (RFC 3986, 6.2.2.2); the rest may be part of a name, like `%2F` in an
 * object's. The query is form-encoded.
 * @returns undefined if malformed, for a 400 response
 */
export function readTarget({ url: target = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL | undefined {
  // Services disagree on full URLs and fragments.
  if (!target.startsWith('/') || target.includes('#') || !HOST.test(headers.host ?? '')) return undefined;
  const [path = '', ...query] = target.split('?');
  if (/%(?![\da-f]{2})/i.test(path)) return undefined;
  // NUL: Postgres cannot store or search it.
  if (target.includes('%00')) return undefined;
  const plain = path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
  });
  const url = URL.parse(ORIGIN + plain);
  if (url) url.search = new URLSearchParams(query.join('?')).toString();
  return url ?? undefined;
}
