import { createFileRoute } from '@tanstack/react-router';
import { SecondStepPage } from '@/features/auth/components/SecondStepPage';
import { requireCodeMissing } from '@/features/auth/second-step';
import { pageTitle } from '@/lib/page-title';
import { safeRedirect } from '@/lib/session/session';

export const Route = createFileRoute('/_auth/second-step')({
  head: pageTitle('factors.step.title'),
  // Names each key even if undefined: an omitted one would pass through unchecked.
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search['redirect']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => requireCodeMissing(deps.redirect),
  component: SecondStepPage,
});
