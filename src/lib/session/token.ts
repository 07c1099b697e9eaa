/** Reads a claim of a token, unverified: only the server decides. @param path its name, or the names down to it */
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

/** Reads a text claim; empty if missing. */
export function readClaim(accessToken: string, ...path: string[]): string {
  const value = readAnyClaim(accessToken, ...path);
  return typeof value === 'string' ? value : '';
}

/** Dates a session's end by the device's clock: if that is slow, a token would be refused before its refresh. */
export function endingHere<S extends object>(session: S): S & { expires_at: number } {
  return {
    ...session,
    expires_at: Math.round(Date.now() / 1000) + Number(Reflect.get(session, 'expires_in')),
  };
}
