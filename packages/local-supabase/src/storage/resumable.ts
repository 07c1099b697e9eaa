import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server } from '@tus/server';
import { DatabaseError, type Pool } from 'pg';
import { z } from 'zod';
import { ignoreMissing } from '../errors.ts';
import { verifyToken } from '../keys.ts';
import { createTurns } from '../turns.ts';
import { DENIED, denial, NOT_BY_POLICY } from './shapes.ts';

const ROUTE = '/storage/v1/upload/resumable';
const DAY_MS = 86_400_000;
const CLEAN_EVERY_MS = 3_600_000;
/** Of one user. */
const MOST_UNFINISHED = 40;
const ID_BYTES = 16;
/** Reading is for the finished object only. */
const METHODS = new Set(['POST', 'HEAD', 'PATCH', 'DELETE']);

export interface ResumableOptions {
  pool: Pool;
  jwtSecret: string;
  folder: string;
  /** In bytes, unless the bucket's limit is lower. */
  fileSizeLimit: number;
  /** Stores the complete file as an ordinary upload, with all checks. */
  upload: (request: Request) => Promise<Response>;
}

/** Postgres cannot store NUL. */
const nameSchema = z.string().regex(/^[^\0]*$/);
const metadataSchema = z.object({
  bucketName: nameSchema,
  objectName: nameSchema,
  contentType: z.string().nullable().default('application/octet-stream'),
  cacheControl: z.string().regex(/^\d+$/).catch('3600'),
});
const claimsSchema = z.looseObject({ sub: z.string().optional(), role: z.string() });
type Claims = z.infer<typeof claimsSchema>;
const bucketSchema = z.object({
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
});
const refusalSchema = z.object({ statusCode: z.coerce.number(), message: z.string() });

class Refusal extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(status: number, message: string) {
    super(message);
    this.status_code = status;
    this.body = message;
  }
}

export interface Resumable {
  fetch(request: Request): Promise<Response>;
  close(): void;
}

/**
 * Accepts TUS uploads like Supabase Storage at /upload/resumable: checked at the start, continued only by the same
 * user, and finished as ordinary uploads. Removes unfinished ones after a day.
 */
export async function createResumable(options: ResumableOptions): Promise<Resumable> {
  const { pool, folder } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const datastore = new FileStore({ directory: folder, expirationPeriodInMilliseconds: DAY_MS });

  async function caller(request: Request): Promise<Claims> {
    const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
    try {
      return claimsSchema.parse(await verifyToken(token, options.jwtSecret));
    } catch (error) {
      throw new Refusal(403, error instanceof Error ? error.message : 'Invalid token');
    }
  }

  /** Refused like one file too many, an error that clients know. The secret key is not limited. */
  async function refuseTooMany(claims: Claims): Promise<void> {
    if (claims.sub === undefined) return;
    const prefix = prefixOf(claims);
    const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && !name.endsWith('.json'));
    if (names.length >= MOST_UNFINISHED) throw new Refusal(403, NOT_BY_POLICY);
  }

  const server = new Server({
    path: ROUTE,
    datastore,
    // A shared prefix per user, for counting.
    namingFunction: async (request) => `${prefixOf(await caller(request))}${randomBytes(ID_BYTES).toString('hex')}`,
    relativeLocation: true,
    maxSize: options.fileSizeLimit,
    // After a lost connection, a client need not wait for the old request to end.
    lockDrainTimeout: 300,

    async onUploadCreate(request, { size = 0, metadata = {} }) {
      const claims = await caller(request);
      const parsed = metadataSchema.safeParse(metadata);
      if (!parsed.success) throw new Refusal(400, 'Invalid Upload-Metadata');
      await examine(pool, claims, { ...parsed.data, size });
      await refuseTooMany(claims);
      return { metadata: { ...metadata, owner: nameOf(claims) } };
    },

    // Also called before an upload exists; then there is no owner yet.
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const claims = await caller(request);
      const { metadata } = await datastore.getUpload(id);
      if (metadata?.['owner'] === nameOf(claims)) return;
      // As if it did not exist.
      const { status_code, body } = ERRORS.FILE_NOT_FOUND;
      throw new Refusal(status_code, body);
    },

    async onUploadFinish(request, { id, metadata }) {
      const { bucketName, objectName, contentType, cacheControl } = metadataSchema.parse(metadata);
      const path = [bucketName, ...objectName.split('/')].map(encodeURIComponent).join('/');
      try {
        const content = await buffer(createReadStream(join(folder, id)));
        const response = await options.upload(
          new Request(new URL(`/storage/v1/object/${path}`, request.url), {
            method: 'POST',
            headers: {
              authorization: request.headers.get('authorization') ?? '',
              'content-type': contentType ?? '',
              'content-length': String(content.length),
              'cache-control': `max-age=${cacheControl}`,
            },
            body: content,
          }),
        );
        if (!response.ok) {
          const refusal = refusalSchema.safeParse(await response.json().catch(() => undefined));
          throw new Refusal(refusal.data?.statusCode ?? 500, refusal.data?.message ?? 'The upload failed');
        }
      } finally {
        // A refused upload must start over, and an accepted one has moved.
        await datastore.remove(id);
      }
      return {};
    },
  });

  await removeExpired(folder);
  // Failed removals are retried next time.
  const cleaning = setInterval(() => void removeExpired(folder).catch(() => undefined), CLEAN_EVERY_MS).unref();

  /** Sequential per user, so that the limit holds. */
  const inTurn = createTurns();
  async function begin(request: Request): Promise<Response> {
    const claims = await caller(request).catch(() => undefined);
    return inTurn(claims ? nameOf(claims) : '', () => server.handleWeb(request));
  }

  return {
    async fetch(request) {
      if (!METHODS.has(request.method)) return Response.json({ message: 'Method not allowed' }, { status: 405 });
      return request.method === 'POST' ? begin(request) : server.handleWeb(request);
    },
    close: () => clearInterval(cleaning),
  };
}

/** Removes uploads last written over a day ago, including orphaned halves, which the package leaves. */
async function removeExpired(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(file, { force: true });
  }
}

/** Prefix of a user's upload ids; safe as a file name. */
function prefixOf(claims: Claims): string {
  return `${createHash('sha256')
    .update(nameOf(claims))
    .digest('hex')
    .slice(0, 2 * ID_BYTES)}-`;
}

function nameOf({ sub, role }: Claims): string {
  return sub ?? role;
}

interface Announced extends z.infer<typeof metadataSchema> {
  size: number;
}

/** Refuses early what would fail at the end: inserts the object as the caller and rolls back. */
async function examine(pool: Pool, claims: Claims, file: Announced): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      'select file_size_limit::float8, allowed_mime_types from storage.buckets where id = $1',
      [file.bucketName],
    );
    const bucket = bucketSchema.safeParse(rows[0]).data;
    if (!bucket) throw new Refusal(404, 'Bucket not found');
    if (file.size > (bucket.file_size_limit ?? Infinity)) {
      throw new Refusal(413, 'The object exceeded the maximum allowed size');
    }
    if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(file.contentType ?? '')) {
      throw new Refusal(415, `mime type ${file.contentType} is not supported`);
    }
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('storage.operation', 'storage.tus.upload.create', true)`,
      [claims.role, JSON.stringify(claims)],
    );
    await client.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
      file.bucketName,
      file.objectName,
    ]);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === '23505') throw new Refusal(409, 'The resource already exists');
    if (error.code === DENIED) throw new Refusal(403, denial(error.message));
    throw error;
  } finally {
    client.release(await client.query('rollback').then(() => false, Boolean));
  }
}
