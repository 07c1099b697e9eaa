/** Values of a row; of a column that is compared with another they are of one type. */
export type Given = Record<string, string | number | boolean | null>;

/**
 * How the values of a column are chosen: a value (`given`), three that follow each other (`ordered`), three people (`people`), all that a
 * check or a type lists (`listed`), or these. Where the column may be null, null is always tried, too.
 */
export type Choice = 'given' | 'ordered' | 'people' | 'listed' | readonly unknown[];

/** What a check of the database says of several columns, in TypeScript. */
export interface Model {
  /** The columns that it is about, and what is tried of each. */
  columns: Readonly<Record<string, Choice>>;
  /** Whether the check should take a row. */
  takes: (row: Given) => boolean;
}

const PEOPLE = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
/** The people of models. */
export const [A = '', B = ''] = PEOPLE;

const all = (columns: string[], choice: Choice) =>
  Object.fromEntries(columns.map((column) => [column, choice]));
const isGiven = (row: Given, columns: string[]) => columns.filter((column) => row[column] !== null).length;

/** All of the columns are given, or none is. */
export const whole = (...columns: string[]): Model => ({
  columns: all(columns, 'given'),
  takes: (row) => [0, columns.length].includes(isGiven(row, columns)),
});

/** All of the columns are given when the row is of one kind, and none when it is not. */
export const wholeWhen = (
  columns: string[],
  of: Readonly<Record<string, Choice>>,
  when: (row: Given) => boolean,
): Model => ({
  columns: { ...of, ...all(columns, 'given') },
  takes: (row) => isGiven(row, columns) === (when(row) ? columns.length : 0),
});

/** Exactly one column is given. */
export const one = (...columns: string[]): Model => ({
  columns: all(columns, 'given'),
  takes: (row) => isGiven(row, columns) === 1,
});

/** Not both are given. */
export const notBoth = (...columns: string[]): Model => ({
  columns: all(columns, 'given'),
  takes: (row) => isGiven(row, columns) < 2,
});

/** A column is given exactly when the other is one of these. */
export const givenWhen = (column: string, other: string, values: readonly unknown[]): Model => ({
  columns: { [column]: 'given', [other]: 'listed' },
  takes: (row) => (row[column] !== null) === values.includes(row[other]),
});

/** A column is given at least when the other is one of these. */
export const neededWhen = (column: string, other: string, values: readonly unknown[]): Model => ({
  columns: { [column]: 'given', [other]: 'listed' },
  takes: (row) => row[column] !== null || !values.includes(row[other]),
});

/** The person of a column, if there is one, is not one of the others. */
export const differs = (column: string, ...others: string[]): Model => ({
  columns: all([column, ...others], 'people'),
  takes: (row) => row[column] === null || others.every((other) => row[column] !== row[other]),
});

const bothAnd = (compare: (a: never, b: never) => boolean) => (a: unknown, b: unknown) =>
  a === null || b === null || compare(a as never, b as never);
/** Whether one value is below the other, or one of them is unknown. */
export const below = bothAnd((a, b) => a < b);
/** Whether one value is not above the other, or one of them is unknown. */
export const notAbove = bothAnd((a, b) => a <= b);

/** One column is below the other, where both are given. */
export const less = (column: string, other: string): Model => ({
  columns: all([column, other], 'ordered'),
  takes: (row) => below(row[column], row[other]),
});

/** One column is at most the other, where both are given. */
export const atMost = (column: string, other: string): Model => ({
  columns: all([column, other], 'ordered'),
  takes: (row) => notAbove(row[column], row[other]),
});

/** What is known of a column. */
export interface Column {
  name: string;
  type: string;
  is_nullable: boolean;
  /** The values that a check or its type lists. */
  listed: string[] | null;
}

/** Three values of a type, in order. */
function valuesOf(type: string): readonly unknown[] {
  if (type.startsWith('timestamp') || type === 'date')
    return ['2026-03-01', '2026-03-02', '2026-03-03'].map((day) =>
      type === 'date' ? day : `${day}T00:00:00Z`,
    );
  if (type === 'uuid') return PEOPLE;
  if (type === 'boolean') return [true];
  if (type === 'jsonb') return [{}];
  if (/^(integer|bigint|numeric|double precision)$/.test(type)) return [1, 2, 3];
  return ['one', 'three', 'two'];
}

/** The values that are tried of a column. */
export function candidates({ type, is_nullable, listed }: Column, choice: Choice): readonly unknown[] {
  const values = valuesOf(type);
  const chosen = {
    given: () => values.slice(0, 1),
    ordered: () => values,
    people: () => PEOPLE,
    listed: () => listed ?? [],
  };
  const found = typeof choice === 'string' ? chosen[choice]() : choice;
  return is_nullable && !found.includes(null) ? [null, ...found] : found;
}

/** Every row that has one of these values in each column. */
export function combinations(columns: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  return Object.entries(columns).reduce<Record<string, unknown>[]>(
    (rows, [column, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [column]: value }))),
    [{}],
  );
}
