import { type RefCallback, useCallback } from 'react';
import { AppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { kindOf, MEDIA_TYPES } from './file-kind';

/** Reads with the caller's session: no URL to share. @throws `file_disguised` if bytes and extension differ */
export async function readPrivateFile(
  bucket: 'proofs' | 'kyc' | 'avatars',
  path: string,
  signal: AbortSignal,
): Promise<Blob> {
  // Storage allows an hour of browser cache, which would skip the check of access.
  const file = unwrap(await supabase.storage.from(bucket).download(path, {}, { signal, cache: 'no-store' }));
  const kind = await kindOf(file);
  if (!kind || kind === 'heic' || !path.endsWith(`.${kind}`)) throw new AppError('file_disguised');
  // Fixes the type, because the browser would otherwise trust the one declared at upload.
  return file.slice(0, file.size, MEDIA_TYPES[kind]);
}

/** A `ref` that gives an element an object URL of the blob until it unmounts. */
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
