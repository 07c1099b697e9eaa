/** Runs at build time and in the development server, never in a browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import { loadWords, setLanguage } from '@/lib/i18n/i18n';
import { type Language, languages } from '@/lib/i18n/languages';
import { publicPath } from '@/lib/public-path';
import { siteAddress } from '@/site/kit/site-address';
import { Document } from './Document';
import type { PlacedPage, PublicPage } from './public-page';
import type { PageAssets, PublicDocument } from './rendering';

const files = import.meta.glob<PublicPage>('/src/routes/-documents/*.ts', { eager: true, import: 'page' });

const pages: readonly PlacedPage[] = Object.entries(files).map(([file, page]) => ({
  ...page,
  path: file.replace(/^.*(\/[^/]+)\.ts$/, '$1').replace(/^\/index$/, '/'),
}));

// `t` has one current language, so documents render sequentially.
let turn: Promise<unknown> = Promise.resolve();

function documentOf(page: PlacedPage, language: Language): PublicDocument {
  const address = publicPath(page.path, language);
  const render = async (assets: PageAssets) => {
    for (const area of ['site', 'plans'] as const) await loadWords(area);
    await setLanguage(language);
    return `<!doctype html>${renderToStaticMarkup(<Document assets={assets} page={page} />)}`;
  };
  return {
    address,
    file: `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`,
    render: (assets) => {
      const rendered = turn.then(() => render(assets));
      turn = rendered.catch(() => undefined);
      return rendered;
    },
  };
}

export const documents: readonly PublicDocument[] = languages.flatMap(({ code }) =>
  pages.map((page) => documentOf(page, code)),
);

export function sitemap(): string {
  const listed = pages.filter(({ found }) => found === 'listed');
  const urls = listed.flatMap(({ path }) => {
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
