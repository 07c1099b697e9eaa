// Input rules shared by the public pages, the application and the database's tests; the database decides. Passwords:
// `lib/passwords/rules.ts`. Patterns have no anchors and escaped brackets, as the attribute `pattern` needs.

export const MOST = { name: 80, email: 254, phone: 32 };

/** The rule of the database's `email_address`: one realistic mailbox. */
export const EMAIL_PATTERN = String.raw`(?!.*[\[\]\s\p{Cc}<>\(\),;:\\"])[^@]{1,64}@[^@]{1,186}\.[^@.]{2,63}`;

/** An existing account's address, which earlier rules may have accepted. */
export const KNOWN_EMAIL_PATTERN = String.raw`[^@\s]+@[^@\s]+`;

/** The rule of `profiles_phone_plausible`. */
export const PHONE_PATTERN = String.raw`[0-9+\(\). \/\-]{3,}( ?x ?[0-9]+)?`;

export const wholly = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
