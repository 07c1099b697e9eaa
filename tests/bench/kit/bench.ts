import type { Browser } from '@playwright/test';
import type { PostgresServer } from '../../../supabase/embedded/postgres/postgres.ts';
import type { Site } from '../../support/site.ts';

/** `full` measures; `small` only shows that all of a bench still runs, and its figures mean nothing. */
export type Size = 'small' | 'full';

/** What a bench measures on: started when a bench first asks for it. In the small size, benches share it. */
export interface Resources {
  /**
   * Starts a Postgres whose database `postgres` is migrated; benches copy that and do not change it.
   * @param settings of the server in the full size
   */
  startServer: (settings: Readonly<Record<string, string>>) => Promise<PostgresServer>;
  /** Starts the product as visitors meet it, and a browser that finds it by its address. */
  openSite: () => Promise<{ site: Site; browser: Browser }>;
}

/** What the command asked of a bench, and where the bench reports to. */
export interface Run extends Resources {
  size: Size;
  /** Further words of the command; they choose parts of a bench. */
  words: string[];
  /** Prints a line of progress. */
  say: (line: string) => void;
  /** Fails a run in the full size if a figure is above its bound. */
  bound: (name: string, figure: number, atMost: number) => void;
}

/** Measures one part of the product and resolves to the figures by name. */
export type Bench = (run: Run) => Promise<object>;
