import { afterEach, expect, test } from 'vitest';
import { readPart, readShare } from '@/features/copying/limits';
import { setLanguage } from '@/lib/i18n/i18n';

afterEach(() => setLanguage('en'));

test.each(['١٢٫٥٪', '12.5%', '\u200E12.5\u200E%', '۱۲٫۵'])(
  'an investor who reads Arabic may type the percentage "%s"',
  async (typed) => {
    await setLanguage('ar');
    expect([readPart(typed), readShare(typed)]).toEqual([1250, 1250]);
  },
);
