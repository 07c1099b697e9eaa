import { createFileRoute } from '@tanstack/react-router';
import { pageData } from '@/site/kit/page-data';
import { TransparencyPage } from '@/site/pages/transparency/TransparencyPage';

export const Route = createFileRoute('/_site/transparency')({
  loader: pageData('transparency.title', 'transparency.description', { found: 'listed' }),
  component: TransparencyPage,
});
