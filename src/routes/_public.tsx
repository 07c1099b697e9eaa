import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicShell } from '@/features/content/components/PublicShell';

export const Route = createFileRoute('/_public')({
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
});
