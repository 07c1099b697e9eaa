import { DetailedError, Upload } from 'tus-js-client';
import { env } from '@/lib/data/env';
import { AppError, toAppError } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type PreparedUpload, uploadRefusal } from './upload';

/** The only size of piece that Supabase Storage takes. */
const PIECE = 6 * 1024 * 1024;
/** A line on which nothing moves for so long is lost. */
const STALLED_MS = 30_000;

/** Where an upload that was interrupted goes on. */
const addresses = new WeakMap<Blob, string>();

/**
 * Sends a proof to the person's own folder. Short interruptions are bridged; after a longer one the same file sent again
 * goes on where it stopped. What is there already, because only the answer got lost, is a success too.
 *
 * @param id from `ChosenFile`
 * @param onProgress hears which share of the file has arrived, 0 to 1.
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
      // The drawing exists in this document only, and so does its address.
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        watch();
        // Asked each time: the token of the first piece may be too old for the last one.
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

const statusOf = (error: Error) =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : -1;

const methodOf = (error: Error) => error instanceof DetailedError && error.originalRequest.getMethod();

/** Nothing of the file is sent under a name that is taken. */
const isThere = (error: Error) => statusOf(error) === 409 && methodOf(error) === 'POST';

function passesByItself(error: DetailedError): boolean {
  if (error.causingError instanceof AppError) return false;
  const status = statusOf(error);
  // 409 to a piece: the server has more or less of it than was thought. 423: it still works on the piece before.
  return status === 0 || status >= 500 || status === 423 || (status === 409 && !isThere(error));
}

async function reasonOf(error: unknown): Promise<AppError> {
  if (!(error instanceof DetailedError)) return toAppError(error);
  if (error.causingError instanceof AppError) return error.causingError;
  if (statusOf(error) !== 403) return toAppError(error, statusOf(error));
  return uploadRefusal('proofs', { message: error.originalResponse?.getBody() ?? '' });
}
