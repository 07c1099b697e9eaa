import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { limitsQuery } from '@/operator/kit/limits';
import { operatorsQuery } from '@/operator/kit/operators';
import { proposalsQuery } from '@/operator/kit/proposals';
import { RolesPage } from '@/operator/people/operators/components/RolesPage';
import { timeLimitsQuery } from '@/operator/people/operators/time-limits';

export const Route = createFileRoute('/_operator/operator/operators')({
  head: pageTitle('treasury.roles.title'),
  loader: ({ context: { queryClient } }) =>
    preload(queryClient, operatorsQuery, limitsQuery, proposalsQuery, timeLimitsQuery),
  component: RolesPage,
});
