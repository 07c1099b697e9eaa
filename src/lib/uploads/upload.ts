import * as z from 'zod/mini';
import { AppError, errorMessage, toAppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { type FileKind, kindOf, MEDIA_TYPES } from './file-kind';
import { requireReadablePdf } from './pdf';
import { redrawPicture } from './picture';

/** A picture is made smaller until it fits; beyond this it would take the browser too long. */
const LARGEST_PICTURE = 25 * 1024 * 1024;

/** What a bucket takes. */
export interface UploadLimits {
  accept: readonly FileKind[];
  /** What may be sent, in bytes. A larger picture is made smaller, a larger PDF refused. */
  maxBytes: number;
}

/** Payment proofs and identity documents. */
export const DOCUMENT_LIMITS: UploadLimits = {
  accept: ['png', 'jpg', 'webp', 'pdf'],
  maxBytes: 5 * 1024 * 1024,
};

/** Pictures of oneself. */
export const AVATAR_LIMITS: UploadLimits = { accept: ['png', 'jpg', 'webp'], maxBytes: 2 * 1024 * 1024 };

/** A file that may be sent. */
export interface PreparedUpload {
  blob: Blob;
  extension: FileKind;
  contentType: string;
}

/** A file that a user has chosen, on its way to be sent. */
export interface ChosenFile {
  /** Its name in the bucket. Made once: whatever is sent again under it is the same file. */
  id: string;
  /** Its name on the person's device, which is not sent. */
  name: string;
  prepared: Promise<PreparedUpload>;
}

/** The value of a file input's `accept`. */
export function acceptAttribute({ accept }: UploadLimits): string {
  return accept.map((kind) => MEDIA_TYPES[kind]).join(',');
}

/** Takes a file in: gives it the name under which it will be sent, and starts to prepare it. */
export function chooseFile(file: File, limits: UploadLimits): ChosenFile {
  const prepared = prepareUpload(file, limits);
  // A refusal is told where the promise is awaited, by the field and by the form.
  prepared.catch(() => undefined);
  return { id: crypto.randomUUID(), name: file.name, prepared };
}

/**
 * Checks a file by its content and makes it ready to be sent: pictures are drawn again, without what the camera hid in
 * them; PDFs go as they are.
 *
 * @throws AppError `file_type`, `file_heic`, `file_protected`, `file_too_large`, `file_unreadable`, `picture_blocked`
 */
export async function prepareUpload(file: Blob, { accept, maxBytes }: UploadLimits): Promise<PreparedUpload> {
  let kind: FileKind | 'heic' | undefined;
  try {
    kind = await kindOf(file);
  } catch (error) {
    // Deleted or moved after it was chosen.
    throw new AppError('file_unreadable', { cause: error });
  }
  if (file.size === 0) throw new AppError('file_unreadable');
  if (kind === 'heic' && accept.includes('jpg')) return drawHeic(file, maxBytes);
  if (!kind || kind === 'heic' || !accept.includes(kind)) throw new AppError('file_type');
  if (file.size > (kind === 'pdf' ? maxBytes : LARGEST_PICTURE)) throw new AppError('file_too_large');
  // Without the file's own name, and with the type of its bytes: Storage takes both from what is sent.
  if (kind === 'pdf') {
    await requireReadablePdf(file);
    return {
      blob: file.slice(0, file.size, MEDIA_TYPES[kind]),
      extension: kind,
      contentType: MEDIA_TYPES[kind],
    };
  }
  const blob = await redrawPicture(file, MEDIA_TYPES[kind], maxBytes);
  // A browser that cannot write WebP writes PNG.
  const extension = blob.type === MEDIA_TYPES[kind] ? kind : 'png';
  return { blob, extension, contentType: MEDIA_TYPES[extension] };
}

/** What phones of Apple photograph; their browsers can open it, most others cannot. */
async function drawHeic(file: Blob, maxBytes: number): Promise<PreparedUpload> {
  if (file.size > LARGEST_PICTURE) throw new AppError('file_too_large');
  try {
    const blob = await redrawPicture(file, MEDIA_TYPES.jpg, maxBytes);
    return { blob, extension: 'jpg', contentType: MEDIA_TYPES.jpg };
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'file_unreadable';
    throw isUnknown ? new AppError('file_heic', { cause: error }) : error;
  }
}

/**
 * The check of a file field: a chosen file in, `{ id, prepared }` out, both ready for {@link uploadOwn}.
 *
 * @param missing the words when nothing is chosen.
 */
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
 * Sends a file to the person's own folder of a private bucket. Sent again after a lost answer, it is there already: that
 * is a success too.
 *
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

/**
 * Why Storage refuses a file of a fresh name in one's own folder with 403. What a policy raises is its message; of a policy that
 * answers no it does not say which part.
 */
export async function uploadRefusal(
  bucket: 'proofs' | 'kyc' | 'avatars',
  error: { message: string },
): Promise<AppError> {
  if (!error.message.includes('row-level security')) {
    const raised = toAppError({ message: error.message });
    // Everything else with 403 is about the token.
    return raised.code === 'unknown' ? new AppError('session_expired', { cause: error }) : raised;
  }
  const role = bucket === 'avatars' ? null : unwrap(await supabase.rpc('my_role'));
  return new AppError(role === null ? 'too_many_uploads' : 'operator_gives_none');
}
