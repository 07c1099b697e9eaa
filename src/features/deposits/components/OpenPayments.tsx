import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { chainPaymentsQuery } from '../own-address';
import { ChainSteps } from './ChainSteps';

/** Payments that the chain shows, and that are no deposits yet. */
export function OpenPayments() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data = [] } = useQuery(chainPaymentsQuery(user.id));
  const open = data.flatMap(({ payments, ...address }) =>
    payments
      .filter(({ state }) => state !== 'credited' && state !== 'review')
      .map((payment) => ({ ...address, payment })),
  );
  if (open.length === 0) return null;
  return (
    <ul aria-label={t('deposits.chain.title')} className="mb-6 grid gap-3 rounded-lg border p-4">
      {open.map(({ payment, confirmations }) => (
        <li key={payment.id}>
          <ChainSteps needed={confirmations} payment={payment} />
        </li>
      ))}
    </ul>
  );
}
