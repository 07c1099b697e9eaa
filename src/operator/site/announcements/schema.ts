import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';

/** A UTC time, as `datetime-local` writes it; empty means none. */
const moment = z.pipe(
  z.string(),
  z.transform((text) => (text === '' ? undefined : `${text}Z`)),
);

export const announcementSchema = z
  .object({
    title: filled(120),
    body: filled(1000),
    weight: z.enum(['info', 'important']),
    shown_from: moment,
    shown_until: moment,
  })
  .check(
    z.refine(
      ({ shown_from, shown_until }) =>
        shown_until === undefined ||
        Date.parse(shown_until) > Math.max(Date.now(), shown_from ? Date.parse(shown_from) : 0),
      { path: ['shown_until'], error: () => t('errors.invalid_period') },
    ),
  );
