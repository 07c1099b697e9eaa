import type { IncomingMessage } from 'node:http';

const ORIGIN = 'http://127.0.0.1';

/** A host and perhaps a port, as a browser sends it; empty is allowed (RFC 9112, 3.2). */
const HOST = /^(?:[\w.-]+|\[[\d.:a-f]+\])?(?::\d+)?$/i;

/**
 * Reads what address a request asks for, in one spelling: what the gateway compares, what is wrapped around a service and the service
 * itself would otherwise each decode it in their own way, and one of them would miss a call that another takes.
 *
 * Letters, digits and `-._~` are never written as `%XX` (RFC 3986, 6.2.2.2); what is left of the kind may be part of a name, as the `%2F`
 * of an object's is. The query is written as forms write theirs.
 * @returns undefined if it is malformed, which is answered with 400
 */
export function readTarget({
  url: target = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): URL | undefined {
  // Neither a whole URL nor a fragment belongs here; both would be read by one and not by another.
  if (!target.startsWith('/') || target.includes('#') || !HOST.test(headers.host ?? '')) return undefined;
  const [path = '', ...query] = target.split('?');
  if (/%(?![\da-f]{2})/i.test(path)) return undefined;
  // NUL: the database can store and look for no text with it.
  if (target.includes('%00')) return undefined;
  const plain = path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
  });
  const url = URL.parse(ORIGIN + plain);
  if (url) url.search = new URLSearchParams(query.join('?')).toString();
  return url ?? undefined;
}
