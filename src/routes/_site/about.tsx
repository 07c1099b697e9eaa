import { createFileRoute } from '@tanstack/react-router';
import { pageData } from '@/site/kit/page-data';
import { AboutPage } from '@/site/pages/about/AboutPage';

export const Route = createFileRoute('/_site/about')({
  loader: pageData('shell.about', 'content.descriptions.about', { found: 'listed', isGuarded: true }),
  component: AboutPage,
});
