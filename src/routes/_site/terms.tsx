import { createFileRoute } from '@tanstack/react-router';
import { pageData } from '@/site/kit/page-data';
import { TermsPage } from '@/site/pages/terms/TermsPage';

export const Route = createFileRoute('/_site/terms')({
  loader: pageData('content.footer.terms', 'content.descriptions.terms', { found: 'listed' }),
  component: TermsPage,
});
