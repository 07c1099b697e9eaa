import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { App as LiteApp } from '@supabase/lite';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import { errorCode, onDisk } from '../errors.ts';
import { isStorable } from '../gateway/storable.ts';
import { verifyToken } from '../keys.ts';
import { connectLite } from '../lite/connection.ts';
import { App, setExperimental } from '../lite/package.ts';
import { createTurns } from '../turns.ts';
import { createFileStore } from './files.ts';
import { createResumable } from './resumable.ts';
import { DENIED, denial, listFolder, listRequest, signEach, signedUrl } from './shapes.ts';

export interface Storage {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface StorageOptions {
  databaseUrl: string;
  jwtSecret: string;
  folder: string;
  /** In bytes, unless the bucket's limit is lower. */
  fileSizeLimit: number;
}

/** Relative to Storage. */
export const RESUMABLE = '/upload/resumable';

const validKey = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Calls that name objects in a JSON body. */
const NAMING_IN_JSON = /^(?:POST \/(?:object\/(?:list|sign|move|copy)|bucket)|PUT \/bucket|DELETE \/object)(?:\/|$)/;

/** An error in Supabase Storage's format. */
function storageError(status: number, error: string, message: string, httpStatus = 400): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: httpStatus });
}

/** Failure details that @supabase/lite does not return. */
interface Failure {
  code?: string | undefined;
  denied?: string;
}

/** Runs the Storage of @supabase/lite on a folder, corrected where Supabase Storage responds differently. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  await onDisk(options.folder, () => mkdir(options.folder, { recursive: true, mode: 0o700 }));
  const { connection, pool } = connectLite(options.databaseUrl);
  setExperimental('storage', true);
  const app = new App({
    connection,
    auth: { enabled: false, jwt_secret: options.jwtSecret },
    storage: { enabled: true, file_size_limit: `${options.fileSizeLimit}B` },
    // The gateway has checked the key.
    options: { server: { apiKeys: false, disableStudio: true } },
  });
  const failure = new AsyncLocalStorage<Failure>();
  const files = createFileStore(options.folder);
  const adapter: NonNullable<LiteApp['_storageAdapter']> = {
    ...files,
    uploadObject: (...file) =>
      files.uploadObject(...file).catch((error: unknown) => {
        const store = failure.getStore();
        if (store) store.code = errorCode(error);
        throw error;
      }),
  };
  Object.assign(app, { _storageAdapter: adapter });
  connection.normalizeDbError = (error) => {
    const store = failure.getStore();
    if (store && error instanceof DatabaseError && error.code === DENIED) store.denied = error.message;
    return error;
  };
  const inTurn = createTurns();

  async function ask(request: Request): Promise<Response> {
    const failed: Failure = {};
    const response = await failure.run(failed, () => app.fetch(request));
    if (failed.code === 'ENOSPC' || failed.code === 'EDQUOT') {
      return storageError(507, 'InsufficientStorage', 'The disk that holds the uploaded files is full', 507);
    }
    if (response.ok || failed.denied === undefined) return response;
    return storageError(403, 'Unauthorized', denial(failed.denied));
  }

  async function upload(request: Request, url: URL): Promise<Response> {
    const object = decoded(url.pathname);
    if (object === undefined || !validKey.test(object)) return storageError(400, 'InvalidKey', 'Invalid key');
    const single = await withoutForm(request);
    if (!single) return storageError(400, 'InvalidRequest', 'The form holds no file');
    // Concurrent uploads to one name must not both find it free.
    return inTurn(object, () => ask(single));
  }

  const resumable = await createResumable({
    pool,
    jwtSecret: options.jwtSecret,
    folder: join(options.folder, 'unfinished'),
    fileSizeLimit: options.fileSizeLimit,
    upload: (request) => upload(request, new URL(request.url)),
  });

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.slice('/storage/v1'.length);
    if (path.startsWith(RESUMABLE)) return resumable.fetch(request);
    if (NAMING_IN_JSON.test(`${request.method} ${path}`) && !isStorable(await request.clone().text())) {
      return storageError(400, 'InvalidKey', 'Invalid key');
    }
    const token = url.searchParams.get('token');
    if (token !== null && /^\/object\/(upload\/)?sign\//.test(path) && request.method !== 'POST') {
      const problem = await tokenProblem(token, options.jwtSecret);
      if (problem !== undefined) return storageError(400, 'InvalidJWT', problem);
    }
    if (request.method === 'POST' && path.startsWith('/object/list/')) {
      const asked = listRequest(await request.text());
      const response = await ask(new Request(request, { method: 'POST', body: asked.forwarded }));
      return response.ok ? Response.json(listFolder(asked, await response.json())) : response;
    }
    if (request.method === 'POST' && /^\/object\/sign\/[^/]+$/.test(path)) return signEach(request, ask);
    if (request.method === 'POST' && /^\/object\/(upload\/)?sign\//.test(path)) {
      const response = await ask(request);
      return response.ok ? Response.json(signedUrl(await response.json())) : response;
    }
    const uploads = /^\/object\/(?!move$|copy$)[^/]+/.test(path);
    if (uploads && (request.method === 'POST' || request.method === 'PUT')) return upload(request, url);
    // The package knows only one address of a private object.
    url.pathname = url.pathname
      .replace('/object/authenticated/', '/object/')
      .replace('/object/info/authenticated/', '/object/info/');
    return asFile(url, await ask(new Request(url, request)));
  }

  return {
    fetch: answer,
    async close() {
      resumable.close();
      await pool.end();
    },
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Why a signed URL's token is invalid; undefined if it is valid. */
async function tokenProblem(token: string, secret: string): Promise<string | undefined> {
  try {
    await verifyToken(token, secret);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'invalid token';
  }
}

/**
 * Turns a form upload into a plain one, because @supabase/lite does not find a file without a name, as browsers send
 * it.
 */
async function withoutForm(request: Request): Promise<Request | undefined> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  const form = await request.formData().catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  if (!file) return undefined;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const maxAge = z.string().regex(/^\d+$/).safeParse(form?.get('cacheControl'));
  if (maxAge.success) headers.set('cache-control', `max-age=${maxAge.data}`);
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}

/** Files are for scripts and downloads; a browser that opens one must neither show nor run it. */
function asFile(url: URL, response: Response): Response {
  const result = new Response(response.body, response);
  const name = url.searchParams.get('download') ?? '';
  const file = name === '' ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  result.headers.set('content-disposition', `attachment${file}`);
  result.headers.set('content-security-policy', "default-src 'none'; sandbox");
  result.headers.set('x-content-type-options', 'nosniff');
  return result;
}
