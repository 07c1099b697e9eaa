// The rules of what everyone is asked for, for the public pages, the application and the tests of the database, which has the last word.
// `lib/passwords/rules.ts` has those of passwords. Expressions are without their ends, also for the attribute `pattern`, whose sets
// want brackets escaped.

/** The most characters of a name, an e-mail address and a phone number. */
export const MOST = { name: 80, email: 254, phone: 32 };

/** What the database's `email_address` takes: one mailbox that people really have. */
export const EMAIL_PATTERN = String.raw`(?!.*[\[\]\s\p{Cc}<>\(\),;:\\"])[^@]{1,64}@[^@]{1,186}\.[^@.]{2,63}`;

/** The address of an account that exists, which may be any that was once taken. */
export const KNOWN_EMAIL_PATTERN = String.raw`[^@\s]+@[^@\s]+`;

/** The phone number of a person, as `profiles_phone_plausible` takes it. */
export const PHONE_PATTERN = String.raw`[0-9+\(\). \/\-]{3,}( ?x ?[0-9]+)?`;

/** The whole of a text by such a pattern. */
export const wholly = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
