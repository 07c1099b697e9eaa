import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '@/features/auth/components/ForgotPage';
import { pageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_entry/forgot')({
  loader: pageData('forgot.title', 'forgot.lead', { found: 'linked', comes: 'idle' }),
  component: ForgotPage,
});
