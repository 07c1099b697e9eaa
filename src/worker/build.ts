/** What the build tells the service worker. */
export interface WorkerBuild {
  /** Different for each build. */
  version: string;
  /** Files that are kept from the start, with a revision where the name has none. */
  files: { url: string; revision: string | null }[];
  /** The addresses of the application. */
  addresses: string[];
}
