import type { ComponentType } from 'react';
import type { PageWords } from '@/site/kit/words';

/** What a file of `src/routes/-documents` says of its page. The name of the file is the address, without a language. */
export interface PublicPage {
  Content: ComponentType;
  title: () => string;
  description: () => string;
  /** Whether search engines get it in their list, only find it by links, or shall not keep it. */
  found: 'listed' | 'linked' | 'never';
  /** Sends visitors who are signed in to the dashboard. */
  isGuarded?: true;
  /** The script in its head, if that is not the one of the others, `page.ts`. */
  head?: 'transparency' | 'offline';
  /** Of /contact: it has a second script, `contact.ts`. */
  isContact?: true;
  /** Of the pages with the second script `entry.ts`, and a frame of their own: what that may have to say. */
  entryWords?: () => PageWords;
}

/** A page at its address. */
export interface PlacedPage extends PublicPage {
  path: string;
}
