import * as z from 'zod/mini';
import { AppError, errorMessage, toAppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { MEDIA_TYPES } from './file-kind';
import { type PreparedUpload, prepareUpload, type UploadLimits } from './prepare';

export const DOCUMENT_LIMITS: UploadLimits = {
  accept: ['png', 'jpg', 'webp', 'pdf'],
  maxBytes: 5 * 1024 * 1024,
};

export const AVATAR_LIMITS: UploadLimits = { accept: ['png', 'jpg', 'webp'], maxBytes: 2 * 1024 * 1024 };

export interface ChosenFile {
  /** Its name in the bucket, made once, so that retries send the same file. */
  id: string;
  /** Its name on the user's device, which is not sent. */
  name: string;
  prepared: Promise<PreparedUpload>;
}

/** Returns the `accept` attribute of a file input. */
export function acceptAttribute({ accept }: UploadLimits): string {
  return accept.map((kind) => MEDIA_TYPES[kind]).join(',');
}

/** Names a chosen file for the upload, and starts preparing it. */
export function chooseFile(file: File, limits: UploadLimits): ChosenFile {
  const prepared = prepareUpload(file, limits);
  // Handled where the promise is awaited, by the field and the form.
  prepared.catch(() => undefined);
  return { id: crypto.randomUUID(), name: file.name, prepared };
}

/** Validates a chosen file; out comes `{ id, prepared }` for {@link uploadOwn}. @param missing without a file */
export function uploadSchema(missing: () => string) {
  return z.pipe(
    z.custom<ChosenFile>((value) => value !== undefined, { error: missing }),
    z.transform(async ({ id, prepared }: ChosenFile, { issues }) => {
      try {
        return { id, prepared: await prepared };
      } catch (error) {
        issues.push({ code: 'custom', message: errorMessage(error), input: undefined });
        return z.NEVER;
      }
    }),
  );
}

/**
 * Uploads a file to the user's own folder of a private bucket. Idempotent: a file that is already there is a success.
 * @param id from {@link ChosenFile}
 * @returns the path in the bucket.
 * @throws AppError
 */
export async function uploadOwn(
  bucket: 'kyc' | 'avatars',
  userId: string,
  { blob, extension, contentType }: PreparedUpload,
  id: string,
): Promise<string> {
  const path = `${userId}/${id}.${extension}`;
  const { error } = await supabase.storage.from(bucket).upload(path, blob, { contentType });
  if (error && error.statusCode !== '409' && error.status !== 409) {
    throw error.statusCode === '403' ? await uploadRefusal(bucket, error) : toAppError(error);
  }
  return path;
}

/** Finds why Storage refused a new file with 403: a policy that returns false gives no reason. */
export async function uploadRefusal(
  bucket: 'proofs' | 'kyc' | 'avatars',
  error: { message: string },
): Promise<AppError> {
  if (!error.message.includes('row-level security')) {
    const raised = toAppError({ message: error.message });
    // Any other 403 is about the token.
    return raised.code === 'unknown' ? new AppError('session_expired', { cause: error }) : raised;
  }
  const role = bucket === 'avatars' ? null : unwrap(await supabase.rpc('my_role'));
  return new AppError(role === null ? 'too_many_uploads' : 'operator_gives_none');
}
