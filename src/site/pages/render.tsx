/** Runs at build time (and in the development server), never in a browser. */
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '@/App';
import { loadWords, setLanguage, t } from '@/lib/i18n/i18n';
import { type Language, languages } from '@/lib/i18n/languages';
import { publicPath } from '@/lib/public-path';
import { createAppRouter } from '@/router';
import type { PageData } from '@/site/kit/page-data';
import { siteAddress } from '@/site/kit/site-address';
import { Document, ROOT } from './Document';
import { OfflinePage } from './offline/OfflinePage';
import type { PageAssets, PublicDocument } from './rendering';

const OFFLINE = '/offline';

/** The addresses of the public pages, without a language, as the router knows them. */
const paths = Object.keys(createAppRouter(new QueryClient()).routesById).flatMap(
  (id) => /^\/_(?:site|entry)(\/.*)$/.exec(id)?.[1] ?? [],
);

// `t` has one current language, so documents render sequentially.
let turn: Promise<unknown> = Promise.resolve();

/** Does something in a language when it is its turn. */
function speaking<Result>(language: Language, work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(async () => {
    for (const area of ['dashboard', 'entry', 'site', 'plans'] as const) await loadWords(area);
    await setLanguage(language);
    return work();
  });
  turn = done.catch(() => undefined);
  return done;
}

/** What the page at a path says of itself, and what the router shows there. */
async function open(path: string, language: Language): Promise<{ data: PageData; content: string }> {
  const queryClient = new QueryClient();
  const history = createMemoryHistory({ initialEntries: [publicPath(path, language)] });
  const router = createAppRouter(queryClient, { history, language });
  await router.load();
  const data = router.state.matches.at(-1)?.loaderData as PageData;
  return { data, content: renderToString(<App queryClient={queryClient} router={router} />) };
}

/** The page that the service worker shows at addresses that it cannot reach: the site is not asked there, so it has no frame. */
const openOffline = () => ({
  data: {
    title: `${t('common.offlineTitle')} · ${t('common.brand')}`,
    description: t('offline.text'),
    found: 'never' as const,
  },
  content: renderToStaticMarkup(<OfflinePage />),
});

async function render(path: string, language: Language, assets: PageAssets): Promise<string> {
  const { data, content } = path === OFFLINE ? openOffline() : await open(path, language);
  const html = renderToStaticMarkup(<Document assets={assets} data={data} path={path} />);
  // Apart: what the router makes of it in a browser begins at this element, too.
  return `<!doctype html>${html.replace(ROOT, () => `<div id="root">${content}</div>`)}`;
}

function documentOf(path: string, language: Language): PublicDocument {
  const address = publicPath(path, language);
  return {
    address,
    file: `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`,
    render: (assets) => speaking(language, () => render(path, language, assets)),
  };
}

export const documents: readonly PublicDocument[] = languages.flatMap(({ code }) =>
  [...paths, OFFLINE].map((path) => documentOf(path, code)),
);

/** The list of pages for search engines, each with its other languages. */
export async function sitemap(): Promise<string> {
  const listed: string[] = [];
  for (const path of paths) {
    const { data } = await speaking('en', () => open(path, 'en'));
    if (data.found === 'listed') listed.push(path);
  }
  const urls = listed.flatMap((path) => {
    const alternates = languages.map(({ code }) => {
      const href = siteAddress(publicPath(path, code));
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
    });
    return languages.map(
      ({ code }) => `<url><loc>${siteAddress(publicPath(path, code))}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
