import type { jsPDF } from 'jspdf';
import bold from '@/fonts/noto-sans-bold.ttf?url';
import regular from '@/fonts/noto-sans-regular.ttf?url';
import { AppError } from '@/lib/data/errors';
import { currentDirection } from '@/lib/i18n/i18n';

const FONT = 'Noto Sans';
const POINTS = 72 / 25.4;
/** Pixels per point, sharp enough for print. */
const SHARPNESS = 4;

/** `scripts/generate/fonts.ts` makes the font's subset. */
const isSettable = (text: string): boolean =>
  !/[^\u0020-\u007E\u00A0-\u017F\u018F-\u024F\u0370-\u04FF\u1E00-\u1EFF–—‘’‚“”„†•…‹›€™−]/u.test(text);

async function load(address: string): Promise<string> {
  const answer = await fetch(address).catch((error: unknown) => {
    throw new AppError('network', { cause: error });
  });
  if (!answer.ok) throw new AppError('network');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return binary;
}

export async function addFonts(document: jsPDF): Promise<void> {
  const files = await Promise.all([load(regular), load(bold)]);
  for (const [index, style] of (['normal', 'bold'] as const).entries()) {
    const name = `${style}.ttf`;
    document.addFileToVFS(name, btoa(files[index] ?? ''));
    document.addFont(name, FONT, style);
  }
}

/** Sizes in millimetres. */
interface Picture {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
  /** From the top to the baseline. */
  ascent: number;
}

function draw(text: string, points: number, isBold: boolean, color: string): Picture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('unknown');
  const pixels = points * SHARPNESS;
  const font = `${isBold ? 600 : 400} ${pixels}px ${FONT}, system-ui, sans-serif`;
  const prepare = () => {
    context.font = font;
    context.direction = currentDirection();
    context.textAlign = 'left';
  };
  prepare();
  const size = context.measureText(text);
  canvas.width = Math.max(1, Math.ceil(size.width));
  canvas.height = Math.ceil(pixels * 1.5);
  prepare();
  context.fillStyle = color;
  context.fillText(text, 0, pixels * 1.1);
  const millimetres = (length: number) => length / SHARPNESS / POINTS;
  return {
    canvas,
    width: millimetres(canvas.width),
    height: millimetres(canvas.height),
    ascent: millimetres(pixels * 1.1),
  };
}

export interface TextStyle {
  points: number;
  isBold?: boolean;
  color?: string;
  /** Which edge of the text `x` is. */
  align?: 'left' | 'right';
  /** Text is condensed to fit. */
  maxWidth?: number;
}

/** `x` is its start or end, `y` the baseline, in millimetres. */
export type Write = (text: string, x: number, y: number, style: TextStyle) => void;

/** Bidirectional marks, which this writer does not need. */
const MARKS = /[\u061C\u200E\u200F\u2066-\u2069]/g;

/** Text in our font stays text; other scripts are drawn by the browser and embedded as pictures, stored once. */
export function writerOf(document: jsPDF): Write {
  const pictures = new Map<string, Picture>();
  return (marked, x, y, { points, isBold = false, color = '#14191a', align = 'left', maxWidth = Infinity }) => {
    const text = marked.replaceAll(MARKS, '');
    if (isSettable(text)) {
      document
        .setFont(FONT, isBold ? 'bold' : 'normal')
        .setFontSize(points)
        .setTextColor(color);
      const width = document.getTextWidth(text);
      document.text(text, x, y, {
        align,
        ...(width > maxWidth ? { horizontalScale: maxWidth / width } : {}),
      });
      return;
    }
    const key = JSON.stringify([marked, points, isBold, color]);
    const picture = pictures.get(key) ?? draw(marked, points, isBold, color);
    pictures.set(key, picture);
    const { canvas, width, height, ascent } = picture;
    const shown = Math.min(width, maxWidth);
    document.addImage(canvas, 'PNG', align === 'right' ? x - shown : x, y - ascent, shown, height, key, 'FAST');
  };
}
