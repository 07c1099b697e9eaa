const PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E'];
const PETA = 5;

const stepOf = (phs: number) => PREFIXES.findLastIndex((_, power) => power === 0 || phs >= 1000 ** (power - PETA));

/** The unit that fits PH/s, and how many of it a PH/s is. */
export function unitOf(phs: number) {
  const step = stepOf(phs);
  return { unit: `${PREFIXES[step]}H/s`, times: 1000 ** (PETA - step) };
}

/** Writes PH/s in the unit that fits, like "1.02 PH/s" or "83 kH/s". */
export function writeHashrate(locale: string, phs: number): string {
  const step = stepOf(phs);
  const number = (phs * 1000 ** (PETA - step)).toLocaleString(locale, { maximumSignificantDigits: 3 });
  return `${number} ${PREFIXES[step]}H/s`;
}
