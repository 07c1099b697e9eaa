import { hasWords, t } from './i18n';

const isKey = (key: string): key is 'common.brand' => /^[\w.]+$/.test(key) && hasWords(key);

/** The word of a code in a section that has one for each; undefined for an unknown code. */
export function knownWord(section: string, code: string, values: Record<string, string> = {}): string | undefined {
  const key = `${section}.${code}`;
  return isKey(key) ? t(key, { replace: values }) : undefined;
}

/** The word of a code, or the code itself if it is unknown. */
export const wordOf = (section: string, code: string): string => knownWord(section, code) ?? code;
