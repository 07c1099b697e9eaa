import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server } from '@tus/server';
import { jwtVerify } from 'jose';
import { DatabaseError, type Pool } from 'pg';
import { z } from 'zod';
import { ignoreMissing } from '../errors.ts';
import { createTurns } from '../turns.ts';
import { DENIED, denial, NOT_BY_POLICY } from './storage-shapes.ts';

const ROUTE = '/storage/v1/upload/resumable';
const DAY_MS = 86_400_000;
const CLEAN_EVERY_MS = 3_600_000;
/** As many as a person may have uploaded in a day (`private.may_upload`), which counts what is finished. */
const MOST_UNFINISHED = 40;
const ID_BYTES = 16;
/** What a client may do with an upload; reading is for the object that becomes of it. */
const METHODS = new Set(['POST', 'HEAD', 'PATCH', 'DELETE']);

/** How to take uploads in pieces. */
export interface ResumableOptions {
  /** Connected as `supabase_storage_admin`. */
  pool: Pool;
  jwtSecret: string;
  /** Where unfinished uploads wait. */
  folder: string;
  /** Bytes a file may have, unless its bucket allows less. */
  fileSizeLimit: number;
  /** Takes the whole file as an ordinary upload, with all checks. */
  upload: (request: Request) => Promise<Response>;
}

/** What Postgres can store. */
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

/** What @tus/server makes an answer of. */
class Refusal extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(status: number, message: string) {
    super(message);
    this.status_code = status;
    this.body = message;
  }
}

/** Uploads in pieces. */
export interface Resumable {
  /** Answers a request to /upload/resumable. */
  fetch(request: Request): Promise<Response>;
  close(): void;
}

/**
 * Takes uploads in pieces by the TUS protocol, as Supabase Storage does at /upload/resumable: examined when they begin, continued by
 * the user who began them, and at their end an upload like any other. One that does not end is removed after a day.
 */
export async function createResumable(options: ResumableOptions): Promise<Resumable> {
  const { pool, folder } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const datastore = new FileStore({ directory: folder, expirationPeriodInMilliseconds: DAY_MS });

  async function caller(request: Request): Promise<Claims> {
    const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
    try {
      const key = new TextEncoder().encode(options.jwtSecret);
      return claimsSchema.parse((await jwtVerify(token, key, { algorithms: ['HS256'] })).payload);
    } catch (error) {
      throw new Refusal(403, error instanceof Error ? error.message : 'Invalid token');
    }
  }

  /** Refused like a file too many, which clients know. The secret key may begin as many as it likes. */
  async function refuseTooMany(claims: Claims): Promise<void> {
    if (claims.sub === undefined) return;
    const prefix = prefixOf(claims);
    const names = (await readdir(folder)).filter(
      (name) => name.startsWith(prefix) && !name.endsWith('.json'),
    );
    if (names.length >= MOST_UNFINISHED) throw new Refusal(403, NOT_BY_POLICY);
  }

  const server = new Server({
    path: ROUTE,
    datastore,
    // Those of one user have the same beginning, so that they can be counted.
    namingFunction: async (request) =>
      `${prefixOf(await caller(request))}${randomBytes(ID_BYTES).toString('hex')}`,
    relativeLocation: true,
    maxSize: options.fileSizeLimit,
    // A client that comes back after a lost connection need not wait for the end of the lost request.
    lockDrainTimeout: 300,

    async onUploadCreate(request, { size = 0, metadata = {} }) {
      const claims = await caller(request);
      const parsed = metadataSchema.safeParse(metadata);
      if (!parsed.success) throw new Refusal(400, 'Invalid Upload-Metadata');
      await examine(pool, claims, { ...parsed.data, size });
      await refuseTooMany(claims);
      return { metadata: { ...metadata, owner: nameOf(claims) } };
    },

    // Also asked before an upload is made; it has no owner yet.
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const claims = await caller(request);
      const { metadata } = await datastore.getUpload(id);
      if (metadata?.['owner'] === nameOf(claims)) return;
      // As if there were none.
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
        // What was refused at its end must begin again, and what was taken is elsewhere now.
        await datastore.remove(id);
      }
      return {};
    },
  });

  await removeExpired(folder);
  // What cannot be removed now is tried again the next time.
  const cleaning = setInterval(
    () => void removeExpired(folder).catch(() => undefined),
    CLEAN_EVERY_MS,
  ).unref();

  /** One after the other for each user, so that one too many is counted. */
  const inTurn = createTurns();
  async function begin(request: Request): Promise<Response> {
    const claims = await caller(request).catch(() => undefined);
    return inTurn(claims ? nameOf(claims) : '', () => server.handleWeb(request));
  }

  return {
    async fetch(request) {
      if (!METHODS.has(request.method))
        return Response.json({ message: 'Method not allowed' }, { status: 405 });
      return request.method === 'POST' ? begin(request) : server.handleWeb(request);
    },
    close: () => clearInterval(cleaning),
  };
}

/** Removes what was last written a day ago: also one half of an upload whose other is damaged or gone, which the package leaves. */
async function removeExpired(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(file, { force: true });
  }
}

/** With what the ids of a user's uploads begin; names of files, whatever the user is called. */
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

/** Refuses at its beginning what would be refused at its end: tries to insert the object as the caller, and takes it back. */
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
