import type { ComponentType } from 'react';
import { NotFound } from '@/components/states/NotFound';
import { ForgotPage } from '@/features/auth/components/ForgotPage';
import { LoginPage } from '@/features/auth/components/LoginPage';
import { RegisterPage } from '@/features/auth/components/RegisterPage';
import { t } from '@/lib/i18n/i18n';
import type { PageWords } from '@/site/kit/words';
import { AboutPage } from './about/AboutPage';
import { ContactPage } from './contact/ContactPage';
import { entryWords, recoveryWords } from './entry/entry-words';
import { HomePage } from './home/HomePage';
import { OfflinePage } from './offline/OfflinePage';
import { TermsPage } from './terms/TermsPage';
import { TransparencyPage } from './transparency/TransparencyPage';

/** A page for everybody. */
export interface PublicPage {
  /** Its address without a language. */
  path: string;
  Content: ComponentType;
  title: () => string;
  description: () => string;
  /** Sends whoever is signed in to the dashboard. */
  isGuarded: boolean;
  /** Only of the pages with the second script, `entry.ts`: what that may have to say. */
  entryWords?: () => PageWords;
  /** Only of /contact: it has a second script too, `contact.ts`. */
  isContact?: boolean;
  /** Only of /transparency: its head has that page's own script. */
  isTransparency?: boolean;
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
    isContact: true,
  },
  {
    path: '/terms',
    Content: TermsPage,
    title: () => t('terms.title'),
    description: () => t('content.descriptions.terms'),
    isGuarded: false,
  },
  {
    path: '/transparency',
    Content: TransparencyPage,
    title: () => t('transparency.title'),
    description: () => t('transparency.description'),
    isGuarded: false,
    isTransparency: true,
  },
];

/** Login, registration and recovery: for everybody too, with a frame and a script of their own. */
export const entryPages: readonly PublicPage[] = [
  {
    path: '/login',
    Content: LoginPage,
    title: () => t('login.title'),
    description: () => t('login.lead'),
    isGuarded: true,
    entryWords,
  },
  {
    path: '/register',
    Content: RegisterPage,
    title: () => t('register.title'),
    description: () => t('register.lead'),
    isGuarded: false,
    entryWords,
  },
  {
    path: '/forgot',
    Content: ForgotPage,
    title: () => t('forgot.title'),
    description: () => t('forgot.lead'),
    isGuarded: false,
    entryWords: recoveryWords,
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

/** What the service worker shows at addresses that it cannot reach. */
export const offlinePage: PublicPage = {
  path: '/offline',
  Content: OfflinePage,
  title: () => t('common.offlineTitle'),
  description: () => t('offline.text'),
  isGuarded: false,
};
