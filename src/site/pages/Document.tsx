import { currentLanguage, t } from '@/lib/i18n/i18n';
import { languages } from '@/lib/i18n/languages';
import { publicPath } from '@/lib/public-path';
import type { PageData } from '@/site/kit/page-data';
import { siteAddress } from '@/site/kit/site-address';
import type { HeadScript, PageAssets } from './rendering';

interface DocumentProps {
  /** The page's address without its language. */
  path: string;
  data: PageData;
  assets: PageAssets;
}

/** Where the content of a page is put into its document. */
export const ROOT = '<div id="root"></div>';

/** A public page around its content. */
export function Document({ path, data, assets }: DocumentProps) {
  const language = languages.find(({ code }) => code === currentLanguage());
  return (
    <html
      data-app={data.comes && assets.app(path, currentLanguage()).join(' ')}
      data-late={data.comes === 'asked' ? assets.late : undefined}
      data-guarded={data.isGuarded ? '' : undefined}
      data-tabs={assets.tabs}
      data-languages={languages.map(({ code }) => code).join(' ')}
      dir={language?.dir}
      lang={language?.code}
    >
      <Head assets={assets} data={data} path={path} />
      <body>
        <div id="root" />
        {path === '/' && assets.thirdParties ? <script src={assets.thirdParties} {...lateScript(assets)} /> : null}
      </body>
    </html>
  );
}

/** Defers a script until the document is parsed. */
const lateScript = ({ areModules }: PageAssets) => (areModules ? { type: 'module' } : { defer: true });

/** The script of a page's head. */
function scriptOf(path: string, assets: PageAssets): HeadScript {
  if (path === '/transparency') return assets.transparency;
  if (path === '/offline') return assets.offline;
  return ['/login', '/register', '/forgot'].includes(path) ? assets.entry : assets.script;
}

function Head({ path, data, assets }: DocumentProps) {
  const { title, description, found, comes } = data;
  const script = scriptOf(path, assets);
  const brand = t('common.brand');
  const canonical = siteAddress(publicPath(path));
  return (
    <head>
      <meta charSet="utf-8" />
      {assets.policy ? <meta content={assets.policy} httpEquiv="Content-Security-Policy" /> : null}
      <meta content="width=device-width, initial-scale=1" name="viewport" />
      {/* Before the style sheet, which would block it. */}
      {'code' in script ? <script>{script.code}</script> : <script src={script.src} type="module" />}
      {comes === 'idle' ? <script src={assets.late} {...lateScript(assets)} /> : null}
      {'code' in assets.styles ? (
        <style>{assets.styles.code}</style>
      ) : (
        <link href={assets.styles.src} rel="stylesheet" />
      )}
      <link as="font" crossOrigin="" href={assets.font} rel="preload" type="font/woff2" />
      <title>{title}</title>
      <meta content={description} name="description" />
      <meta content="#fafaf7" media="(prefers-color-scheme: light)" name="theme-color" />
      <meta content="#0d1011" media="(prefers-color-scheme: dark)" name="theme-color" />
      <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
      <link href="/icons/apple-touch-icon.png" rel="apple-touch-icon" />
      <link href="/manifest.webmanifest" rel="manifest" />
      {found === 'never' ? (
        <meta content="noindex" name="robots" />
      ) : (
        <>
          <link href={canonical} rel="canonical" />
          {languages.map(({ code }) => (
            <link href={siteAddress(publicPath(path, code))} hrefLang={code} key={code} rel="alternate" />
          ))}
          <link href={siteAddress(publicPath(path, 'en'))} hrefLang="x-default" rel="alternate" />
          <meta content="website" property="og:type" />
          <meta content={brand} property="og:site_name" />
          <meta content={title} property="og:title" />
          <meta content={description} property="og:description" />
          <meta content={canonical} property="og:url" />
          <meta content={currentLanguage()} property="og:locale" />
          <meta content={siteAddress('/card.png')} property="og:image" />
          <meta content="1200" property="og:image:width" />
          <meta content="630" property="og:image:height" />
          <meta content={brand} property="og:image:alt" />
          <meta content="summary_large_image" name="twitter:card" />
          <script type="application/ld+json">{JSON.stringify(structuredData(brand))}</script>
        </>
      )}
    </head>
  );
}

/** Only facts that do not depend on the operator: name and address. */
function structuredData(brand: string) {
  const url = siteAddress('/');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${url}#organization`, name: brand, url },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: brand,
        url,
        inLanguage: currentLanguage(),
        publisher: { '@id': `${url}#organization` },
      },
    ],
  };
}
