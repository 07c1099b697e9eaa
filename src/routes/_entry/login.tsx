import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/features/auth/components/LoginPage';
import { pageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_entry/login')({
  loader: pageData('shell.login', 'login.lead', { found: 'linked', isGuarded: true, comes: 'idle' }),
  component: LoginPage,
});
