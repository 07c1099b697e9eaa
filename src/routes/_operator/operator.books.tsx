import { createFileRoute } from '@tanstack/react-router';
import { preload } from '@/lib/data/preload';
import { pageTitle } from '@/lib/page-title';
import { monthOf, thisMonth } from '@/operator/kit/months';
import { textOf } from '@/operator/kit/search';
import { BooksPage } from '@/operator/money/books/components/BooksPage';
import { bookChecksQuery, bookDaysQuery, checkedLinesQuery, trialBalanceQuery } from '@/operator/money/books/queries';

export const Route = createFileRoute('/_operator/operator/books')({
  head: pageTitle('treasury.books.title'),
  // Truncates only, because this file is part of everyone's first screen.
  validateSearch: ({ month }) => ({ month: textOf(month, 7) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { month } }) =>
    preload(
      queryClient,
      trialBalanceQuery,
      bookChecksQuery,
      checkedLinesQuery,
      bookDaysQuery(monthOf(month) ?? thisMonth()),
    ),
  component: BooksPage,
});
