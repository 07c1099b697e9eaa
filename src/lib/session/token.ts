/**
 * Reads a claim of an access token, or undefined. Not verified: only the server decides by it.
 * @param path the name of the claim, or the names down to it
 */
export function readAnyClaim(accessToken: string, ...path: string[]): unknown {
  try {
    const [, payload = ''] = accessToken.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return path.reduce((part, name) => Reflect.get(Object(part), name) as unknown, claims);
  } catch {
    return undefined;
  }
}

/** Reads a claim that is text, or an empty text. */
export function readClaim(accessToken: string, ...path: string[]): string {
  const value = readAnyClaim(accessToken, ...path);
  return typeof value === 'string' ? value : '';
}

/**
 * A new session with its end by the clock of this device. Auth tells the end by its own clock: where that of the device is slow, a token
 * would be refused before it is renewed.
 */
export function endingHere<S extends object>(session: S): S & { expires_at: number } {
  return {
    ...session,
    expires_at: Math.round(Date.now() / 1000) + Number(Reflect.get(session, 'expires_in')),
  };
}
