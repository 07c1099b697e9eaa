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

/**
 * What Auth means by `weak_password`: too short, without characters that the project demands, or known from a leak.
 * @param reasons as Auth lists them
 */
export function refusedPassword(
  reasons: unknown,
): 'weak_password' | 'password_pwned' | 'password_characters' {
  const list: unknown[] = Array.isArray(reasons) ? reasons : [];
  // The shortest way to a password that is taken: length comes first.
  if (list.includes('length')) return 'weak_password';
  if (list.includes('characters')) return 'password_characters';
  return list.includes('pwned') ? 'password_pwned' : 'weak_password';
}
