import type { ComponentType } from 'react';
import type { PageWords } from '@/site/kit/words';

/** A page in `src/routes/-documents`. Its file name is the address, without language. */
export interface PublicPage {
  Content: ComponentType;
  title: () => string;
  description: () => string;
  /** For search engines: in the sitemap, only linked, or noindex. */
  found: 'listed' | 'linked' | 'never';
  /** Redirects signed-in visitors to the dashboard. */
  isGuarded?: true;
  head?: 'transparency' | 'offline';
  isContact?: true;
  entryWords?: () => PageWords;
}

export interface PlacedPage extends PublicPage {
  path: string;
}
