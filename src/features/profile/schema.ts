import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { uploadSchema } from '@/lib/uploads/upload';

/** The form "Edit Profile". */
export const detailsSchema = z.object({
  name: filled(80),
  phone: filled(32).check(z.regex(/^[0-9+(). -]{3,}$/, { error: () => t('profile.phoneInvalid') })),
});
export type DetailsValues = z.output<typeof detailsSchema>;

/** The form "Update Profile Picture". */
export const pictureSchema = z.object({ picture: uploadSchema(() => t('profile.selectImage')) });
export type PictureValues = z.output<typeof pictureSchema>;
