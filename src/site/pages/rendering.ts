/** A script in the head: its code, which costs no request before the first paint, or while developing its address. */
export type HeadScript = { code: string } | { src: string };

/** What the build tells the pages: the addresses of the files that they load. */
export interface PageAssets {
  /** The Content-Security-Policy of public pages; none while developing. */
  policy: string | undefined;
  /** Their styles: the code, or while developing its address. */
  styles: { code: string } | { src: string };
  font: string;
  /** The script of the head. */
  script: HeadScript;
  /** The same of /transparency. */
  transparency: HeadScript;
  /** The same of the page that is shown without a network. */
  offline: HeadScript;
  /** The second script, of login, registration and recovery. */
  entry: string;
  /** The module with the list of common passwords, fetched when a visitor enters a new one. */
  guess: string;
  /** What the application needs for its first screen, fetched by the login while a visitor enters their password; nothing while developing. */
  firstScreen: (language: string) => readonly string[];
  /** The second script of the contact page. */
  contact: string;
  /** The second script of the home page, fetched when a visitor turns to its form. */
  newsletter: string;
  /** Fetched where this tab or another has a session, which tabs share. */
  tabs: string;
  /** Loaded by the home page where a third party is configured. */
  thirdParties: string | undefined;
  /** While developing scripts are modules, which run late; built, they run before the first paint. */
  areModules: boolean;
}

/** One document to write or to answer with. */
export interface PublicDocument {
  /** Its address, like `/es/about`. */
  address: string;
  /** Its file, like `es/about.html`. */
  file: string;
  render: (assets: PageAssets) => Promise<string>;
}

/** What `render.tsx` exports. */
export interface PublicSite {
  documents: readonly PublicDocument[];
  /** The list of pages for search engines. */
  sitemap: () => string;
}
