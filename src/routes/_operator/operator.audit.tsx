import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '@/lib/ids';
import { pageTitle } from '@/lib/page-title';
import { textOf } from '@/operator/kit/search';
import { AuditPage } from '@/operator/people/audit/components/AuditPage';
import { type AuditFilter, auditQuery } from '@/operator/people/audit/queries';

export const Route = createFileRoute('/_operator/operator/audit')({
  head: pageTitle('treasury.audit.title'),
  validateSearch: ({ action, subject, from }): AuditFilter => ({
    action: textOf(action, 60),
    subject: idOf(subject),
    from: typeof from === 'string' && /^\d{1,15}$/.test(from) ? from : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.query({ ...auditQuery(deps), staleTime: 'static' }),
  component: AuditPage,
});
