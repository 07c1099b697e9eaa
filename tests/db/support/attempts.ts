import type { Actor, Row } from './actors.ts';

/** One way to ask something of the database, with arguments of a caller's choice. */
export type Attempt = (as: Actor, args: Row) => Promise<unknown>;

/** A call of a function. */
export const rpc =
  (name: string): Attempt =>
  (as, args) =>
    as.rows(name, args);

/** A new row, its values as JSON like those of a function. */
export const insert =
  (table: string, columns: string): Attempt =>
  (as, args) =>
    as.transaction((sql) =>
      sql.unsafe(
        `insert into ${table} (${columns}) select ${columns} from json_populate_record(null::${table}, $1::text::json)`,
        [JSON.stringify(args)],
      ),
    );
