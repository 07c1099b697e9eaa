import { DetailedError, Upload } from 'tus-js-client';

/** The only chunk size that Supabase Storage accepts. */
const PIECE = 6 * 1024 * 1024;
/** Without progress for this long, the connection counts as lost. */
const STALLED_MS = 30_000;

/** Where an interrupted upload continues. */
const addresses = new WeakMap<Blob, string>();

export interface Destination {
  /** Of Supabase: `https://….supabase.co`. */
  url: string;
  bucket: string;
  path: string;
  contentType: string;
  /** Headers of a request. Asked for each chunk, because the first chunk's token may expire before the last. */
  headers: () => Promise<Record<string, string>>;
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads to Supabase Storage. Resumes after short interruptions; after a longer one, sending the same blob again resumes
 * too. A file that is already there, because only the response was lost, is a success.
 * @throws Error what `headers` throws, `network` if nothing moves, or the DetailedError of tus-js-client
 */
export async function sendResumably(blob: Blob, destination: Destination): Promise<void> {
  const { url, bucket, path, contentType, headers, onProgress } = destination;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusal: unknown;
  const sending = new Promise<void>((resolve, reject) => {
    const upload = new Upload(blob, {
      endpoint: `${url}/storage/v1/upload/resumable`,
      uploadUrl: addresses.get(blob) ?? null,
      metadata: { bucketName: bucket, objectName: path, contentType },
      chunkSize: PIECE,
      retryDelays: [500, 1500, 4000],
      // The drawing and its address exist only in this document.
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        watch();
        try {
          for (const [name, value] of Object.entries(await headers())) request.setHeader(name, value);
        } catch (error) {
          refusal = error;
          throw error;
        }
      },
      onUploadUrlAvailable: () => {
        if (upload.url) addresses.set(blob, upload.url);
      },
      onShouldRetry: (error) => refusal === undefined && passesByItself(error),
      onProgress: (sent, total) => {
        watch();
        onProgress(sent / total);
      },
      onSuccess: () => resolve(),
      onError: (error) => (isThere(error) ? resolve() : reject(error)),
    });
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void upload.abort();
        reject(new Error('network'));
      }, STALLED_MS);
    };
    upload.start();
  });
  try {
    await sending;
  } catch (error) {
    throw refusal ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** The answer's status: 0 without one, -1 of another error. */
export const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : -1;

/** Nothing is sent under a name that is taken. */
const isThere = (error: Error) =>
  error instanceof DetailedError && statusOf(error) === 409 && error.originalRequest.getMethod() === 'POST';

function passesByItself(error: DetailedError): boolean {
  const status = statusOf(error);
  // 409 on a chunk: the server's offset differs. 423: it still processes the previous chunk.
  return status === 0 || status >= 500 || status === 423 || (status === 409 && !isThere(error));
}
