import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { readPrivateFile } from '@/lib/uploads/private-file';

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('profiles')
          .select('name, email, phone, avatar_path, verified, created_at')
          .eq('id', userId)
          .abortSignal(signal)
          .single(),
      ),
  });

/** A new picture has a new path. */
export const avatarQuery = (path: string) =>
  queryOptions({
    queryKey: ['avatar', path],
    staleTime: Infinity,
    queryFn: ({ signal }) => readPrivateFile('avatars', path, signal),
  });
