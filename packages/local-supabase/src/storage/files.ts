import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';
import { z } from 'zod';
import { ignoreMissing } from '../errors.ts';
import { syncFolder } from '../replace-file.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

const headerSchema = z.object({ mimetype: z.string(), cacheControl: z.string(), eTag: z.string() });
type Header = z.infer<typeof headerSchema>;

interface StoredFile {
  header: Header;
  content: Buffer;
  lastModified: Date;
}

/**
 * Stores uploads in a folder. A file is named by the hash of bucket and key, so that no key can leave the folder or
 * hit another file; its first line is the media type. Writes are atomic, and durable before they are confirmed.
 */
export function createFileStore(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string): string => {
    const name = createHash('sha256').update(`${bucket}\n${key}`).digest('hex');
    return join(folder, name.slice(0, 2), name);
  };

  async function write(path: string, header: Header, content: Uint8Array): Promise<void> {
    const draft = join(folder, `${randomUUID()}.part`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(draft, [`${JSON.stringify(header)}\n`, content], { mode: 0o600, flush: true });
      await rename(draft, path);
      // Syncs each folder that may be new.
      for (const one of [dirname(path), folder, dirname(folder)]) await syncFolder(one);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function read(path: string): Promise<StoredFile | undefined> {
    const file = await readFile(path).catch(ignoreMissing);
    if (!file) return undefined;
    const end = file.indexOf('\n');
    const header = headerSchema.parse(JSON.parse(file.toString('utf8', 0, end)));
    return { header, content: file.subarray(end + 1), lastModified: (await stat(path)).mtime };
  }

  return {
    driver: undefined,
    async getObject(bucket, key) {
      const file = await read(pathOf(bucket, key));
      if (!file) return { metadata: missing, httpStatusCode: 404 };
      return { metadata: metadataOf(file), httpStatusCode: 200, body: file.content };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const content = await bytesOf(body);
      const eTag = `"${createHash('md5').update(content).digest('hex')}"`;
      const header = { mimetype, cacheControl, eTag };
      await write(pathOf(bucket, key), header, content);
      return metadataOf({ header, content, lastModified: new Date() });
    },
    async deleteObject(bucket, key) {
      await rm(pathOf(bucket, key), { force: true });
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => rm(pathOf(bucket, key), { force: true })));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const file = await read(pathOf(bucket, key));
      if (!file) return { httpStatusCode: 404, eTag: '', lastModified: new Date() };
      await write(pathOf(toBucket, toKey), file.header, file.content);
      return { httpStatusCode: 200, eTag: file.header.eTag, lastModified: new Date() };
    },
    async headObject(bucket, key) {
      const file = await read(pathOf(bucket, key));
      return file ? metadataOf(file) : missing;
    },
    // Only external image transformation needs it.
    privateAssetUrl: () => Promise.reject(new Error('Files on disk have no URL.')),
  };
}

const missing: ObjectMetadata = {
  cacheControl: 'no-cache',
  contentLength: 0,
  size: 0,
  mimetype: 'application/octet-stream',
  eTag: '',
  httpStatusCode: 404,
};

function metadataOf(file: Omit<StoredFile, 'content'> & { content: Uint8Array }): ObjectMetadata {
  const { header, content, lastModified } = file;
  return {
    ...header,
    size: content.length,
    contentLength: content.length,
    lastModified,
    httpStatusCode: 200,
  };
}

async function bytesOf(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  return Buffer.concat(chunks);
}
