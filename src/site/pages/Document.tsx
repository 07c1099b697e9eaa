import { currentLanguage, t } from '@/lib/i18n/i18n';
import { languages } from '@/lib/i18n/languages';
import { publicPath } from '@/lib/public-path';
import { EntryShell } from '@/site/kit/EntryShell';
import { formWords } from '@/site/kit/forms/form-words';
import { PublicShell } from '@/site/kit/PublicShell';
import { siteAddress } from '@/site/kit/site-address';
import type { PlacedPage } from './public-page';
import type { HeadScript, PageAssets } from './rendering';

interface DocumentProps {
  page: PlacedPage;
  assets: PageAssets;
}

export function Document({ page, assets }: DocumentProps) {
  const { path } = page;
  const language = languages.find(({ code }) => code === currentLanguage());
  return (
    <html
      data-ahead={path === '/login' ? assets.firstScreen(currentLanguage()).join(' ') : undefined}
      data-guess={path === '/register' ? assets.guess : undefined}
      data-late={path === '/' ? assets.newsletter : undefined}
      data-guarded={page.isGuarded ? '' : undefined}
      data-tabs={assets.tabs}
      data-languages={languages.map(({ code }) => code).join(' ')}
      dir={language?.dir}
      lang={language?.code}
    >
      <Head assets={assets} page={page} />
      <body>
        <PublicPageBody page={page} />
        <script id="words" type="application/json">
          {JSON.stringify((page.entryWords ?? formWords)())}
        </script>
        {path === '/' && assets.thirdParties ? <script src={assets.thirdParties} {...lateScript(assets)} /> : null}
      </body>
    </html>
  );
}

/** Defers a script until the document is parsed. */
const lateScript = ({ areModules }: PageAssets) => (areModules ? { type: 'module' } : { defer: true });

function PublicPageBody({ page }: { page: PlacedPage }) {
  const { path, Content, head, entryWords } = page;
  // Without the layout, whose content comes from the database.
  if (head === 'offline') return <Content />;
  return (
    <>
      {entryWords ? (
        <EntryShell>
          <Content />
        </EntryShell>
      ) : (
        <PublicShell path={path}>
          <Content />
        </PublicShell>
      )}
      <Toasts className="bottom-4" kind="error" live="assertive" />
      <Toasts className="top-4" kind="success" live="polite" />
    </>
  );
}

interface ToastsProps {
  kind: 'error' | 'success';
  live: 'assertive' | 'polite';
  className: string;
}

function Toasts({ kind, live, className }: ToastsProps) {
  return (
    <div
      aria-live={live}
      className={`pointer-events-none fixed inset-x-4 z-50 grid justify-items-center gap-2 ${className}`}
      data-toasts={kind}
    >
      <p
        className="animate-appear bg-surface pointer-events-auto max-w-sm rounded-lg border px-4 py-3 text-sm font-medium shadow-lg"
        hidden
      />
    </div>
  );
}

const scriptOf = ({ head }: PlacedPage, assets: PageAssets): HeadScript => assets[head ?? 'script'];

function Head({ page, assets }: DocumentProps) {
  const script = scriptOf(page, assets);
  const brand = t('common.brand');
  const title = page.path === '/' ? `${brand} · ${t('content.home.title')}` : `${page.title()} · ${brand}`;
  const description = page.description();
  const canonical = siteAddress(publicPath(page.path));
  return (
    <head>
      <meta charSet="utf-8" />
      {assets.policy ? <meta content={assets.policy} httpEquiv="Content-Security-Policy" /> : null}
      <meta content="width=device-width, initial-scale=1" name="viewport" />
      {/* Before the style sheet, which would block it. */}
      {'code' in script ? <script>{script.code}</script> : <script src={script.src} type="module" />}
      {page.entryWords ? <script src={assets.entry} {...lateScript(assets)} /> : null}
      {page.isContact ? <script src={assets.contact} {...lateScript(assets)} /> : null}
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
      {page.found === 'never' ? (
        <meta content="noindex" name="robots" />
      ) : (
        <>
          <link href={canonical} rel="canonical" />
          {languages.map(({ code }) => (
            <link href={siteAddress(publicPath(page.path, code))} hrefLang={code} key={code} rel="alternate" />
          ))}
          <link href={siteAddress(publicPath(page.path, 'en'))} hrefLang="x-default" rel="alternate" />
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
