import type { Service } from '../gateway.ts';
import type { Keys } from '../keys.ts';
import { restService } from '../services.ts';
import type { Server } from './server.ts';
import type { Servers } from './servers.ts';

/** Holds a position of the log: in an answer, what was written is before it; in a request, what is read must be after it. */
const POSITION_HEADER = 'x-database-position';

/** The services of the gateway, with reads on replicas if there are any. */
export async function withReplicas(
  servers: Servers | undefined,
  keys: Keys,
  services: { auth: Service; rest: Service; storage: Service },
): Promise<typeof services> {
  if (!servers) return services;
  return {
    auth: writing(services.auth, servers),
    rest: await replicatedRest(servers, keys),
    storage: writing(services.storage, servers),
  };
}

/**
 * PostgREST of all servers as one service of the gateway: a replica answers what only reads, if it has all that was written before,
 * and the primary the rest. What a replica refuses the primary is asked, too, whose answer counts.
 */
async function replicatedRest(servers: Servers, keys: Keys): Promise<Service> {
  const readers = await readingFunctions(servers.primary());
  const services = new WeakMap<Server, Service>();
  const serviceOf = (server: Server): Service => {
    let service = services.get(server);
    if (!service) services.set(server, (service = restService(server.rest.port, keys)));
    return service;
  };
  const { bodyLimit } = serviceOf(servers.primary());
  return {
    bodyLimit,
    async fetch(request, role) {
      if (!onlyReads(request, readers)) {
        return announced(await serviceOf(servers.primary()).fetch(request, role), servers);
      }
      const replica = await servers.positions.choose(request.headers.get(POSITION_HEADER) ?? undefined);
      if (replica) {
        const answer = await serviceOf(replica)
          .fetch(request.clone(), role)
          .catch(() => undefined);
        if (answer?.ok) return answer;
        await answer?.body?.cancel();
      }
      return serviceOf(servers.primary()).fetch(request, role);
    },
  };
}

/** A service that writes to the primary and reads from it; what it wrote is in all later reads. */
function writing(service: Service, servers: Servers): Service {
  return {
    ...service,
    fetch: async (request, role) => announced(await service.fetch(request, role), servers),
  };
}

async function announced(response: Response, { positions }: Servers): Promise<Response> {
  const position = await positions.written();
  if (position === undefined) return response;
  const headers = new Headers(response.headers);
  headers.set(POSITION_HEADER, position);
  return new Response(response.body, { status: response.status, headers });
}

/** PostgREST runs these read-only, however they are called. */
async function readingFunctions({ sql }: Server): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    group by proname having bool_and(provolatile <> 'v')`;
  return new Set(rows.map(({ name }) => name));
}

function onlyReads({ method, url }: Request, readers: ReadonlySet<string>): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const [, name = ''] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(new URL(url).pathname) ?? [];
  return method === 'POST' && readers.has(name);
}
