import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { InsurancePage } from '@/operator/money/insurance/components/InsurancePage';
import { insuranceDeskQuery } from '@/operator/money/insurance/queries';

export const Route = createFileRoute('/_operator/operator/insurance')({
  head: pageTitle('portfolio.insurance.title'),
  loader: ({ context: { queryClient } }) => preload(queryClient, insuranceDeskQuery, proposalsQuery),
  component: InsurancePage,
});
