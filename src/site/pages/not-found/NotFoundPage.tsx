import { NotFound } from '@/components/states/NotFound';
import { AuthShell } from '@/features/auth/components/AuthShell';

export function NotFoundPage() {
  return (
    <AuthShell>
      <NotFound />
    </AuthShell>
  );
}
