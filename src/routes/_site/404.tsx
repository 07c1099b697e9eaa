import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '@/components/states/NotFound';
import { pageData } from '@/site/kit/page-data';

export const Route = createFileRoute('/_site/404')({
  loader: pageData('common.notFoundTitle', 'common.notFoundText', { found: 'never' }),
  component: NotFound,
});
