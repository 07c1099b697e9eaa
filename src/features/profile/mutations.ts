import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { refreshing } from '@/lib/data/refreshing';
import { supabase } from '@/lib/data/supabase';
import { type PictureArea, redrawPicture } from '@/lib/uploads/picture';
import { AVATAR_LIMITS, uploadOwn } from '@/lib/uploads/upload';
import type { DetailsValues, PictureValues } from './schema';

type ProfileChange = DetailsValues | { avatar_path: string };

/** Fails with `not_found` if the user has no such profile, because an update of no row is not an error. */
async function changeProfile(userId: string, change: ProfileChange): Promise<void> {
  unwrap(await supabase.from('profiles').update(change).eq('id', userId).select('id').single());
}

/** Saves name and phone. Fails with `invalid_value`. */
export const updateDetailsMutation = mutationOptions({
  mutationFn: ({ userId, details }: { userId: string; details: DetailsValues }) => changeProfile(userId, details),
  onSettled: refreshing('profile'),
});

/** Uploads, uses and removes the old one. Fails with `file_type`, `file_too_large`, `too_many_uploads`. */
export const updatePictureMutation = mutationOptions({
  mutationFn: async ({
    userId,
    picture: { id, prepared },
    area,
    oldPath,
  }: PictureValues & { userId: string; area: PictureArea | undefined; oldPath: string | null }) => {
    const { blob, contentType } = prepared;
    const part = area ? await redrawPicture(blob, contentType, AVATAR_LIMITS.maxBytes, area) : blob;
    const path = await uploadOwn('avatars', userId, { ...prepared, blob: part }, id);
    await changeProfile(userId, { avatar_path: path });
    // A leftover old picture does no harm.
    if (oldPath && oldPath !== path) await supabase.storage.from('avatars').remove([oldPath]);
  },
  onSettled: refreshing('profile'),
});
