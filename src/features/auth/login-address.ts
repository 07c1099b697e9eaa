import { publicPath } from '@/lib/public-path';

/**
 * The address of the login: a document of its own, to be reached by a full load.
 * @param redirect where the person goes afterwards
 */
export function loginAddress(redirect?: string): string {
  const search = redirect ? `?${new URLSearchParams({ redirect }).toString()}` : '';
  return `${publicPath('/login')}${search}`;
}
