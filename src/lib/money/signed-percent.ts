import { currentLocale } from '@/lib/i18n/i18n';

/** Formats a share with its sign and two decimals: `+1.23%`. */
export const formatSignedPercent = (share: number): string =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(share);
