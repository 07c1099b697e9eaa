import { createFileRoute } from '@tanstack/react-router';
import { AlarmPage } from '@/features/account/components/AlarmPage';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_auth/not-me')({
  head: pageTitle('alarm.title'),
  // Names each key even if undefined: an omitted one would pass through unchecked.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: typeof token === 'string' && /^[0-9a-f]{64}$/.test(token) ? token : undefined,
  }),
  component: AlarmPage,
});
