import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { InsurancePage } from '@/operator/money/insurance/components/InsurancePage';
import { insuranceDeskQuery } from '@/operator/money/insurance/queries';

export const Route = createFileRoute('/_operator/operator/insurance')({
  head: () => pageTitle(t('portfolio.insurance.title')),
  loader: ({ context: { queryClient } }) => preload(queryClient, insuranceDeskQuery, proposalsQuery),
  component: InsurancePage,
});
