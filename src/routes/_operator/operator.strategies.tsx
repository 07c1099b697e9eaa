import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';
import { StrategiesDesk } from '@/operator/site/strategies/components/StrategiesDesk';
import { strategiesDeskQuery } from '@/operator/site/strategies/queries';

export const Route = createFileRoute('/_operator/operator/strategies')({
  head: () => pageTitle(t('offers.strategies.title')),
  loader: ({ context: { queryClient } }) =>
    withWords(['copying', 'trading'], [queryClient.query({ ...strategiesDeskQuery, staleTime: 'static' })]),
  component: StrategiesDesk,
});
