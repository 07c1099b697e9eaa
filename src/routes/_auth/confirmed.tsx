import { createFileRoute } from '@tanstack/react-router';
import { ConfirmedPage } from '@/features/auth/components/ConfirmedPage';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_auth/confirmed')({
  head: pageTitle('confirm.title'),
  component: ConfirmedPage,
});
