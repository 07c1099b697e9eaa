import { z } from 'zod';

/** Error code of a denial by a policy, or raised in one. */
export const DENIED = '42501';
/** Supabase Storage's message for a denial by policy. */
export const NOT_BY_POLICY = 'new row violates row-level security policy';

/** The client's message for a denial; errors raised in a policy are passed on. */
export const denial = (message: string): string => (message.includes('row-level security') ? NOT_BY_POLICY : message);

const listSchema = z
  .object({
    prefix: z.string().catch(''),
    limit: z.int().min(1).catch(100),
    offset: z.int().min(0).catch(0),
    search: z.string().catch(''),
    sortBy: z
      .object({
        column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).catch('name'),
        order: z.enum(['asc', 'desc']).catch('asc'),
      })
      .catch({ column: 'name', order: 'asc' }),
  })
  .catch({ prefix: '', limit: 100, offset: 0, search: '', sortBy: { column: 'name', order: 'asc' } });

const rowSchema = z.object({
  name: z.string(),
  id: z.string(),
  updated_at: z.unknown(),
  created_at: z.unknown(),
  last_accessed_at: z.unknown(),
  metadata: z.unknown(),
});

interface ListRequest extends z.infer<typeof listSchema> {
  forwarded: string;
}

/** A folder has only a name. */
type Entry = { [column in keyof z.infer<typeof rowSchema>]: column extends 'name' ? string : unknown };

/** Loads everything below a folder at once, for {@link listFolder} to page. */
const EVERYTHING = 100_000;

/** Translates a list request for @supabase/lite, whose prefixes are patterns and which knows no folders. */
export function listRequest(body: string): ListRequest {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    parsed = undefined;
  }
  const asked = listSchema.parse(parsed);
  const trimmed = asked.prefix.replace(/^\/+|\/+$/g, '');
  const prefix = trimmed === '' ? '' : `${trimmed}/`;
  const forwarded = JSON.stringify({
    prefix: prefix.replace(/[\\%_]/g, String.raw`\$&`),
    limit: EVERYTHING,
    sortBy: asked.sortBy,
  });
  return { ...asked, prefix, forwarded };
}

/** Builds Supabase Storage's listing: folders, then files, with relative names. */
export function listFolder({ prefix, search, limit, offset, sortBy }: ListRequest, rows: unknown): Entry[] {
  const below = z
    .array(rowSchema)
    .parse(rows)
    .filter(({ name }) => name.startsWith(prefix));
  const files: Entry[] = [];
  const folders = new Set<string>();
  for (const { name, ...row } of below) {
    const [first = '', ...deeper] = name.slice(prefix.length).split('/');
    if (deeper.length === 0) files.push({ name: first, ...row });
    else folders.add(first);
  }
  const names = [...folders].toSorted();
  if (sortBy.order === 'desc') names.reverse();
  return [...names.map(folderEntry), ...files]
    .filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
    .slice(offset, offset + limit);
}

function folderEntry(name: string): Entry {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
}

const signedSchema = z.object({ signedUrl: z.string(), token: z.string().optional() });

/** Converts a signed-URL response of @supabase/lite, relative to the service. */
export function signedUrl(answer: unknown): Record<string, string> {
  const { signedUrl: url, token } = signedSchema.parse(answer);
  const relative = url.replace(/^\/storage\/v1/, '');
  return token === undefined ? { signedURL: relative } : { url: relative, token };
}

const signEachSchema = z
  .object({ expiresIn: z.number(), paths: z.array(z.string()).max(1000) })
  .catch({ expiresIn: 0, paths: [] });

/** Signs objects one by one, because @supabase/lite takes a bulk request for one object without a name. */
export async function signEach(request: Request, fetchOne: (request: Request) => Promise<Response>): Promise<Response> {
  const { expiresIn, paths } = signEachSchema.parse(await request.json().catch(() => undefined));
  const results = paths.map(async (path) => {
    const url = `${request.url}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const body = JSON.stringify({ expiresIn });
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const response = await fetchOne(new Request(url, { method: 'POST', headers, body }));
    if (!response.ok)
      return {
        path,
        signedURL: null,
        error: 'Either the object does not exist or you do not have access to it',
      };
    return Object.assign(signedUrl(await response.json()), { path, error: null });
  });
  return Response.json(await Promise.all(results));
}
