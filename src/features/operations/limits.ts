import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type LimitKind, limitsQuery } from './offers-queries';

/** The limit of the signed-in operator in integer cents; undefined where there is none. The database holds the rule. */
export function useLimit(kind: LimitKind): number | undefined {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: limits = [] } = useQuery(limitsQuery);
  return limits.find((limit) => limit.role === role && limit.kind === kind)?.max_cents;
}
