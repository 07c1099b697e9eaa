import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type InlineConfig, type Plugin, type PluginOption, type ViteDevServer } from 'vite';
import type { PageAssets, PublicSite } from '../pages/rendering.ts';
import { appAddresses, redirectsFile } from './app-addresses.ts';
import { assetOf, takeOverFiles } from './built-files.ts';
import { buildClassicScript, type ClassicScript } from './classic-script.ts';
import { fillWithEnglish } from './english-words.ts';
import { headersFile, publicPolicy, type SiteSettings } from './headers.ts';
import { pageStyles, toastStyles } from './page-styles.ts';

const PAGE = 'src/site/pages/page.ts';
const TRANSPARENCY = 'src/site/pages/transparency/transparency.ts';
const ENTRY = 'src/site/pages/entry.ts';
const OFFLINE = 'src/site/pages/offline/offline.ts';
const HEADS = [PAGE, TRANSPARENCY, ENTRY, OFFLINE];
const LATE = 'src/site/kit/late-app.ts';
const TABS = 'src/site/kit/session/tabs.ts';
const THEME = 'src/site/kit/theme.ts';
const THIRD_PARTIES = 'src/site/kit/third-parties.ts';
const PAGE_STYLES = 'src/site/pages/page.css';
/** Fonts come with the application's style sheet. */
const FONTS = 'src/fonts/';
const FONT = `${FONTS}inter-latin.woff2`;

interface PrerenderOptions {
  root: string;
  settings: SiteSettings;
  /** `resolve` and `define` of the client. */
  config: InlineConfig;
  /** The router's plugin, for the server that renders the pages. */
  routes: () => PluginOption;
}

const hasThirdParties = ({ marketWidgets, liveChat }: SiteSettings) =>
  marketWidgets !== undefined || liveChat !== undefined;

async function loadSite(server: ViteDevServer): Promise<PublicSite> {
  return (await server.ssrLoadModule('/src/site/pages/render.tsx')) as unknown as PublicSite;
}

/** Writes the public pages and a static host's `_headers`, `_redirects`, `robots.txt`, `sitemap.xml`. */
export function prerenderAtBuild({ root, settings, config, routes }: PrerenderOptions): Plugin {
  const scripts = new Map<string, ClassicScript>();
  const scriptUrl = (input: string) => `/${scripts.get(input)?.fileName ?? ''}`;
  return {
    name: 'glassmine:prerender',
    apply: 'build',
    async buildStart() {
      const inputs = [...HEADS, LATE, TABS, THEME, ...(hasThirdParties(settings) ? [THIRD_PARTIES] : [])];
      for (const input of inputs) scripts.set(input, await buildClassicScript(`${root}${input}`, { ...config, root }));
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: scriptUrl(THEME) }, injectTo: 'head-prepend' as const }],
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const [input, { fileName, code }] of scripts)
          if (!HEADS.includes(input)) this.emitFile({ type: 'asset', fileName, source: code });
        // Inline code must not contain anything like `</script>`; React would change it after it was hashed.
        const inside = (input: string) => (scripts.get(input)?.code ?? '').trim().replaceAll('</', String.raw`<\/`);
        const headScripts = HEADS.map(inside);
        const found = (url: string | undefined, source: string) => {
          if (!url) throw new Error(`The build holds no ${source}.`);
          return url;
        };
        const urlOf = (source: string) => found(assetOf(bundle, source), source);
        const assets = {
          font: urlOf(FONT),
          script: { code: inside(PAGE) },
          transparency: { code: inside(TRANSPARENCY) },
          entry: { code: inside(ENTRY) },
          offline: { code: inside(OFFLINE) },
          app: (path: string, language: string) => takeOverFiles(bundle, `${root}src/`, path, language),
          late: scriptUrl(LATE),
          tabs: scriptUrl(TABS),
          thirdParties: hasThirdParties(settings) ? scriptUrl(THIRD_PARTIES) : undefined,
          areModules: false,
        };
        const server = await createServer({
          ...config,
          root,
          configFile: false,
          plugins: [routes(), fillWithEnglish(), react()],
          appType: 'custom',
          logLevel: 'warn',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        });
        try {
          const site = await loadSite(server);
          const texts = [...scripts.values()].map(({ code }) => code);
          for (const { render } of site.documents)
            texts.push(await render({ ...assets, policy: undefined, styles: { code: '' } }));
          const styles = await pageStyles({
            file: `${root}${PAGE_STYLES}`,
            source: readFileSync(`${root}${PAGE_STYLES}`, 'utf8'),
            texts,
            urlOf: (path) => urlOf(`${FONTS}${basename(path)}`),
          });
          for (const { file, render } of site.documents) {
            const inlined = { scripts: headScripts, styles: [styles, ...toastStyles(root)] };
            const policy = publicPolicy(settings, file.endsWith('index.html'), inlined);
            const source = await render({ ...assets, policy, styles: { code: styles } });
            this.emitFile({ type: 'asset', fileName: file, source });
          }
          this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: await site.sitemap() });
        } finally {
          await server.close();
        }
        const robots = `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', settings.siteUrl).href}\n`;
        this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(settings, headScripts) });
        this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile(root) });
      },
    },
  };
}

/** The same pages in the development server, rendered per request. */
export function prerenderOnRequest({ root, settings }: Pick<PrerenderOptions, 'root' | 'settings'>): Plugin {
  const assets: PageAssets = {
    policy: undefined,
    styles: { src: `/${PAGE_STYLES}` },
    font: `/${FONT}`,
    script: { src: `/${PAGE}` },
    transparency: { src: `/${TRANSPARENCY}` },
    entry: { src: `/${ENTRY}` },
    offline: { src: `/${OFFLINE}` },
    app: () => ['/src/main.tsx'],
    late: `/${LATE}`,
    tabs: `/${TABS}`,
    thirdParties: hasThirdParties(settings) ? `/${THIRD_PARTIES}` : undefined,
    areModules: true,
  };
  return {
    name: 'glassmine:prerender-on-request',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path === '/app.html'
          ? [
              {
                tag: 'script',
                attrs: { type: 'module', src: `/${THEME}` },
                injectTo: 'head-prepend' as const,
              },
            ]
          : [],
    },
    configureServer(server) {
      async function answer(
        request: IncomingMessage,
        response: ServerResponse,
        next: (error?: unknown) => void,
      ): Promise<void> {
        const { pathname } = new URL(request.url ?? '/', 'http://client');
        const isApp = appAddresses(root).includes(pathname.replace(/\/$/, ''));
        if (isApp) request.url = '/app.html';
        if (isApp || pathname.includes('.') || !request.headers.accept?.includes('text/html')) {
          next();
          return;
        }
        try {
          const { documents } = await loadSite(server);
          const found = documents.find(({ address }) => address === pathname);
          const named = `/${pathname.split('/')[1]}/404`;
          const page =
            found ??
            documents.find(({ address }) => address === named) ??
            documents.find(({ address }) => address === '/404');
          const html = await server.transformIndexHtml(pathname, (await page?.render(assets)) ?? '');
          response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
        } catch (error) {
          next(error);
        }
      }
      server.middlewares.use((request, response, next) => void answer(request, response, next));
    },
  };
}
