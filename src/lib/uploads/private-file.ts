import { type RefCallback, useCallback } from 'react';
import { AppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { kindOf, MEDIA_TYPES } from './file-kind';

/**
 * Reads a file of a private bucket with the caller's own session; there is no address of it that could be passed on.
 *
 * @throws AppError `file_disguised` when its bytes are not of the kind that its name says.
 */
export async function readPrivateFile(
  bucket: 'proofs' | 'kyc' | 'avatars',
  path: string,
  signal: AbortSignal,
): Promise<Blob> {
  // Storage lets browsers keep it for an hour, and from there it would be read without being asked for.
  const file = unwrap(await supabase.storage.from(bucket).download(path, {}, { signal, cache: 'no-store' }));
  const kind = await kindOf(file);
  if (!kind || kind === 'heic' || !path.endsWith(`.${kind}`)) throw new AppError('file_disguised');
  // A browser shows it as this type, whatever was declared when it was uploaded.
  return file.slice(0, file.size, MEDIA_TYPES[kind]);
}

/** A `ref` that gives an element bytes in memory as its address, until it leaves the page. */
export function useBlobAddress(blob: Blob, attribute: 'src' | 'href'): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const address = URL.createObjectURL(blob);
      element?.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [blob, attribute],
  );
}
