/**
 * What the database's `email_address` takes, as a regular expression without its ends: one mailbox that people really
 * have. Also for the attribute `pattern`, whose sets want brackets escaped. Not for signing in, where any address that somebody was once given must do.
 */
export const EMAIL_PATTERN = String.raw`(?!.*[\[\]\s\p{Cc}<>\(\),;:\\"])[^@]{1,64}@[^@]{1,186}\.[^@.]{2,63}`;
