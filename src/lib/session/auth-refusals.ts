/**
 * What Auth means by `validation_failed`, which it says of addresses, of passwords over 72 bytes, and of requests that no form
 * of ours makes.
 * @param message in Auth's own English
 * @returns the code for the words
 */
export function refusedPart(message: string): 'password_too_long' | 'invalid_email' | 'invalid_value' {
  if (/password.*longer/i.test(message)) return 'password_too_long';
  return /email/i.test(message) ? 'invalid_email' : 'invalid_value';
}
