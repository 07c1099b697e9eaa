const UNITS = ['H', 'kH', 'MH', 'GH', 'TH', 'PH', 'EH'] as const;
const PETA = 5;

/** Writes PH/s in the unit that fits, like "1.02 PH/s" or "83 kH/s". */
export function writeHashrate(locale: string, phs: number): string {
  const hashes = phs * 1000 ** PETA;
  const step = Math.max(0, Math.min(UNITS.length - 1, Math.floor(Math.log10(hashes || 1) / 3)));
  const number = (hashes / 1000 ** step).toLocaleString(locale, { maximumSignificantDigits: 3 });
  return `${number} ${UNITS[step] ?? 'H'}/s`;
}
