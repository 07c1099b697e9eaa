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
  offline: HeadScript;
  entry: string;
  /** Module with the common passwords, loaded for a new password. */
  guess: string;
  /** Files of the application's first screen, prefetched at login; empty in development. */
  firstScreen: (language: string) => readonly string[];
  contact: string;
  newsletter: string;
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
  sitemap: () => string;
}
