import type { Database } from '@/lib/data/database.types';

type Functions = Database['public']['Functions'];

export type Row<Name extends keyof Functions> = Functions[Name] extends { Returns: (infer One)[] } ? One : never;

/** The generated types do not mark nullable columns. */
export type Nullable<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: T[Key] | null };

export type Args<Name extends keyof Functions> = Functions[Name]['Args'];
