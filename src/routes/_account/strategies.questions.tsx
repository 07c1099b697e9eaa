import { createFileRoute } from '@tanstack/react-router';
import { protectionQuery } from '@/features/copying/appropriateness';
import { QuestionsPage } from '@/features/copying/components/QuestionsPage';
import { requireSandbox } from '@/features/trading/guard';
import { t } from '@/lib/i18n/i18n';
import { withWords } from '@/lib/i18n/with-words';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/strategies/questions')({
  head: () => pageTitle(t('shell.strategies')),
  beforeLoad: requireSandbox,
  loader: ({ context: { queryClient, user } }) =>
    withWords(
      ['trading', 'questions'],
      [queryClient.query({ ...protectionQuery(user.id), staleTime: 'static' })],
    ),
  component: QuestionsPage,
});
