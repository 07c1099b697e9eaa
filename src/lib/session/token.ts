/** Reads a claim of an access token that is text; empty if there is none. Not verified: only the server decides by it. */
export function readClaim(accessToken: string, name: string): string {
  try {
    const [, payload = ''] = accessToken.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const value: unknown = typeof claims === 'object' && claims ? Reflect.get(claims, name) : undefined;
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}
