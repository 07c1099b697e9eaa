import { createFileRoute } from '@tanstack/react-router';
import { pageData } from '@/site/kit/page-data';
import { ContactPage } from '@/site/pages/contact/ContactPage';

export const Route = createFileRoute('/_site/contact')({
  loader: pageData('shell.contact', 'content.descriptions.contact', {
    found: 'listed',
    isGuarded: true,
    comes: 'idle',
  }),
  component: ContactPage,
});
