import type { IPostgresConnectionConfig } from '@supabase/lite/postgres';

/** The package hands over JSON as text already; written out once more it would become a JSON string. */
const json = {
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

/** Times as JSON has them, not as Postgres prints them. */
const time = {
  to: 1184,
  from: [1184],
  serialize: (value: unknown) => value,
  parse: (text: string): string => new Date(text).toISOString(),
};

/** How @supabase/lite shall connect to the database. */
export function connectionOptions(url: string): IPostgresConnectionConfig {
  return {
    url,
    postgresOptions: {
      max: 5,
      onnotice: () => undefined,
      types: {
        json: { ...json, to: 114, from: [114] },
        jsonb: { ...json, to: 3802, from: [3802] },
        timestamptz: time,
      },
    },
  };
}
