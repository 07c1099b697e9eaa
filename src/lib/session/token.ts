/**
 * Reads a claim of an access token that is text; empty if there is none. Not verified: only the server decides by it.
 * @param path the name of the claim, or the names down to it
 */
export function readClaim(accessToken: string, ...path: string[]): string {
  try {
    const [, payload = ''] = accessToken.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const value = path.reduce((part, name) => Reflect.get(Object(part), name) as unknown, claims);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
