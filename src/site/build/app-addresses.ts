import { globSync } from 'node:fs';

/**
 * The application's addresses, derived from route file names like the router does: `_account/deposit.wallet.tsx` is
 * `/deposit/wallet`. Routes in `_site` and `_entry` are documents of their own.
 */
export function appAddresses(root: string): string[] {
  const files = globSync('**/*.tsx', { cwd: `${root}src/routes` });
  const addresses = files
    .map((file) => file.replace(/\.tsx$/, '').split(/[/.]/))
    .filter(([area = '']) => area !== '_site' && area !== '_entry')
    .filter((parts) => !parts.at(-1)?.startsWith('_') && !parts.some((part) => part.startsWith('-')))
    .map((parts) => parts.filter((part) => part !== 'index' && !part.startsWith('_')))
    .map((parts) => `/${parts.join('/')}`);
  return addresses.toSorted();
}

/**
 * The `_redirects` file: static hosts answer these addresses, with or without a trailing slash, with the application.
 * Names it `/app`, because Cloudflare Pages would redirect `/app.html` there; Netlify also finds it.
 */
export function redirectsFile(root: string): string {
  const addresses = appAddresses(root).flatMap((address) => [address, `${address}/`]);
  return addresses.map((address) => `${address} /app 200\n`).join('');
}
