import { t } from '@/lib/i18n/i18n';
import { wordOf } from '@/lib/i18n/word-of';

export function sourceWord(source: string): string {
  if (source === 'simulated') return t('deposits.quote.simulated');
  if (source.startsWith('replay:')) return t('offers.exchanges.recorded', { file: source.slice('replay:'.length) });
  return source.replace(/^ccxt:/, '').replaceAll(',', ', ');
}

export const reasonWord = (reason: string): string => wordOf('offers.exchanges.reasons', reason);
