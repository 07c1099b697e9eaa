import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '@/features/auth/components/ResetPage';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_auth/reset-password')({
  head: pageTitle('reset.title'),
  component: ResetPage,
});
