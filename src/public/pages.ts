import type { ComponentType } from 'react';
import { NotFound } from '@/components/NotFound';
import { AboutPage } from '@/features/content/components/AboutPage';
import { ContactPage } from '@/features/content/components/ContactPage';
import { HomePage } from '@/features/content/components/HomePage';
import { TermsPage } from '@/features/content/components/TermsPage';
import { t } from '@/lib/i18n/i18n';

/** A page for everybody. */
export interface PublicPage {
  /** Its address without a language. */
  path: string;
  Content: ComponentType;
  title: () => string;
  description: () => string;
  /** Sends whoever is signed in to the dashboard. */
  isGuarded: boolean;
}

/** The pages that visitors and search engines find. */
export const pages: readonly PublicPage[] = [
  {
    path: '/',
    Content: HomePage,
    title: () => t('shell.home'),
    description: () => t('content.descriptions.home'),
    isGuarded: true,
  },
  {
    path: '/about',
    Content: AboutPage,
    title: () => t('shell.about'),
    description: () => t('content.descriptions.about'),
    isGuarded: true,
  },
  {
    path: '/contact',
    Content: ContactPage,
    title: () => t('shell.contact'),
    description: () => t('content.descriptions.contact'),
    isGuarded: true,
  },
  {
    path: '/terms',
    Content: TermsPage,
    title: () => t('terms.title'),
    description: () => t('content.descriptions.terms'),
    isGuarded: false,
  },
];

/** What answers at any other address. */
export const notFoundPage: PublicPage = {
  path: '/404',
  Content: NotFound,
  title: () => t('common.notFoundTitle'),
  description: () => t('common.notFoundText'),
  isGuarded: false,
};
