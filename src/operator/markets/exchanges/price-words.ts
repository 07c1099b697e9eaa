import { t } from '@/lib/i18n/i18n';

export function sourceWord(source: string): string {
  if (source === 'simulated') return t('deposits.quote.simulated');
  if (source.startsWith('replay:')) return t('offers.exchanges.recorded', { file: source.slice('replay:'.length) });
  return source.replace(/^ccxt:/, '').replaceAll(',', ', ');
}

const REASONS = new Map<string, () => string>([
  ['source_not_allowed', () => t('offers.exchanges.reasons.source_not_allowed')],
  ['unknown_instrument', () => t('offers.exchanges.reasons.unknown_instrument')],
  ['another_source', () => t('offers.exchanges.reasons.another_source')],
  ['malformed', () => t('offers.exchanges.reasons.malformed')],
  ['crossed', () => t('offers.exchanges.reasons.crossed')],
  ['no_size', () => t('offers.exchanges.reasons.no_size')],
  ['ahead_of_clock', () => t('offers.exchanges.reasons.ahead_of_clock')],
  ['too_old', () => t('offers.exchanges.reasons.too_old')],
  ['too_wide', () => t('offers.exchanges.reasons.too_wide')],
  ['not_newer', () => t('offers.exchanges.reasons.not_newer')],
  ['out_of_band', () => t('offers.exchanges.reasons.out_of_band')],
  ['halted', () => t('offers.exchanges.reasons.halted')],
]);

export const reasonWord = (reason: string): string => REASONS.get(reason)?.() ?? reason;
