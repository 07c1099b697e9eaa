import { NotFound } from '@/components/states/NotFound';
import { AuthShell } from '@/features/auth/components/AuthShell';

/** An address of the application that leads nowhere. */
export function NotFoundPage() {
  return (
    <AuthShell>
      <NotFound />
    </AuthShell>
  );
}
