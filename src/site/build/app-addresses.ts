import { globSync } from 'node:fs';

/** From route file names: `_account/deposit.wallet.tsx` is `/deposit/wallet`; `_site` and `_entry` are documents. */
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

/** For static hosts: names it `/app`, to which Cloudflare Pages would redirect `/app.html`; Netlify finds it, too. */
export function redirectsFile(root: string): string {
  const addresses = appAddresses(root).flatMap((address) => [address, `${address}/`]);
  return addresses.map((address) => `${address} /app 200\n`).join('');
}
