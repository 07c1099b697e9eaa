import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

/** Makes a schema of a reader: it returns the value of a text, the words that say what is wrong with it, or undefined if it is empty. */
const reading = <Empty>(
  read: (text: string) => number | string | undefined,
  empty: (refuse: (message: string) => never) => Empty,
) =>
  z.pipe(
    z.string(),
    z.transform((text, { issues }) => {
      const refuse = (message: string) => {
        issues.push({ code: 'custom', message, input: text });
        return z.NEVER;
      };
      const value = read(text);
      if (value === undefined) return empty(refuse);
      return typeof value === 'string' ? refuse(value) : value;
    }),
  );

/** The schema of a field that must be filled in, from its reader. */
export const readSchema = (read: (text: string) => number | string | undefined) =>
  reading(read, (refuse) => refuse(t('common.required')));

/** The same for a field that may be empty, which is undefined. */
export const optionalReadSchema = (read: (text: string) => number | string | undefined) =>
  reading(read, () => undefined);
