import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '@/features/auth/components/RegisterPage';
import { pageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_entry/register')({
  loader: pageData('register.title', 'register.lead', { found: 'linked', comes: 'idle' }),
  component: RegisterPage,
});
