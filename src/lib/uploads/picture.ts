/** Maximum pixels: sharp for a page, drawable on phones. Long screenshots keep their width. */
const MOST_PIXELS = 4096 * 2048;
/** The longest side that every browser can draw. */
const LONGEST_SIDE = 16_384;
const QUALITY = 0.9;
const SMALLEST_SCALE = 0.1;

export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Redraws a picture, which removes metadata (place, device, time) and anything that is not pixels. Shrinks it until
 * it fits.
 * @param type the wanted media type; browsers that cannot write it write PNG, as the result's type shows.
 * @param area the wanted part in pixels; by default all.
 * @throws Error `file_unreadable`, `picture_blocked`, `file_too_large`
 */
export async function redrawPicture(file: Blob, type: string, maxBytes: number, area?: PictureArea): Promise<Blob> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch (error) {
    throw new Error('file_unreadable', { cause: error });
  }
  try {
    if (!canReadDrawings()) throw new Error('picture_blocked');
    const part = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const fit = Math.min(
      1,
      LONGEST_SIDE / Math.max(part.width, part.height),
      Math.sqrt(MOST_PIXELS / (part.width * part.height)),
    );
    for (let scale = fit; scale > SMALLEST_SCALE * fit; scale *= 0.75) {
      const blob = await draw(bitmap, part, scale).convertToBlob({ type, quality: QUALITY });
      if (blob.size <= maxBytes) return blob;
    }
    throw new Error('file_too_large');
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, part: PictureArea, scale: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('picture_blocked');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

/** Some browsers return noise or white from a canvas to prevent tracking, which must not be sent as a proof. */
function canReadDrawings(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return false;
  const drawn = [200, 100, 50];
  context.fillStyle = `rgb(${drawn.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return drawn.every((value, index) => Math.abs(value - (data[index] ?? -255)) < 8);
}
