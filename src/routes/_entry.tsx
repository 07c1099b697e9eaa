import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AuthShell } from '@/features/auth/components/AuthShell';
import { loadWords } from '@/lib/i18n/i18n';
import { documentHead } from '@/site/kit/page-data';

/** Login, registration and recovery: rendered by the build, hydrated by the router. */
export const Route = createFileRoute('/_entry')({
  beforeLoad: () => loadWords('entry'),
  head: documentHead,
  component: () => (
    <AuthShell isPublic>
      <Outlet />
    </AuthShell>
  ),
});
