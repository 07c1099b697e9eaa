import { createFileRoute } from '@tanstack/react-router';
import { AlarmPage } from '@/features/account/components/AlarmPage';
import { loadWords, t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_auth/not-me')({
  head: () => ({ meta: [{ title: `${t('alarm.title')} · ${t('common.brand')}` }] }),
  // Names each key even if undefined: an omitted one would pass through unchecked.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: typeof token === 'string' && /^[0-9a-f]{64}$/.test(token) ? token : undefined,
  }),
  loader: () => loadWords('settings'),
  component: AlarmPage,
});
