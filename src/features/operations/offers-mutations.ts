import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { LimitKind } from './offers-queries';

type Args<Name extends keyof Database['public']['Functions']> = Database['public']['Functions'][Name]['Args'];

const refresh = (client: QueryClient, list: string) =>
  client.invalidateQueries({ queryKey: ['operations', list] });

/** Adds a plan (without `seen`) or changes one. Fails with `changed_meanwhile`, `plan_exists`, `place_taken`, `invalid_plan`. */
export const savePlanMutation = mutationOptions({
  mutationFn: async (plan: Args<'save_plan'>) => unwrap(await supabase.rpc('save_plan', plan)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'plans'),
});

/** Takes a way to pay in into use or out of it. */
export const setPaymentMethodMutation = mutationOptions({
  mutationFn: async (values: Args<'set_payment_method'>) =>
    unwrap(await supabase.rpc('set_payment_method', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'methods'),
});

/** Changes a way to pay out. Fails with `changed_meanwhile`, `last_method`, `invalid_minimum`. */
export const setWithdrawalMethodMutation = mutationOptions({
  mutationFn: async (values: Args<'set_withdrawal_method'>) =>
    unwrap(await supabase.rpc('set_withdrawal_method', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'methods'),
});

/** Sets or lifts (null) the limit of a role, in integer cents. Fails with `changed_meanwhile`. */
export const setLimitMutation = mutationOptions({
  mutationFn: async ({
    seen,
    cents,
    ...values
  }: {
    role: string;
    kind: LimitKind;
    reason: string;
    seen: number | null;
    cents: number | null;
  }) =>
    unwrap(
      await supabase.rpc('set_limit', {
        ...values,
        ...(seen === null ? {} : { seen_cents: seen }),
        ...(cents === null ? {} : { max_cents: cents }),
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'limits'),
});

/** Publishes a signal; the same `request_id` again publishes nothing more. */
export const publishSignalMutation = mutationOptions({
  mutationFn: async (values: Args<'publish_signal'>) => unwrap(await supabase.rpc('publish_signal', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'signals'),
});

/** Takes a signal back. */
export const withdrawSignalMutation = mutationOptions({
  mutationFn: async (id: string) => unwrap(await supabase.rpc('withdraw_signal', { signal_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'signals'),
});

/** Writes a claim, for another operator to verify. Fails with `link_required`. */
export const writeClaimMutation = mutationOptions({
  mutationFn: async (values: Args<'write_claim'>) => unwrap(await supabase.rpc('write_claim', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'evidence'),
});

/** Lets visitors read a claim. Fails with `second_person_required`, `claim_withdrawn`. */
export const verifyClaimMutation = mutationOptions({
  mutationFn: async (id: string) => unwrap(await supabase.rpc('verify_claim', { claim_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'evidence'),
});

/** Takes a claim back, with a reason that the audit trail keeps. */
export const withdrawClaimMutation = mutationOptions({
  mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
    unwrap(await supabase.rpc('withdraw_claim', { claim_id: id, reason })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'evidence'),
});

/** Publishes an announcement; the same `request_id` again publishes nothing more. Fails with `invalid_period`. */
export const publishAnnouncementMutation = mutationOptions({
  mutationFn: async (values: Args<'publish_announcement'>) =>
    unwrap(await supabase.rpc('publish_announcement', values)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'announcements'),
});

/** Takes an announcement back. */
export const withdrawAnnouncementMutation = mutationOptions({
  mutationFn: async (id: string) =>
    unwrap(await supabase.rpc('withdraw_announcement', { announcement_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'announcements'),
});
