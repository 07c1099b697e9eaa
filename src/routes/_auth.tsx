import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AuthShell } from '@/features/auth/components/AuthShell';
import { withWords } from '@/lib/i18n/with-words';

export const Route = createFileRoute('/_auth')({
  beforeLoad: () => withWords(['entry', 'settings'], []),
  component: () => (
    <AuthShell>
      <Outlet />
    </AuthShell>
  ),
});
