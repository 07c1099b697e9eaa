import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { proposalsQuery } from '@/operator/kit/proposals';
import { MethodsPage } from '@/operator/site/methods/components/MethodsPage';
import { operatorMethodsQuery } from '@/operator/site/methods/queries';

export const Route = createFileRoute('/_operator/operator/methods')({
  head: pageTitle('offers.methods.title'),
  loader: ({ context: { queryClient } }) => preload(queryClient, operatorMethodsQuery, proposalsQuery),
  component: MethodsPage,
});
