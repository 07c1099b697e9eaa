const PATIENCE_MS = 10_000;

/** A Supabase and the key that lets us act as its service role. */
export interface Service {
  /** Its URL, as clients know it. */
  url: string;
  secretKey: string;
}

/**
 * Sends a request to a Supabase as its service role.
 * @throws Error when it does not answer in ten seconds, or refuses
 */
export async function ask(
  { url, secretKey }: Service,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const headers = new Headers({ apikey: secretKey, 'content-type': 'application/json' });
  // Keys of the older form are tokens; those of the newer one must not be sent as such.
  if (secretKey.startsWith('eyJ')) headers.set('authorization', `Bearer ${secretKey}`);
  const response = await fetch(`${url}${path}`, {
    headers,
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text.slice(0, 200)}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
