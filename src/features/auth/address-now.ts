import { queryOptions } from '@tanstack/react-query';
import { loadSupabase } from './factors';
import type { CurrentUser } from './queries';

/** The address that is confirmed now, which Auth checks passwords against: a session keeps the one that it began with. That one, if Auth does not answer. */
export async function addressNow({ email }: CurrentUser): Promise<string> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getUser();
  return data.user?.email ?? email;
}

/** The address that is confirmed now, see {@link addressNow}. */
export const addressQuery = (user: CurrentUser) =>
  queryOptions({ queryKey: ['auth', 'address', user.id], queryFn: () => addressNow(user) });
