import { DetailedError } from 'tus-js-client';
import { env } from '@/lib/data/env';
import { AppError, toAppError } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { PreparedUpload } from './prepare';
import { sendResumably, statusOf } from './resumable';
import { uploadRefusal } from './upload';

/**
 * Uploads a proof to the user's own folder, as {@link sendResumably}.
 * @param id from `ChosenFile`
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
  try {
    await sendResumably(blob, { url: env.supabaseUrl, bucket: 'proofs', path, contentType, headers, onProgress });
  } catch (error) {
    throw await reasonOf(error);
  }
  return path;
}

async function headers(): Promise<Record<string, string>> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw toAppError(error);
  if (!data.session) throw new AppError('session_expired');
  return { apikey: env.supabaseKey, authorization: `Bearer ${data.session.access_token}` };
}

async function reasonOf(error: unknown): Promise<AppError> {
  if (!(error instanceof DetailedError)) return toAppError(error);
  if (statusOf(error) !== 403) return toAppError(error, statusOf(error));
  return uploadRefusal('proofs', { message: error.originalResponse?.getBody() ?? '' });
}
