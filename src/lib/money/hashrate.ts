const PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E'];
const PETA = 5;

/** Writes PH/s in the unit that fits, like "1.02 PH/s" or "83 kH/s". */
export function writeHashrate(locale: string, phs: number): string {
  const step = PREFIXES.findLastIndex((_, power) => power === 0 || phs >= 1000 ** (power - PETA));
  const number = (phs * 1000 ** (PETA - step)).toLocaleString(locale, { maximumSignificantDigits: 3 });
  return `${number} ${PREFIXES[step]}H/s`;
}
