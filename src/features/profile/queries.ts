import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { readPrivateFile } from '@/lib/uploads/private-file';

/** What the account page shows of a person. */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  avatar_path: string | null;
  /** Whether the address has been confirmed. */
  verified: boolean;
  created_at: string;
}

/** The person's own profile. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }): Promise<Profile> =>
      unwrap(
        await supabase
          .from('profiles')
          .select('name, email, phone, avatar_path, verified, created_at')
          .eq('id', userId)
          .abortSignal(signal)
          .single(),
      ),
  });

/** A picture of oneself. Another picture has another path. */
export const avatarQuery = (path: string) =>
  queryOptions({
    queryKey: ['avatar', path],
    staleTime: Infinity,
    queryFn: ({ signal }) => readPrivateFile('avatars', path, signal),
  });
