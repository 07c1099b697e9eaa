import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** Signed addresses of pictures live this long, in seconds. */
const PICTURE_LIFE = 60;

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

/** An address of a picture that works for a minute. */
export const avatarUrlQuery = (path: string) =>
  queryOptions({
    queryKey: ['avatar', path],
    staleTime: (PICTURE_LIFE - 15) * 1000,
    gcTime: (PICTURE_LIFE - 15) * 1000,
    // A picture that is shown stays; another address would only load it again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () =>
      unwrap(await supabase.storage.from('avatars').createSignedUrl(path, PICTURE_LIFE)).signedUrl,
  });
