import type { Catalog, Field } from './catalog.ts';

/** Where the rows of a scope of an API key come from, as in `programs.read`. */
const SOURCES = {
  balance: 'portfolio',
  statement: 'movements',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  positions: 'positions',
};

const typeOf = (type: string) =>
  /^(?:public\.)?(?:(?<integer>cents|amount|price|.*int.*)|(?<number>coins|numeric)|(?<boolean>bool.*))$/.exec(type)
    ?.groups ?? {};

const schemaOf = ({ type, comment }: Field) => ({
  type: [Object.entries(typeOf(type)).find(([, found]) => found)?.[0] ?? 'string', 'null'],
  ...(comment !== null && { description: comment }),
});

/** Describes the door of API keys and the events of webhooks, by what the database answers. */
export function openApi({ relations, functions }: Catalog): string {
  const description = functions.find(({ schema, name }) => schema === 'programs' && name === 'read_by_key')?.comment;
  const rows = Object.entries(SOURCES).map(([scope, source]) => {
    const relation = relations.find(({ schema, name }) => name === source && /public|ledger/.test(schema));
    const readable = relation?.privileges.find(
      ({ role, verb }) => role === 'authenticated' && verb === 'select',
    )?.columns;
    const fields = relation?.fields.filter(({ name }) => name !== 'investor_id' && readable?.includes(name));
    const properties = Object.fromEntries(fields?.map((field) => [field.name, schemaOf(field)]) ?? []);
    return [scope, { type: 'object', description: relation?.comment, properties }] as const;
  });
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const header = (name: string) => ({ in: 'header', name, required: true, schema: { type: 'string' } });
  const given = {
    key: { type: 'string' },
    scope: { enum: Object.keys(SOURCES) },
    until: { type: 'string', format: 'date-time' },
  };
  const answer = json({
    type: 'array',
    items: { anyOf: rows.map(([scope]) => ({ $ref: `#/components/schemas/${scope}` })) },
  });
  const event = {
    type: 'object',
    properties: {
      type: { type: 'string' },
      timestamp: { type: 'string', format: 'date-time' },
      data: { type: 'object' },
    },
  };
  const paths = {
    '/rest/v1/rpc/read_by_key': {
      post: {
        description,
        parameters: [header('apikey')],
        requestBody: json({ type: 'object', required: ['key', 'scope'], properties: given }),
        responses: {
          200: { description: 'Rows of the scope.', ...answer },
          401: { description: 'not_allowed' },
          400: { description: 'too_many_requests' },
        },
      },
    },
  };
  const webhooks = {
    event: {
      post: {
        description:
          'Signed by standardwebhooks.com. Of each subject in order, at least once. Answer 2xx within ten seconds.',
        parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(header),
        requestBody: json(event),
        responses: { '2XX': { description: 'Delivered.' } },
      },
    },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Reading and events', version: '1' },
    paths,
    webhooks,
    components: { schemas: Object.fromEntries(rows) },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
