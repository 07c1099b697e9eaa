import { z } from 'zod';

/** Calls Supabase's Management API for one project; `path` begins after `/v1`, with `:ref` for the project. */
export type Manage = (method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) => Promise<unknown>;

export interface Access {
  token: string;
  ref: string;
  api?: string;
}

const failure = z.object({ message: z.string() });

/** @throws Error with the reason of a refusal, which never has the token */
export function manager({ token, ref, api = 'https://api.supabase.com' }: Access): Manage {
  return async (method, path, body) => {
    const answer = await fetch(new URL(`/v1${path.replace(':ref', ref)}`, api), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    if (answer.ok) return json;
    throw new Error(`${method} ${path} answered ${answer.status}: ${failure.safeParse(json).data?.message ?? text}`);
  };
}

const entitlementsSchema = z.object({
  entitlements: z.array(
    z.object({
      feature: z.object({ key: z.string() }),
      hasAccess: z.boolean(),
      config: z.looseObject({ set: z.array(z.string()).optional() }),
    }),
  ),
});
const projectSchema = z.object({ name: z.string(), status: z.string(), organization_slug: z.string() });
const organizationSchema = z.object({ plan: z.string().optional() });

export interface Project {
  name: string;
  status: string;
  plan: string;
  /** Whether the plan allows a feature, or one of its kinds. */
  has: (feature: string, kind?: string) => boolean;
}

export async function readProject(manage: Manage): Promise<Project> {
  const { organization_slug: slug, ...project } = projectSchema.parse(await manage('GET', '/projects/:ref'));
  const { plan = 'unknown' } = organizationSchema.parse(await manage('GET', `/organizations/${slug}`));
  const answer = await manage('GET', `/organizations/${slug}/entitlements`);
  const { entitlements } = entitlementsSchema.parse(answer);
  return {
    ...project,
    plan,
    has: (feature, kind) =>
      entitlements.some(
        ({ feature: { key }, hasAccess, config }) =>
          key === feature && hasAccess && (kind === undefined || config.set?.includes(kind)),
      ),
  };
}

type Row = Record<string, unknown>;

export async function query(manage: Manage, sql: string, parameters: string[] = [], isReadOnly = true): Promise<Row[]> {
  const answer = await manage('POST', '/projects/:ref/database/query', {
    query: sql,
    parameters,
    read_only: isReadOnly,
  });
  return z.array(z.record(z.string(), z.unknown())).parse(answer);
}
