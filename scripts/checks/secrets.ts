/** Must never reach visitors: the secret API key in both forms, and database passwords. */
const SECRETS = [/sb_secret_[\w-]{8}/, /"role"\s*:\s*"service_role"/, /postgres(ql)?:\/\/[^"'\s]*:[^"'\s]*@/];
const TOKEN = /eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** Tells whether a text contains a secret. Legacy keys are JWTs that contain their role. */
export function holdsSecret(text: string): boolean {
  const payloads = [...text.matchAll(TOKEN)].map(([, payload = '']) => Buffer.from(payload, 'base64url').toString());
  return [text, ...payloads].some((part) => SECRETS.some((secret) => secret.test(part)));
}
