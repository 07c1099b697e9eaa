/** Whether this browser can use passkeys and security keys here: not on an IP address. */
export const supportsWebauthn = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** Whether it also knows the options that Auth sends for signing in. */
export const knowsPasskeys = (): boolean => supportsWebauthn() && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
