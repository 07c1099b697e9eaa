const PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E'];

/** Writes PH/s in the unit that fits, like "1.02 PH/s" or "83 kH/s". */
export function writeHashrate(locale: string, phs: number): string {
  const hashes = phs * 1e15;
  const step = PREFIXES.findLastIndex((_, power) => power === 0 || hashes >= 1000 ** power);
  return `${(hashes / 1000 ** step).toLocaleString(locale, { maximumFractionDigits: 2 })} ${PREFIXES[step]}H/s`;
}
