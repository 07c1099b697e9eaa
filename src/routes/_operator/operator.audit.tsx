import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '@/features/operations/components/AuditPage';
import { idOf } from '@/features/operations/desk-search';
import { type AuditFilter, auditQuery } from '@/features/operations/treasury-queries';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_operator/operator/audit')({
  head: () => ({ meta: [{ title: `${t('treasury.audit.title')} · ${t('common.brand')}` }] }),
  validateSearch: ({ action, subject, from }): AuditFilter => ({
    action: typeof action === 'string' && action !== '' ? action.slice(0, 60) : undefined,
    subject: idOf(subject),
    from: typeof from === 'string' && /^\d{1,15}$/.test(from) ? from : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.query({ ...auditQuery(deps), staleTime: 'static' }),
  component: AuditPage,
});
