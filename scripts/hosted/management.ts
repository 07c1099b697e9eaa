import { z } from 'zod';
import { unexpected } from '../../supabase/workers/service.ts';

/** Calls Supabase's Management API for one project; `path` begins after `/v1`, with `:ref` for the project. */
export type Manage = (method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) => Promise<unknown>;

export interface Access {
  token: string;
  ref: string;
  api?: string;
}

/** @throws Error with the reason of a refusal, which never has the token */
export function manager({ token, ref, api = 'https://api.supabase.com' }: Access): Manage {
  // A line break in a token would be quoted by the error of `fetch`.
  if (!/^[\w-]+ [a-z]{20}$/.test(`${token} ${ref}`)) throw new Error('The access token or the reference is malformed.');
  return async (method, path, body) => {
    const answer = await fetch(new URL(`/v1${path.replace(':ref', ref)}`, api), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = await answer.text();
    if (!answer.ok) throw unexpected(`${method} ${path}`, { ok: false, status: answer.status, text: json });
    return json === '' ? undefined : (JSON.parse(json) as unknown);
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
const text = z.string();
const projectSchema = z.object({ ref: text, name: text, status: text, organization_slug: text });
const organizationSchema = z.object({ plan: z.string().optional() });

export interface Project {
  ref: string;
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
