import { isPdf } from './pdf';

/** Accepted by the buckets; also the file extension. */
export type FileKind = 'png' | 'jpg' | 'webp' | 'pdf';

export const MEDIA_TYPES: Record<FileKind, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** Reads the kind from the first bytes; name and declared type prove nothing. */
export async function kindOf(file: Blob): Promise<FileKind | 'heic' | undefined> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'png';
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'jpg';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (/^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text)) return 'heic';
  return (await isPdf(file)) ? 'pdf' : undefined;
}
