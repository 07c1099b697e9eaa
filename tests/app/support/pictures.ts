import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { server, SUPABASE } from './server';

export function fileOf(kind: keyof typeof HEADS, name = `proof.${kind}`, size = 64): File {
  const bytes = new Uint8Array(size);
  bytes.set(HEADS[kind].slice(0, size));
  if (kind === 'pdf') bytes.set(END_OF_PDF, size - END_OF_PDF.length);
  return new File([bytes], name, { type: 'image/png' });
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const END_OF_PDF = latin('startxref\n9\n%%EOF\n');

const HEADS = {
  png: latin('\u0089PNG\r\n\u001A\n'),
  jpg: latin('\u00FF\u00D8\u00FF\u00E1'),
  webp: latin('RIFF\u0000\u0000\u0000\u0000WEBP'),
  pdf: latin('%PDF-1.7'),
  svg: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  gif: latin('GIF89a'),
  html: latin('<!doctype html>'),
  wave: latin('RIFF\u0000\u0000\u0000\u0000WAVE'),
};

interface Drawing {
  width: number;
  height: number;
  pixel: number[];
  writes: string[];
  bytesPerPixel: number;
}

/** Stubs the drawing that jsdom lacks; `drawn` records it. */
export function stubDrawing(options: Partial<Drawing> = {}) {
  const { width, height, pixel, writes, bytesPerPixel }: Drawing = {
    width: 400,
    height: 300,
    pixel: [200, 100, 50, 255],
    writes: ['image/png', 'image/jpeg', 'image/webp'],
    bytesPerPixel: 0.5,
    ...options,
  };
  const drawn: { width: number; height: number }[] = [];
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(canvasWidth: number, canvasHeight: number) {
      this.width = canvasWidth;
      this.height = canvasHeight;
    }
    getContext() {
      return {
        fillRect: () => undefined,
        drawImage: () => drawn.push({ width: this.width, height: this.height }),
        getImageData: () => ({ data: pixel }),
      };
    }
    convertToBlob({ type }: { type: string }) {
      const bytes = new Uint8Array(Math.round(this.width * this.height * bytesPerPixel));
      return Promise.resolve(new Blob([bytes], { type: writes.includes(type) ? type : 'image/png' }));
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  return { drawn };
}

/** Stubs object URLs, which jsdom lacks; returns those that are not revoked. */
export function stubAddresses(): Map<string, Blob> {
  const live = new Map<string, Blob>();
  let made = 0;
  URL.createObjectURL = (blob: Blob) => {
    made += 1;
    live.set(`blob:${made}`, blob);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void live.delete(url);
  return live;
}

/** Serves each file of a bucket with the magic bytes of its kind; returns the names that were read. */
export function answerFiles(bucket: string, kind: keyof typeof HEADS = 'png', onRead?: () => void): string[] {
  const read: string[] = [];
  server.use(
    http.get(`${SUPABASE}/storage/v1/object/${bucket}/*`, async ({ request }) => {
      onRead?.();
      read.push(new URL(request.url).pathname.split(`/${bucket}/`)[1] ?? '');
      return HttpResponse.arrayBuffer(await fileOf(kind).arrayBuffer(), {
        headers: { 'content-type': 'image/png' },
      });
    }),
  );
  return read;
}

export function refusePictures() {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));
}
