import { encode } from 'uqr';
import { t } from '@/lib/i18n/i18n';

/** The white border that scanners need, in modules. */
const QUIET = 4;

/**
 * An address as a QR code: the bare address, which every wallet reads. An address with a scheme would make some wallets
 * send their own coin to what is the address of a token. Black on white in dark surroundings too, or scanners fail.
 */
export function AddressCode({ address, coin }: { address: string; coin: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      aria-label={t('payments.wallet.qrAlt', { coin })}
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
