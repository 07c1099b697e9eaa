import { type FileKind, kindOf, MEDIA_TYPES } from './file-kind';
import { requireReadablePdf } from './pdf';
import { redrawPicture } from './picture';

/** Pictures are shrunk to fit; beyond this size, that takes the browser too long. */
const LARGEST_PICTURE = 25 * 1024 * 1024;

export interface UploadLimits {
  accept: readonly FileKind[];
  /** In bytes. Larger pictures are shrunk, larger PDFs refused. */
  maxBytes: number;
}

export interface PreparedUpload {
  blob: Blob;
  extension: FileKind;
  contentType: string;
}

/**
 * Checks a file by its content and prepares it: pictures are redrawn without metadata, PDFs stay as they are.
 * @throws Error `file_type`, `file_heic`, `file_protected`, `file_too_large`, `file_unreadable`, `picture_blocked`
 */
export async function prepareUpload(file: Blob, { accept, maxBytes }: UploadLimits): Promise<PreparedUpload> {
  let kind: FileKind | 'heic' | undefined;
  try {
    kind = await kindOf(file);
  } catch (error) {
    // Deleted or moved after it was chosen.
    throw new Error('file_unreadable', { cause: error });
  }
  if (file.size === 0) throw new Error('file_unreadable');
  if (kind === 'heic' && accept.includes('jpg')) return drawHeic(file, maxBytes);
  if (!kind || kind === 'heic' || !accept.includes(kind)) throw new Error('file_type');
  if (file.size > (kind === 'pdf' ? maxBytes : LARGEST_PICTURE)) throw new Error('file_too_large');
  // Without the file's name, and with its detected type: Storage takes both from the request.
  if (kind === 'pdf') {
    await requireReadablePdf(file);
    return {
      blob: file.slice(0, file.size, MEDIA_TYPES[kind]),
      extension: kind,
      contentType: MEDIA_TYPES[kind],
    };
  }
  const blob = await redrawPicture(file, MEDIA_TYPES[kind], maxBytes);
  // Browsers that cannot write WebP write PNG.
  const extension = blob.type === MEDIA_TYPES[kind] ? kind : 'png';
  return { blob, extension, contentType: MEDIA_TYPES[extension] };
}

/** The format of Apple's phones; their browsers can decode it, most others cannot. */
async function drawHeic(file: Blob, maxBytes: number): Promise<PreparedUpload> {
  if (file.size > LARGEST_PICTURE) throw new Error('file_too_large');
  try {
    const blob = await redrawPicture(file, MEDIA_TYPES.jpg, maxBytes);
    return { blob, extension: 'jpg', contentType: MEDIA_TYPES.jpg };
  } catch (error) {
    const isUnknown = error instanceof Error && error.message === 'file_unreadable';
    throw isUnknown ? new Error('file_heic', { cause: error }) : error;
  }
}
