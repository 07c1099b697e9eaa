import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { type Dated, nextAfter, olderThan, pageSize } from '@/lib/data/paging';
import { supabase } from '@/lib/data/supabase';

/** The investor's own withdrawals, newest first, page by page. */
export const myWithdrawals = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['withdrawals', userId],
    initialPageParam: null as Dated | null,
    queryFn: async ({ signal, pageParam: after }) => {
      const own = supabase
        .from('withdrawals')
        .select(
          'id, method, address, memo, amount_cents, fee_cents, pays_cents, status, reason, transaction_id, created_at, reviewed_at, given_back_at, paid_at, coins::text, price::text, withdrawal_methods(coin)',
        )
        .eq('investor_id', userId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize(after))
        .abortSignal(signal);
      // The first condition is the one that an index serves.
      const page = unwrap(await (after ? own.lte('created_at', after.created_at).or(olderThan(after)) : own));
      const isAny = (...statuses: string[]) => page.some(({ status }) => statuses.includes(status));
      const [lapsed, waiting] = await Promise.all([
        // Approved by an operator who has lost the role since: as in the back office, it waits for an approval.
        isAny('approved')
          ? supabase.rpc('lapsed_approvals').abortSignal(signal).then(unwrap)
          : ([] as string[]),
        isAny('pending', 'approved', 'paying')
          ? supabase.rpc('waiting_withdrawals').abortSignal(signal).then(unwrap)
          : [],
      ]);
      return page.map((row): Withdrawal => {
        const payable_from = waiting.find(({ id }) => id === row.id)?.payable_from ?? null;
        const isLapsed = lapsed.includes(row.id);
        return { ...row, payable_from, ...(isLapsed && { status: 'pending', reviewed_at: null }) };
      });
    },
    getNextPageParam: (page, _, after) => nextAfter(page, after),
    select: ({ pages }) => pages.flat(),
  });
/** One withdrawal; its amount, the fee in it and what is sent in integer cents. */
export interface Withdrawal {
  id: string;
  method: string;
  address: string;
  /** What the payment carries, on TON. */
  memo: string | null;
  amount_cents: number;
  fee_cents: number;
  pays_cents: number;
  status: string;
  reason: string | null;
  transaction_id: string | null;
  /** How many coins were sent, and dollars a coin; null until it is paid, and where there was no price. */
  coins: string | null;
  price: string | null;
  withdrawal_methods: { coin: string } | null;
  created_at: string;
  reviewed_at: string | null;
  /** When an operator who had taken it to pay it last gave it back. */
  given_back_at: string | null;
  paid_at: string | null;
  /** Until then it can be neither approved nor paid; null when it can. */
  payable_from: string | null;
}

/** What money waits for before it leaves. */
const WAITS = [
  'new_address',
  'new_address_after_change',
  'recovered',
  'recovery_code_used',
  'email_changed',
] as const;

/** An address, or any that is new, and from when on money may leave to it. */
export interface PayoutWait {
  /** Null stands for an address that is used now for the first time. */
  network: string | null;
  /** Of the book, null until the person has entered a code of their authenticator within the hour. */
  address: string | null;
  /** What payments to it carry, on TON. */
  memo: string | null;
  added_at: string | null;
  payable_from: string;
  /** Null when it waits for nothing. */
  wait: (typeof WAITS)[number] | null;
}

/** Whether nothing leaves the account before, also to addresses that have been paid. */
export const isForAll = ({ wait }: PayoutWait): boolean =>
  wait !== null && wait !== 'new_address' && wait !== 'new_address_after_change';

/** From when on money may leave to a new address, first, and to each of the address book. */
export const payoutWaitsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['withdrawals', userId, 'waits'],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.rpc('payout_waits').abortSignal(signal)).map((row): PayoutWait => ({
        ...row,
        wait: WAITS.find((each) => each === row.wait) ?? null,
      })),
  });

/** Whether the person's account is verified, which a withdrawal needs. Always read again: it changes in a mail program. */
export const verifiedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'verified'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await supabase.from('profiles').select('verified').eq('id', userId).abortSignal(signal).single())
        .verified,
  });

/**
 * What a withdrawal would cost and leave, and what it would wait for, by the database; negative when it is too much, null when the method is not offered any
 * more. Everything that changes the portfolio renews it.
 */
export const withdrawalTermsQuery = (
  userId: string,
  method: string,
  amountCents: number,
  address?: string,
  memo?: string,
) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'withdrawal', method, amountCents, address ?? null, memo ?? null],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('withdrawal_terms', {
            method,
            amount_cents: amountCents,
            ...(address && { address }),
            ...(memo && { memo }),
          })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
