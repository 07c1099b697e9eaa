/** Whether this browser can use passkeys and security keys of this site: it has none for an address that is a number. */
export const supportsWebauthn = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
