import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';
import { t } from '@/lib/i18n/i18n';
import { roleWord } from './roles';

/** A role's limit within 24 hours and what the signed-in operator has left, in integer cents. */
export type Limit = Nullable<Row<'list_limits'>, 'set_by' | 'left_cents'>;

const LIMIT_KINDS = ['deposit', 'withdrawal', 'payment', 'bonus', 'alone'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];

export function limitName(role: string, kind: string): string {
  const known = LIMIT_KINDS.find((one) => one === kind);
  return `${roleWord(role)}: ${known ? t(`offers.limits.${known}`) : kind}`;
}

/** Limits of all roles; what is not listed is unlimited. */
export const limitsQuery = queryOptions<Limit[]>({
  queryKey: ['operator', 'limits'],
  staleTime: 300_000,
  queryFn: reading('list_limits'),
});

function useOwnLimit(kind: LimitKind): Limit | undefined {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits = [] } = useQuery(limitsQuery);
  return limits.find((limit) => limit.role === role && limit.kind === kind);
}

/** The signed-in operator's limit in integer cents; undefined if unlimited. The database enforces it. */
export const useLimit = (kind: LimitKind): number | undefined => useOwnLimit(kind)?.max_cents;

/** What the signed-in operator may still credit without a second person, in cents; undefined if unlimited. */
export const useLeftAlone = (): number | undefined => useOwnLimit('alone')?.left_cents ?? undefined;
