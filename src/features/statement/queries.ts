import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Line } from '@/features/dashboard/queries';
import { reading } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import { nextAfter, pageSize } from '@/lib/data/paging';
import type { Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import type { StatementFilter } from './filter';
import { kindsOf } from './groups';

const MOST = 1000;

const periodOf = ({ from, to }: StatementFilter) => ({
  ...(from ? { from_day: from } : {}),
  ...(to ? { to_day: to } : {}),
});

async function readLines(
  filter: StatementFilter,
  before: number | null,
  max_rows: number,
  signal?: AbortSignal,
): Promise<Line[]> {
  const lines = supabase.rpc('statement', {
    ...periodOf(filter),
    ...(filter.kind ? { kinds: [...kindsOf[filter.kind]] } : {}),
    ...(before === null ? {} : { before }),
    max_rows,
  });
  return unwrap(await (signal ? lines.abortSignal(signal) : lines));
}

export const statementQuery = (userId: string, filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ['portfolio', userId, 'statement', filter],
    initialPageParam: null as number | null,
    queryFn: ({ signal, pageParam }) => readLines(filter, pageParam, pageSize(pageParam), signal),
    getNextPageParam: (page, _, after) => nextAfter(page, after)?.id,
    select: ({ pages }) => pages.flat(),
  });

export async function readWholeStatement(filter: StatementFilter): Promise<Line[]> {
  const lines: Line[] = [];
  for (let before: number | null = null; ;) {
    const page: Line[] = await readLines(filter, before, MOST);
    lines.push(...page);
    const last = page.at(-1);
    if (!last || page.length < MOST) return lines;
    before = last.id;
  }
}

/** Sum of one kind, or the balance before (`opening`) or after (`closing`); integer cents. */
export type Total = Row<'statement_totals'>;

export const totalsQuery = (userId: string, { from, to }: StatementFilter) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'totals', { from, to }],
    queryFn: reading('statement_totals', periodOf({ from, to })),
  });

/** Whose statement it is, and who issues it: the legal entity, where the site names one. */
export async function readHolder(userId: string) {
  const [person, [site]] = await Promise.all([
    supabase.from('profiles').select('name, email').eq('id', userId).single().then(unwrap),
    supabase.from('site').select('legal_entity').limit(1).then(unwrap),
  ]);
  return { ...person, id: userId, issuer: site?.legal_entity ?? null };
}
