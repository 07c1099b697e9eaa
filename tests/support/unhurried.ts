// A password that is cheap to guess costs no test anything, and one that is not is most of the time of signing in.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';

/** For stacks on which a whole suite signs in within minutes: their limits are tested by themselves. */
export const unhurriedLimits = {
  sign_in_sign_ups: 100_000,
  token_refresh: 100_000,
  token_verifications: 100_000,
  factor_tries: 100_000,
  passkey_tries: 100_000,
};
