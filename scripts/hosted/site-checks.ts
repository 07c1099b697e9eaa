import { reasonOf } from '../../supabase/workers/service.ts';
import { type Finding, foundIf, type HostedProject } from './finding.ts';

export async function checkSite({ siteUrl, supabaseUrl }: HostedProject): Promise<Finding[]> {
  const open = (path: string) =>
    fetch(new URL(path, siteUrl), { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
  try {
    const [home, area, missing] = await Promise.all([open('/'), open('/dashboard'), open('/no-such-page')]);
    return [
      ...checkHome(await home.text(), siteUrl),
      ...checkArea(area, new URL(supabaseUrl).origin),
      ...checkMissing(missing),
    ];
  } catch (error) {
    return foundIf(true, `${siteUrl} cannot be reached: ${reasonOf(error)}.`, 'Put dist/ on a host.');
  }
}

/** The build writes the site's address into pages and site map; without VITE_SITE_URL it is localhost. */
function checkHome(html: string, siteUrl: string): Finding[] {
  const [link = ''] = /<link [^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  const address = /href="([^"]*)"/.exec(link)?.[1] ?? 'no address';
  return foundIf(
    URL.parse(address)?.href !== new URL('/', siteUrl).href,
    `The home page gives ${address} as its address.`,
    'Build with the address of the site in VITE_SITE_URL.',
  );
}

/** The host must serve application pages at their own addresses; after a redirect the router finds no page. */
function checkArea({ status, ok, headers }: Response, origin: string): Finding[] {
  const target = headers.get('location');
  return target === null
    ? foundIf(
        !ok || headers.get('content-security-policy')?.includes(origin) !== true,
        `/dashboard answers ${status} without the Content-Security-Policy of this project.`,
        'Build with its VITE_SUPABASE_URL; make the host read dist/_headers and dist/_redirects.',
      )
    : foundIf(
        true,
        `/dashboard redirects to ${target} (${status}).`,
        'Make the host rewrite the addresses in dist/_redirects, with status 200.',
      );
}

function checkMissing({ status }: Response): Finding[] {
  const what = `An unknown page answers ${status}.`;
  return foundIf(status !== 404, what, 'Serve dist/404.html with status 404.');
}
