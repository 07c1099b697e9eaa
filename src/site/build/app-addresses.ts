import { globSync } from 'node:fs';

/**
 * The addresses at which the application answers, read from the names of its route files as its router reads them:
 * `_account/deposit.wallet.tsx` is `/deposit/wallet`, and what begins with `-` is no route. Every other address is a public
 * page, a file, or nothing.
 */
export function appAddresses(root: string): string[] {
  const files = globSync('**/*.tsx', { cwd: `${root}src/routes` });
  const addresses = files
    .map((file) => file.replace(/\.tsx$/, '').split(/[/.]/))
    .filter((parts) => !parts.at(-1)?.startsWith('_') && !parts.some((part) => part.startsWith('-')))
    .map((parts) => parts.filter((part) => part !== 'index' && !part.startsWith('_')))
    .map((parts) => `/${parts.join('/')}`);
  return addresses.toSorted();
}

/**
 * The file `_redirects`: at each of these addresses, also with a slash at its end, a static host answers with the application.
 * Its document is named as `/app`: Cloudflare Pages would send visitors of `/app.html` on to `/app`. Netlify finds the file, too.
 */
export function redirectsFile(root: string): string {
  const addresses = appAddresses(root).flatMap((address) => [address, `${address}/`]);
  return addresses.map((address) => `${address} /app 200\n`).join('');
}
