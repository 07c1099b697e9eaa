import { type Finding, type HostedProject, reasonOf } from './finding.ts';

/** Looks how the host serves the site, and for which address and project it was built. */
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
    return [{ what: `${siteUrl} cannot be reached: ${reasonOf(error)}.`, remedy: 'Put dist/ on a host.' }];
  }
}

/** The build writes the address of the site into its pages and the site map: without VITE_SITE_URL that of this machine. */
function checkHome(html: string, siteUrl: string): Finding[] {
  const [link = ''] = /<link [^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  const address = /href="([^"]*)"/.exec(link)?.[1] ?? 'no address';
  if (URL.parse(address)?.href === new URL('/', siteUrl).href) return [];
  return [
    {
      what: `The home page gives ${address} as its address.`,
      remedy: 'Build with the address of the site in VITE_SITE_URL.',
    },
  ];
}

/** Pages of the application are shown at their own addresses: behind a redirect the application finds no page. */
function checkArea({ status, ok, headers }: Response, origin: string): Finding[] {
  const target = headers.get('location');
  if (target !== null) {
    return [
      {
        what: `/dashboard redirects to ${target} (${status}).`,
        remedy: 'Make the host rewrite the addresses in dist/_redirects, with status 200.',
      },
    ];
  }
  if (ok && headers.get('content-security-policy')?.includes(origin)) return [];
  return [
    {
      what: `/dashboard answers ${status} without the Content-Security-Policy of this project.`,
      remedy: 'Build with its VITE_SUPABASE_URL; make the host read dist/_headers and dist/_redirects.',
    },
  ];
}

function checkMissing({ status }: Response): Finding[] {
  if (status === 404) return [];
  return [{ what: `An unknown page answers ${status}.`, remedy: 'Serve dist/404.html with status 404.' }];
}
