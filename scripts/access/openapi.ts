import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../tool.ts';
import type { Catalog, Field } from './catalog.ts';

interface Document {
  paths: Record<string, { post: { description?: string } }>;
  components: { schemas: Record<string, object> };
}

/** Where the rows of a scope come from, as in `programs.read`, if not from what has its name. */
const SOURCES: Record<string, string> = { balance: 'portfolio', statement: 'movements' };

const typeOf = (type: string) =>
  /^(?:public\.)?(?:(?<integer>cents|amount|price|.*int.*)|(?<number>coins|numeric)|(?<boolean>bool.*))$/.exec(type)
    ?.groups ?? {};

const schemaOf = ({ type, comment }: Field) => ({
  type: [Object.entries(typeOf(type)).find(([, found]) => found)?.[0] ?? 'string', 'null'],
  ...(comment !== null && { description: comment }),
});

/** Puts what the database says into public/openapi.json: each function's comment, and the rows of each scope. */
export function openApi({ relations, functions }: Catalog): string {
  const document = JSON.parse(readFileSync(join(repository, 'public/openapi.json'), 'utf8')) as Document;
  for (const [path, { post }] of Object.entries(document.paths))
    post.description =
      functions.find(({ schema, name }) => schema === 'programs' && path.endsWith(`/${name}`))?.comment ?? '';
  const { schemas } = document.components;
  for (const scope of Object.keys(schemas)) {
    const source = SOURCES[scope] ?? scope;
    const relation = relations.find(({ schema, name }) => name === source && /public|ledger/.test(schema));
    const readable = relation?.privileges.find(({ role, verb }) => role === 'authenticated' && verb === 'select');
    const fields = relation?.fields.filter(({ name }) => name !== 'investor_id' && readable?.columns.includes(name));
    const properties = Object.fromEntries(fields?.map((field) => [field.name, schemaOf(field)]) ?? []);
    schemas[scope] = { type: 'object', description: relation?.comment, properties };
  }
  return `${JSON.stringify(document, null, 2)}\n`;
}
