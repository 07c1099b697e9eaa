import type { Actor, Person, Row } from './actors.ts';
import type { Kind } from './bad-input.ts';
import type { Role } from './stage.ts';

/** One way to ask something of the database, with arguments of a caller's choice. */
export type Attempt = (as: Actor, args: Row) => Promise<unknown>;

/** A thing to ask, with good arguments and what kind of bad ones each has. */
export interface Case {
  attempt: Attempt;
  /** Who may call it, and for whom these arguments are good. */
  rightful: Person | Role;
  good: Row;
  kinds: Record<string, Kind>;
}

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
