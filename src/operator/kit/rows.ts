import type { Database } from '@/lib/data/database.types';

type Functions = Database['public']['Functions'];

/** A row that a function of the database returns. */
export type Row<Name extends keyof Functions> = Functions[Name] extends { Returns: (infer One)[] }
  ? One
  : never;

/** A row of which these columns may be null: the generated types do not know. */
export type Nullable<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: T[Key] | null };

/** What a function of the database is called with. */
export type Args<Name extends keyof Functions> = Functions[Name]['Args'];
