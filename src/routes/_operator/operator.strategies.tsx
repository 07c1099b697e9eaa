import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '@/lib/i18n/with-words';
import { idOf } from '@/lib/ids';
import { pageTitle } from '@/lib/page-title';
import { StrategiesDesk } from '@/operator/markets/strategies/components/StrategiesDesk';
import { strategiesDeskQuery } from '@/operator/markets/strategies/queries';

export const Route = createFileRoute('/_operator/operator/strategies')({
  head: pageTitle('shell.strategies'),
  validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => ({
    from: idOf(from),
  }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: ({ context: { queryClient }, deps: { from } }) =>
    withWords(['copying', 'trading'], [queryClient.query({ ...strategiesDeskQuery(from), staleTime: 'static' })]),
  component: StrategiesDesk,
});
