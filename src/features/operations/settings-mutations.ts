import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { Register } from './registers';

/** Another address for a wallet; `requestId` is that of the opened form, so that it is proposed once. */
export interface WalletProposal {
  walletId: string;
  address: string;
  name: string;
  network: string;
  reason: string;
  requestId: string;
}

/** Who is behind the site; an empty text is nothing. `version` is the one that was read. */
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

const refresh = async (client: QueryClient) => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['operations', 'wallets'] }),
    client.invalidateQueries({ queryKey: ['operations', 'site'] }),
  ]);
};
const refreshAfter = (...settled: [unknown, unknown, unknown, unknown, { client: QueryClient }]) =>
  refresh(settled[4].client);

/** Fails with `invalid_address`, `wrong_network`, `change_open`, `reason_required`, `address_name_required`. */
export const proposeWalletMutation = mutationOptions({
  mutationFn: async ({ walletId, address, name, network, reason, requestId }: WalletProposal) =>
    unwrap(
      await supabase.rpc('propose_wallet_change', {
        wallet_id: walletId,
        address,
        address_name: name,
        network,
        reason,
        request_id: requestId,
      }),
    ),
  onSettled: refreshAfter,
});

/** Begins the delay. Fails with `second_person_required`, `already_reviewed`, `change_closed`. */
export const approveWalletMutation = mutationOptions({
  mutationFn: async (changeId: string) =>
    unwrap(await supabase.rpc('approve_wallet_change', { change_id: changeId })),
  onSettled: refreshAfter,
});

/** Fails with `too_early`, `wrong_network`, `approval_lapsed`, `stale_change`, `change_closed`. */
export const applyWalletMutation = mutationOptions({
  mutationFn: async (changeId: string) =>
    unwrap(await supabase.rpc('apply_wallet_change', { change_id: changeId })),
  onSettled: refreshAfter,
});

/** Fails with `reason_required`, `change_closed`. */
export const cancelWalletMutation = mutationOptions({
  mutationFn: async ({ changeId, reason }: { changeId: string; reason: string }) =>
    unwrap(await supabase.rpc('cancel_wallet_change', { change_id: changeId, reason })),
  onSettled: refreshAfter,
});

/** Fails with `changed_meanwhile`, and `invalid_value` for what is not plausible or, on a live site, missing. */
export const saveSiteMutation = mutationOptions({
  mutationFn: async (site: SiteDetails) =>
    unwrap(
      await supabase.rpc('save_site', {
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
  onSettled: refreshAfter,
});

/** Fails with `not_ready`, `change_open`, `already_live`. */
export const requestGoLiveMutation = mutationOptions({
  mutationFn: async (requestId: string) =>
    unwrap(await supabase.rpc('request_go_live', { request_id: requestId })),
  onSettled: refreshAfter,
});

/** Makes the site live, for good. Fails with `second_person_required`, `not_ready`, `approval_lapsed`, `change_closed`. */
export const goLiveMutation = mutationOptions({
  mutationFn: async (requestId: string) => unwrap(await supabase.rpc('go_live', { request_id: requestId })),
  onSettled: async (_data, _error, _id, _result, { client }) => {
    await refresh(client);
    // The banner of the sandbox.
    await client.invalidateQueries({ queryKey: ['site'] });
  },
});

/** Fails with `reason_required`, `change_closed`. */
export const cancelGoLiveMutation = mutationOptions({
  mutationFn: async ({ requestId, reason }: { requestId: string; reason: string }) =>
    unwrap(await supabase.rpc('cancel_go_live', { request_id: requestId, reason })),
  onSettled: refreshAfter,
});
