import type { z } from 'zod';

const PATIENCE_MS = 10_000;

const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL is on this machine, so that requests do not leave it. */
export const isOnThisMachine = (url: string): boolean => OWN_HOSTS.has(URL.parse(url)?.hostname ?? '');

export interface Service {
  url: string;
  secretKey: string;
}

interface Answer {
  ok: boolean;
  status: number;
  text: string;
}

/**
 * Sends a request as the service role and returns any response.
 * @throws Error on a redirect or after ten seconds
 */
export async function send(
  { url, secretKey }: Service,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const headers = new Headers({ apikey: secretKey, 'content-type': 'application/json' });
  // Legacy keys are tokens; newer ones must not be sent as such.
  if (secretKey.startsWith('eyJ')) headers.set('authorization', `Bearer ${secretKey}`);
  const response = await fetch(`${url}${path}`, {
    headers,
    // A redirect would take the key to another host.
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

export const unexpected = (path: string, { status, text }: Answer): Error =>
  new Error(`${path} answered ${status} ${text.slice(0, 200)}`);

/**
 * Sends a request as the service role.
 * @throws Error on a redirect or refusal, or after ten seconds
 */
export async function ask(service: Service, path: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const answer = await send(service, path, body, signal);
  if (!answer.ok) throw unexpected(path, answer);
  return answer.text === '' ? undefined : (JSON.parse(answer.text) as unknown);
}

/** Reads JSON of a shape; undefined if the text is of another. */
export function readJson<T extends z.ZodType>(shape: T, text: string): z.output<T> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The cause has the reason of a failed request; if several addresses of a host failed, it has only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause instanceof Error ? cause.message || String(cause.code) : error.message;
}
