import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';
import { uploadSchema } from '@/lib/uploads/upload';

const required = () => t('common.required');

/** Joins address lines; an empty tax number becomes undefined. */
export const kycSchema = z.object({
  address: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join(', '),
      ),
    ),
    z
      .string()
      .check(
        z.minLength(1, { error: required, abort: true }),
        z.minLength(5, { error: () => t('kyc.addressShort') }),
        z.maxLength(300, { error: () => t('common.tooLong', { max: 300 }) }),
      ),
  ),
  document: uploadSchema(required),
  taxNumber: z
    .string()
    .check(z.trim(), z.regex(/^([0-9A-Za-z ./-]{4,32})?$/, { error: () => t('kyc.taxNumberInvalid') })),
});
export type KycValues = z.output<typeof kycSchema>;
