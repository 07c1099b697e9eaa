import { createFileRoute } from '@tanstack/react-router';
import { SecondStepPage } from '@/features/auth/components/SecondStepPage';
import { requireCodeMissing } from '@/features/auth/second-step';
import { loadWords, t } from '@/lib/i18n/i18n';
import { safeRedirect } from '@/lib/session/session';

export const Route = createFileRoute('/_auth/second-step')({
  head: () => ({ meta: [{ title: `${t('factors.step.title')} · ${t('common.brand')}` }] }),
  // Names each key even if undefined: an omitted one would pass through unchecked.
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search['redirect']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => Promise.all([requireCodeMissing(deps.redirect), loadWords('settings')]),
  component: SecondStepPage,
});
