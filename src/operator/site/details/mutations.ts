import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Register } from './registers';

/** An empty text is unset. `version` is the one that was read. */
export interface SiteDetails {
  contactEmail: string;
  contactPhone: string;
  postalLocation: string;
  legalEntity: string;
  registrations: Register[];
  riskWarning: string;
  mailNotifications: boolean;
  version: number;
}

/** Fails with `changed_meanwhile`, and `invalid_value` for what is not plausible or, on a live site, missing. */
export const saveSiteMutation = mutationOptions({
  mutationFn: async (site: SiteDetails) =>
    decided(() =>
      supabase.rpc('save_site', {
        contact_email: site.contactEmail,
        contact_phone: site.contactPhone,
        postal_location: site.postalLocation,
        legal_entity: site.legalEntity,
        registrations: site.registrations.map(({ authority, number, url }) => ({ authority, number, url })),
        risk_warning: site.riskWarning,
        mail_notifications: site.mailNotifications,
        version: site.version,
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'wallets', 'site'),
});

/**
 * Sets the countries whose residents cannot register. Fails with `changed_meanwhile`, `reason_required`,
 * `invalid_value`.
 */
export const setUnservedCountriesMutation = mutationOptions({
  mutationFn: async (change: Args<'set_unserved_countries'>) =>
    decided(() => supabase.rpc('set_unserved_countries', change)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'site'),
});
