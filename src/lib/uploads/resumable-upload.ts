import { DetailedError, Upload } from 'tus-js-client';
import { env } from '@/lib/data/env';
import { AppError, toAppError } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type PreparedUpload, uploadRefusal } from './upload';

/** The only chunk size that Supabase Storage accepts. */
const PIECE = 6 * 1024 * 1024;
/** Without progress for this long, the connection counts as lost. */
const STALLED_MS = 30_000;

/** Where an interrupted upload continues. */
const addresses = new WeakMap<Blob, string>();

/**
 * Uploads a proof to the user's own folder. Resumes after short interruptions; after a longer one, sending the same
 * file again resumes too. A file that is already there, because only the response was lost, is a success.
 * @param id from `ChosenFile`
 * @param onProgress called with the uploaded share, 0 to 1.
 * @returns the path in the bucket.
 * @throws AppError
 */
export async function uploadProof(
  userId: string,
  { blob, extension, contentType }: PreparedUpload,
  id: string,
  onProgress: (share: number) => void,
): Promise<string> {
  const path = `${userId}/${id}.${extension}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sending = new Promise<void>((resolve, reject) => {
    const upload = new Upload(blob, {
      endpoint: `${env.supabaseUrl}/storage/v1/upload/resumable`,
      uploadUrl: addresses.get(blob) ?? null,
      metadata: { bucketName: 'proofs', objectName: path, contentType },
      chunkSize: PIECE,
      retryDelays: [500, 1500, 4000],
      // The drawing and its address exist only in this document.
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        watch();
        // Asked for each chunk, because the first chunk's token may expire before the last.
        const { data, error } = await supabase.auth.getSession();
        if (error) throw toAppError(error);
        if (!data.session) throw new AppError('session_expired');
        request.setHeader('apikey', env.supabaseKey);
        request.setHeader('authorization', `Bearer ${data.session.access_token}`);
      },
      onUploadUrlAvailable: () => {
        if (upload.url) addresses.set(blob, upload.url);
      },
      onShouldRetry: passesByItself,
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
        reject(new AppError('network'));
      }, STALLED_MS);
    };
    upload.start();
  });
  try {
    await sending;
  } catch (error) {
    throw await reasonOf(error);
  } finally {
    clearTimeout(timer);
  }
  return path;
}

const statusOf = (error: Error) => (error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : -1);

const methodOf = (error: Error) => error instanceof DetailedError && error.originalRequest.getMethod();

/** Nothing is sent under a name that is taken. */
const isThere = (error: Error) => statusOf(error) === 409 && methodOf(error) === 'POST';

function passesByItself(error: DetailedError): boolean {
  if (error.causingError instanceof AppError) return false;
  const status = statusOf(error);
  // 409 on a chunk: the server's offset differs. 423: it still processes the previous chunk.
  return status === 0 || status >= 500 || status === 423 || (status === 409 && !isThere(error));
}

async function reasonOf(error: unknown): Promise<AppError> {
  if (!(error instanceof DetailedError)) return toAppError(error);
  if (error.causingError instanceof AppError) return error.causingError;
  if (statusOf(error) !== 403) return toAppError(error, statusOf(error));
  return uploadRefusal('proofs', { message: error.originalResponse?.getBody() ?? '' });
}
