import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { selecting } from '@/lib/data/api';
import type { Database } from '@/lib/data/database.types';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import type { RowOf } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';
import { nameOf, required } from './schema';

export const SCOPES = ['balance', 'statement', 'deposits', 'withdrawals', 'positions'] as const;
export const LIFETIMES = ['30', '90', '365'] as const;
/** As the database allows. */
export const MOST_WEBHOOKS = 5;
export const MOST_KEYS = 10;

export const webhooksQuery = (userId: string) =>
  queryOptions({
    queryKey: ['programs', userId, 'webhooks'],
    queryFn: selecting(() =>
      supabase
        .from('webhooks')
        .select('id, url, failing_since, disabled_at')
        .eq('investor_id', userId)
        .order('created_at'),
    ),
  });
export type Webhook = RowOf<typeof webhooksQuery>;

export const apiKeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['programs', userId, 'keys'],
    queryFn: selecting(() =>
      supabase
        .from('api_keys')
        .select('id, name, scopes, expires_at, last_used_at')
        .eq('investor_id', userId)
        .order('created_at'),
    ),
  });

const eventShape = z.object({ type: z.string() });
const attemptsShape = z.array(z.object({ status: z.optional(z.number()), failure: z.optional(z.string()) }));

/** The newest, with what the address answered each time: a status, or why there was none. */
export const eventsQuery = (userId: string, webhookId: string) =>
  queryOptions({
    queryKey: ['programs', userId, 'events', webhookId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const own = supabase.from('webhook_messages').select('id, body, created_at, delivered_at, attempts');
      const newest = own.eq('webhook_id', webhookId).order('created_at', { ascending: false }).limit(20);
      return unwrap(await newest.abortSignal(signal)).map(({ body, attempts, ...event }) => ({
        ...event,
        type: eventShape.parse(JSON.parse(body)).type,
        answers: attemptsShape.parse(attempts).map(({ status, failure }) => String(status ?? failure)),
      }));
    },
  });

export const urlRule = required().check(
  z.maxLength(500, { error: () => t('common.tooLong', { max: 500 }) }),
  // The database also checks the host; a sandbox may send to this machine.
  z.regex(/^(https:\/\/[^\s/]+\.|http:\/\/(localhost|127\.0\.0\.1)[:/])\S+$/, {
    error: () => t('programs.urlInvalid'),
  }),
);

const scope = () => z.boolean();
export const keyShape = {
  name: nameOf(60),
  days: z.enum(LIFETIMES),
  balance: scope(),
  statement: scope(),
  deposits: scope(),
  withdrawals: scope(),
  positions: scope(),
};

type Client = SupabaseClient<Database>;
// The account history lists what was added.
const onSettled = refreshing('programs', 'sessions');

/** Returns the secret. Fails with `invalid_value`, `too_many_requests`. */
export const addWebhookMutation = mutationOptions({
  mutationFn: async ({ client, url }: { client: Client; url: string }) =>
    unwrap(await client.rpc('add_webhook', { url })),
  onSettled,
});

interface NewKey {
  client: Client;
  name: string;
  days: number;
  scopes: string[];
}

/** Returns the key. Fails with `invalid_value` (without scopes), `too_many_requests`. */
export const makeKeyMutation = mutationOptions({
  mutationFn: async ({ client, ...key }: NewKey) => unwrap(await client.rpc('make_api_key', key)),
  onSettled,
});

/** Fails with `not_found`. */
export const removeProgramMutation = mutationOptions({
  mutationFn: async (id: string) => unwrap(await supabase.rpc('remove_program', { program_id: id })),
  onSettled,
});

/** Fails with `not_found`, `too_many_requests`. */
export const resendMutation = mutationOptions({
  mutationFn: async ({ webhookId, eventId }: { webhookId: string; eventId?: string }) =>
    unwrap(
      await supabase.rpc('resend', { webhook_id: webhookId, ...(eventId !== undefined && { message_id: eventId }) }),
    ),
  onSettled,
});
