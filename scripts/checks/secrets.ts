/** What must never be in a file that visitors get: the secret API key in both its forms, and database passwords. */
const SECRETS = [/sb_secret_[\w-]{8}/, /"role"\s*:\s*"service_role"/, /postgres(ql)?:\/\/[^"'\s]*:[^"'\s]*@/];
const TOKEN = /eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** Tells whether a text contains a secret. Keys of the older form are signed tokens: their role is inside. */
export function holdsSecret(text: string): boolean {
  const payloads = [...text.matchAll(TOKEN)].map(([, payload = '']) =>
    Buffer.from(payload, 'base64url').toString(),
  );
  return [text, ...payloads].some((part) => SECRETS.some((secret) => secret.test(part)));
}
