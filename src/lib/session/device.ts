import { t } from '@/lib/i18n/i18n';
import { readUserAgent } from './user-agent';

/** Returns browser and system in familiar words; undefined if both are unknown. */
export function deviceName(userAgent: string | null): string | undefined {
  const { browser, system } = readUserAgent(userAgent);
  if (browser && system) return t('common.device', { browser, system });
  return browser ?? system;
}
