import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { registersOf } from './registers';

type Functions = Database['public']['Functions'];
type Row<Name extends 'wallet_desk' | 'go_live_state'> = Functions[Name]['Returns'][number];
type Nullable<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: T[Key] | null };
type Approval = 'approved_by_name' | 'approved_at' | 'effective_at' | 'due';
type InUse = 'id' | 'coin' | 'icon' | 'address' | 'address_name' | 'network' | 'changed_at' | 'delay_hours';

/** A change of a wallet's address that is neither in place nor stopped; what is null has not happened. */
export type WalletChange = Nullable<Omit<Row<'wallet_desk'>, InUse>, Approval>;

/** A wallet with the address in use. */
export type Wallet = Pick<Row<'wallet_desk'>, InUse> & { change: WalletChange | null };

/** The request that the site go live; confirmed when it has. */
export type GoLiveRequest = Nullable<Row<'go_live_state'>, 'confirmed_by_name' | 'confirmed_at'>;

/** Each wallet with its open change. Asked again every minute: a delay passes by itself. */
export const walletDeskQuery = queryOptions({
  queryKey: ['operations', 'wallets'],
  refetchInterval: 60_000,
  queryFn: async ({ signal }) => {
    const rows = unwrap(await supabase.rpc('wallet_desk').abortSignal(signal));
    return rows.map(
      ({ id, coin, icon, address, address_name, network, changed_at, delay_hours, ...change }): Wallet => ({
        id,
        coin,
        icon,
        address,
        address_name,
        network,
        changed_at,
        delay_hours,
        change: (change.change_id as string | null) === null ? null : change,
      }),
    );
  },
});

/** What the public pages say about who is behind the site. */
export const siteQuery = queryOptions({
  queryKey: ['operations', 'site', 'details'],
  queryFn: async ({ signal }) => {
    const site = unwrap(
      await supabase
        .from('site')
        .select(
          'mode, contact_email, contact_phone, postal_location, legal_entity, registrations, risk_warning, mail_notifications, version',
        )
        .abortSignal(signal)
        .single(),
    );
    return { ...site, registrations: registersOf(site.registrations) };
  },
});

/** Who is behind the site, as an admin writes it. */
export type Site = Awaited<ReturnType<NonNullable<Extract<typeof siteQuery.queryFn, Function>>>>;

/** What a live site must have, each with the names of what is missing of it. */
export const checklistQuery = queryOptions({
  queryKey: ['operations', 'site', 'checklist'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('go_live_checklist').abortSignal(signal)),
});

/** The request that waits or was confirmed; null without one. */
export const goLiveQuery = queryOptions({
  queryKey: ['operations', 'site', 'request'],
  queryFn: async ({ signal }): Promise<GoLiveRequest | null> =>
    unwrap(await supabase.rpc('go_live_state').abortSignal(signal))[0] ?? null,
});
