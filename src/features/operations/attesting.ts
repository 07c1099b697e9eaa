import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';
import { supabase } from '@/lib/supabase';
import { filled } from '@/lib/text-schema';
import { cents } from './schema';

/** How many snapshots the database shows at once. */
const PAGE = 30;

const published = z.object({
  latest: z.nullable(
    z.object({
      as_of: z.string(),
      total_cents: z.number(),
      insurance_fund_cents: z.number(),
    }),
  ),
  snapshots: z.array(
    z.object({ number: z.number(), as_of: z.string(), total_cents: z.number(), seal: z.string() }),
  ),
  reserves: z.array(
    z.object({ network: z.string(), address: z.string(), block_height: z.number(), counts: z.boolean() }),
  ),
  reserves_cents: z.number(),
  coverage_bp: z.nullable(z.number()),
  insurance_bp: z.nullable(z.number()),
});

/** What everybody is shown of debts and reserves; amounts in integer cents, ratios in basis points. */
export type Published = z.infer<typeof published>;

/** What the public page shows, with the thirty snapshots before a number. */
export const publishedQuery = (before?: string) =>
  queryOptions({
    queryKey: ['operations', 'proof', before],
    queryFn: async ({ signal }): Promise<Published & { next: string | undefined }> => {
      const args = before === undefined ? {} : { before: Number(before) };
      const answer = published.parse(unwrap(await supabase.rpc('transparency', args).abortSignal(signal)));
      return {
        ...answer,
        next: answer.snapshots.length < PAGE ? undefined : answer.snapshots.at(-1)?.number.toString(),
      };
    },
  });

/** A reserve that was attested, its worth in integer cents. */
export interface Attested {
  id: string;
  network: string;
  address: string;
  amount: string;
  value_cents: number;
  signed_on: string;
  block_height: number;
  how_to_check: string;
}

/** The newest fifty attestations of reserves. */
export const attestationsQuery = queryOptions({
  queryKey: ['operations', 'proof', 'attestations'],
  queryFn: async ({ signal }) =>
    unwrap(
      await supabase
        .from('reserve_attestations')
        .select(
          'id, network, address, amount, value_cents, signed_on, block_height, how_to_check, attested_at',
        )
        .order('attested_at', { ascending: false })
        .limit(50)
        .abortSignal(signal),
    ),
});

const refresh = { queryKey: ['operations', 'proof'] };

/** Publishes a snapshot of what is owed now. Fails with `invalid_moment`, `account_omitted`, `books_disagree`. */
export const takeSnapshotMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('take_snapshot')),
  onSettled: (_data, _error, _values, _result, { client }) => client.invalidateQueries(refresh),
});

const matching = (form: RegExp) =>
  z.string().check(z.trim(), z.regex(form, { error: () => t('errors.invalid_value') }));

/** In one spelling, or it would count once more: hexadecimal with 0x and whole, without a prefix, and of TON, Bitcoin Cash and Litecoin not the second way to write it. */
const ADDRESS =
  /^(0x([0-9a-fA-F]{40}|(?!0{24})[0-9a-fA-F]{64})|(?!0[xX]|.*[0-9a-fA-F]{40}|[Uk0][Qf][\w-]{46}$|[QPqp][02-9AC-HJ-NP-Zac-hj-np-z]{41}$|M[1-9A-HJ-NP-Za-km-z]{33}$)[A-Za-z0-9_-]{10,120})$/;

/** What is said of a reserve. The database asks the same, and that the message names address, block and day. */
export const attestationSchema = z
  .object({
    network: filled(40),
    address: matching(ADDRESS),
    amount: matching(/^[0-9]{1,15}([.][0-9]{1,18})? [A-Z]{2,10}$/),
    cents: cents(false),
    signedOn: z.string().check(z.minLength(1, { error: () => t('common.required') })),
    height: z.pipe(matching(/^[1-9][0-9]{0,11}$/), z.transform(Number)),
    hash: matching(/^(0x)?[0-9a-f]{64}$/),
    message: filled(1000),
    signature: matching(/^[A-Za-z0-9+/=_-]{16,2000}$/),
    howToCheck: filled(500),
  })
  .check(
    z.refine(
      ({ message, address, hash, signedOn }) =>
        [address, hash, signedOn].every((part) => message.includes(part)),
      {
        path: ['message'],
        error: () => t('attesting.messageHint'),
      },
    ),
  );

/** A reserve as somebody attests it. */
export type Attestation = z.infer<typeof attestationSchema>;

/** Publishes what the house held at an address. The same again answers the same. Fails with `already_attested`, `invalid_day`, `invalid_value`. */
export const attestMutation = mutationOptions({
  mutationFn: async (given: Attestation) =>
    unwrap(
      await supabase.rpc('attest_reserve', {
        network: given.network,
        address: given.address,
        amount: given.amount,
        value_cents: given.cents,
        signed_on: given.signedOn,
        block_height: given.height,
        block_hash: given.hash,
        message: given.message,
        signature: given.signature,
        how_to_check: given.howToCheck,
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => client.invalidateQueries(refresh),
});
