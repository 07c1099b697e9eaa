import { publicPath } from '@/lib/public-path';

/** The login is a separate document and needs a full load. */
export function loginAddress(redirect?: string): string {
  const search = redirect ? `?${new URLSearchParams({ redirect }).toString()}` : '';
  return `${publicPath('/login')}${search}`;
}
