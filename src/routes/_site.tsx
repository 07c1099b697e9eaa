import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadWords } from '@/lib/i18n/i18n';
import { documentHead } from '@/site/kit/page-data';
import { PublicShell } from '@/site/kit/PublicShell';

/** Public pages: rendered by the build; only those with a form are hydrated. */
export const Route = createFileRoute('/_site')({
  beforeLoad: () => loadWords('entry'),
  head: documentHead,
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
});
