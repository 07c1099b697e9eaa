const PATIENCE_MS = 10_000;

/** Names of this machine, as URLs write them. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Is what the URL names on this machine, so that what is sent there passes no network? */
export const isOnThisMachine = (url: string): boolean => OWN_HOSTS.has(URL.parse(url)?.hostname ?? '');

/** A Supabase and the key that lets us act as its service role. */
export interface Service {
  /** Its URL, as clients know it. */
  url: string;
  secretKey: string;
}

/** An answer, as text. */
interface Answer {
  ok: boolean;
  status: number;
  text: string;
}

/**
 * Sends a request to a Supabase as its service role, and returns whatever it answers.
 * @throws Error when it does not answer in ten seconds, or redirects
 */
export async function send(
  { url, secretKey }: Service,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const headers = new Headers({ apikey: secretKey, 'content-type': 'application/json' });
  // Keys of the older form are tokens; those of the newer one must not be sent as such.
  if (secretKey.startsWith('eyJ')) headers.set('authorization', `Bearer ${secretKey}`);
  const response = await fetch(`${url}${path}`, {
    headers,
    // The key would go along, to another host too.
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** The error of an answer that is not the one that was asked for. */
export const unexpected = (path: string, { status, text }: Answer): Error =>
  new Error(`${path} answered ${status} ${text.slice(0, 200)}`);

/**
 * Sends a request to a Supabase as its service role.
 * @throws Error when it does not answer in ten seconds, redirects or refuses
 */
export async function ask(
  service: Service,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await send(service, path, body, signal);
  if (!answer.ok) throw unexpected(path, answer);
  return answer.text === '' ? undefined : (JSON.parse(answer.text) as unknown);
}
