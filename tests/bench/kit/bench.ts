import type { Browser } from '@playwright/test';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import type { Site } from '../../support/site.ts';

/** `small` only checks that a bench still runs; its figures mean nothing. */
export type Size = 'small' | 'full';

/** Started when a bench first uses it; in the small size, benches share it. */
export interface Resources {
  /**
   * Starts a Postgres whose database `postgres` is migrated; benches copy it and never change it.
   * @param settings of the server in the full size
   */
  startServer: (settings: Readonly<Record<string, string>>) => Promise<PostgresServer>;
  /** Starts the product as visitors meet it, and a browser that knows its address. */
  openSite: () => Promise<{ site: Site; browser: Browser }>;
}

export interface Run extends Resources {
  size: Size;
  words: string[];
  say: (line: string) => void;
  bound: (name: string, figure: number, atMost: number) => void;
}

export type Bench = (run: Run) => Promise<object>;
