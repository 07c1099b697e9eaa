import * as z from 'zod/mini';
import { MOST, PHONE_PATTERN, wholly } from '@/lib/forms/rules';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { uploadSchema } from '@/lib/uploads/upload';

export const detailsSchema = z.object({
  name: filled(MOST.name),
  phone: filled(MOST.phone).check(z.regex(wholly(PHONE_PATTERN), { error: () => t('profile.phoneInvalid') })),
});
export type DetailsValues = z.output<typeof detailsSchema>;

export const pictureSchema = z.object({ picture: uploadSchema(() => t('profile.selectImage')) });
export type PictureValues = z.output<typeof pictureSchema>;
