import { decision } from '@/operator/kit/api';

/** Fails with `changed_meanwhile`, and `invalid_value` for what is not plausible or, on a live site, missing. */
export const saveSiteMutation = decision('save_site', 'wallets', 'site');

/** Whose residents cannot register. Fails with `changed_meanwhile`, `reason_required`, `invalid_value`. */
export const setUnservedCountriesMutation = decision('set_unserved_countries', 'site');
