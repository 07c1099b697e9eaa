/** Inline code, so that nothing is requested before the first paint; an address in development. */
export type HeadScript = { code: string } | { src: string };

export interface PageAssets {
  /** Undefined in development. */
  policy: string | undefined;
  /** Inline code; an address in development. */
  styles: { code: string } | { src: string };
  font: string;
  script: HeadScript;
  transparency: HeadScript;
  /** The same of login, registration and recovery. */
  entry: HeadScript;
  /** The same of the page that is shown without a network. */
  offline: HeadScript;
  /** The files of the application that take over the form of a page, its beginning first. */
  app: (path: string, language: string) => readonly string[];
  /** Of pages with a form: what brings the application. */
  late: string;
  /** Fetched where this tab or another has a session, which tabs share. */
  tabs: string;
  thirdParties: string | undefined;
  /** Development uses modules, which run late; built scripts run before the first paint. */
  areModules: boolean;
}

export interface PublicDocument {
  /** Like `/es/about`. */
  address: string;
  /** Like `es/about.html`. */
  file: string;
  render: (assets: PageAssets) => Promise<string>;
}

export interface PublicSite {
  documents: readonly PublicDocument[];
  /** The list of pages for search engines. */
  sitemap: () => Promise<string>;
}
