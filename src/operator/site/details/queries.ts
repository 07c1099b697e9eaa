import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { registersOf } from './registers';

export const siteQuery = queryOptions({
  queryKey: ['operator', 'site', 'details'],
  queryFn: async ({ signal }) => {
    const site = unwrap(
      await supabase
        .from('site')
        .select(
          'mode, contact_email, contact_phone, postal_location, legal_entity, registrations, risk_warning, mail_notifications, unserved_countries, version',
        )
        .abortSignal(signal)
        .single(),
    );
    return { ...site, registrations: registersOf(site.registrations) };
  },
});

export type Site = Awaited<ReturnType<NonNullable<Extract<typeof siteQuery.queryFn, Function>>>>;
