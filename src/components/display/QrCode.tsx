import { encode } from 'uqr';

const QUIET = 4;

/** A QR code, black on white in dark mode too, because scanners fail otherwise. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')));
  const side = size + 2 * QUIET;
  return (
    <svg
      aria-label={label}
      className="size-44 rounded-md border"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${side} ${side}`}
    >
      <rect fill="#fff" height={side} width={side} />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
