import type { ParseKeys } from 'i18next';
import { t } from '@/lib/i18n/i18n';

/** What the loader of a public page says of it. */
export interface PageData {
  title: string;
  description: string;
  /** Whether search engines get it in their list, only find it by links, or shall not keep it. */
  found: 'listed' | 'linked' | 'never';
  /** Sends visitors who are signed in to the dashboard. */
  isGuarded?: true;
  /** When the application comes and takes over its form: as soon as nothing else is to be done, or when a visitor turns to the form. Never without a form. */
  comes?: 'idle' | 'asked';
}

/** For `head` of the layouts of public pages: the title that the page itself tells. */
export function documentHead({ matches }: { matches: readonly { loaderData?: unknown }[] }) {
  const data = matches.at(-1)?.loaderData as PageData | undefined;
  return { meta: [{ title: data?.title }] };
}

/** The `loader` of a public page. */
export const pageData =
  (title: ParseKeys, description: ParseKeys, more: Omit<PageData, 'title' | 'description'>) => () =>
    ({ title: `${t(title)} · ${t('common.brand')}`, description: t(description), ...more }) satisfies PageData;
