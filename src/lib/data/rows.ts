import type { dataTagSymbol, InfiniteData } from '@tanstack/react-query';
import type { Database } from './database.types';

type Functions = Database['public']['Functions'];

export type Returns<Name extends keyof Functions> = Functions[Name]['Returns'];

/** A row of what a function of the API returns. */
export type Row<Name extends keyof Functions> = Returns<Name> extends (infer One)[] ? One : never;

export type Args<Name extends keyof Functions> = Functions[Name]['Args'];

/** The generated types do not mark nullable columns of functions, nor those read as text. */
export type Nullable<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: T[Key] | null };

type DataOf<Query> = Query extends (...given: never) => infer Made
  ? DataOf<Made>
  : Query extends { queryKey: { [dataTagSymbol]: infer Data } }
    ? Data
    : never;
type ElementOf<List> = List extends readonly (infer One)[] ? One : NonNullable<List>;

/** What a query reads, or one of its rows: `RowOf<typeof depositsQuery>`. */
export type RowOf<Query> = ElementOf<DataOf<Query> extends InfiniteData<infer Page> ? Page : DataOf<Query>>;
