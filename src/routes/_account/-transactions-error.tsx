import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router';
import { RouteError } from '@/components/states/RouteError';
import { DepositsError } from '@/features/deposits/components/DepositsError';

const route = getRouteApi('/_account/transactions');

export function TransactionsError(props: ErrorComponentProps) {
  const { tab } = route.useSearch();
  return tab === 'deposits' ? <DepositsError {...props} /> : <RouteError {...props} />;
}
