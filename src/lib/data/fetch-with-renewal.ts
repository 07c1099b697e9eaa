export interface Sent {
  method?: string | undefined;
  headers: Headers;
}

/**
 * Sends a request, and retries with a renewed token if the token is refused, unless that code cannot load.
 * @param send sends it with the headers of `sent`
 * @throws as `fetch` does, also if Auth is unreachable.
 */
export async function fetchWithRenewal(sent: Sent, send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status !== 401 && response.status !== 403) return response;
  const renewal = await import('./renewal').catch(() => undefined);
  return (await renewal?.renewFor(response, sent)) ? send() : response;
}
