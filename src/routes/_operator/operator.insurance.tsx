import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { InsurancePage } from '@/operator/money/insurance/components/InsurancePage';
import { insuranceBalanceQuery, insurancePayoutsQuery } from '@/operator/money/insurance/queries';

export const Route = createFileRoute('/_operator/operator/insurance')({
  head: () => ({ meta: [{ title: `${t('treasury.insurance.title')} · ${t('common.brand')}` }] }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query({ ...insuranceBalanceQuery, staleTime: 'static' }),
      queryClient.query({ ...insurancePayoutsQuery, staleTime: 'static' }),
    ]),
  component: InsurancePage,
});
