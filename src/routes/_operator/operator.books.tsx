import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { pageTitle } from '@/lib/page-title';
import { monthOf, thisMonth } from '@/operator/kit/months';
import { textOf } from '@/operator/kit/search';
import { BooksPage } from '@/operator/money/books/components/BooksPage';
import { bookChecksQuery, bookDaysQuery, checkedLinesQuery, trialBalanceQuery } from '@/operator/money/books/queries';

export const Route = createFileRoute('/_operator/operator/books')({
  head: () => pageTitle(t('treasury.books.title')),
  // Truncates only, because this file is part of everyone's first screen.
  validateSearch: ({ month }) => ({ month: textOf(month, 7) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { month } }) =>
    Promise.all([
      queryClient.query({ ...trialBalanceQuery, staleTime: 'static' }),
      queryClient.query({ ...bookChecksQuery, staleTime: 'static' }),
      queryClient.query({ ...checkedLinesQuery, staleTime: 'static' }),
      queryClient.query({ ...bookDaysQuery(monthOf(month) ?? thisMonth()), staleTime: 'static' }),
    ]),
  component: BooksPage,
});
