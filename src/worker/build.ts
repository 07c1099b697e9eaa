export interface WorkerBuild {
  version: string;
  /** Precached; `revision` if the name has no hash. */
  files: { url: string; revision: string | null }[];
  addresses: string[];
}
