/** Whether this browser can use passkeys and security keys here: not on an IP address. */
export const supportsWebauthn = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
