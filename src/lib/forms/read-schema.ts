import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

/** Makes a schema of a reader: it returns the value of a text, the words that say what is wrong with it, or undefined if it is empty. */
export const readSchema = (read: (text: string) => number | string | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      const value = read(text);
      if (typeof value === 'number') return value;
      issues.push({ code: 'custom', message: value ?? t('common.required'), input: text });
      return z.NEVER;
    }),
  );
