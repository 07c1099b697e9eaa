import { t } from '@/lib/i18n/i18n';
import { readUserAgent } from './user-agent';

/** A browser and its system in words that people recognise, out of what it says about itself; undefined if neither is known. */
export function deviceName(userAgent: string | null): string | undefined {
  const { browser, system } = readUserAgent(userAgent);
  if (browser && system) return t('common.device', { browser, system });
  return browser ?? system;
}
