/** A request as it is sent. */
export interface Sent {
  method?: string | undefined;
  headers: Headers;
}

/**
 * Sends a request, and again with a renewed token if its token is refused; not where the code for that cannot be loaded.
 *
 * @param send sends it, with the headers of `sent`
 * @throws what `fetch` throws, also if Auth cannot be reached.
 */
export async function fetchWithRenewal(sent: Sent, send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.status !== 401 && response.status !== 403) return response;
  const renewal = await import('./renewal').catch(() => undefined);
  return (await renewal?.renewFor(response, sent)) ? send() : response;
}
