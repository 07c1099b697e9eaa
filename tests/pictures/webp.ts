import type { Page } from '@playwright/test';

export interface Frame {
  picture: Buffer;
  ms: number;
}

/** Takes a picture of what the window shows. */
export async function takePicture(page: Page, quality: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

const bytes = (value: number, count: number) =>
  Buffer.from(Array.from({ length: count }, (_, index) => (value >> (8 * index)) & 255));

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(name), bytes(body.length, 4), body, Buffer.alloc(body.length % 2)]);
}

/** The chunk with the picture of a still WebP file, without those about it. */
function imageOf(file: Buffer): Buffer {
  for (let at = 12; at < file.length;) {
    const end = at + 8 + file.readUInt32LE(at + 4);
    if (/VP8[ L]/.test(file.toString('latin1', at, at + 4))) return file.subarray(at, end + (end % 2));
    at = end + (end % 2);
  }
  throw new Error('This is no WebP file.');
}

/** Puts still pictures of one size into an animation that repeats (https://developers.google.com/speed/webp/docs/riff_container). */
export function animate(frames: Frame[], { width, height }: { width: number; height: number }): Buffer {
  const size = Buffer.concat([bytes(width - 1, 3), bytes(height - 1, 3)]);
  // The flags: an animation, whose frames replace each other.
  const images = frames.map(({ picture, ms }) =>
    chunk('ANMF', bytes(0, 6), size, bytes(Math.round(ms), 3), bytes(2, 1), imageOf(picture)),
  );
  return chunk('RIFF', Buffer.from('WEBP'), chunk('VP8X', bytes(2, 4), size), chunk('ANIM', bytes(0, 6)), ...images);
}
