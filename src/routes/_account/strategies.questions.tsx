import { createFileRoute } from '@tanstack/react-router';
import { QuestionsPage } from '@/features/copying/components/questions/QuestionsPage';
import { readQuestions } from '@/features/copying/reads';
import { requireSandbox } from '@/features/trading/guard';
import { withWords } from '@/lib/i18n/with-words';
import { idOf } from '@/lib/ids';
import { pageTitle } from '@/lib/page-title';

export const Route = createFileRoute('/_account/strategies/questions')({
  head: pageTitle('shell.strategies'),
  validateSearch: ({ strategy }): { strategy?: string } => {
    const id = idOf(strategy);
    return id === undefined ? {} : { strategy: id };
  },
  beforeLoad: requireSandbox,
  loaderDeps: ({ search: { strategy = '' } }) => ({ strategy }),
  loader: ({ context: { queryClient, user }, deps: { strategy } }) =>
    withWords(['money', 'settings', 'trading', 'copying'], [readQuestions(queryClient, user.id, strategy)]),
  component: QuestionsPage,
});
