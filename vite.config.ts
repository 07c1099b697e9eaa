import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { readConfig } from 'local-supabase/config.ts';
import { publishableKey } from 'local-supabase/keys.ts';
import { defineConfig, loadEnv } from 'vite';
import { holdsSecret } from './scripts/checks/secrets.ts';
import { fillWithEnglish } from './src/site/build/english-words.ts';
import { followFirstScreen } from './src/site/build/first-screen.ts';
import type { SiteSettings } from './src/site/build/headers.ts';
import { prerenderAtBuild, prerenderOnRequest } from './src/site/build/prerender.ts';
import { serviceWorkerAtBuild } from './src/site/build/service-worker.ts';
import { isOnThisMachine } from './supabase/workers/service.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Data of the local Supabase, and what a restoration leaves next to it. */
const LOCAL_DATA = '**/.glassmine*{,/**}';

const localSupabaseUrl = () => `http://127.0.0.1:${readConfig(`${root}supabase`).api.port}`;

/** The configured key, or for this machine the local one. */
function keyFor(supabaseUrl: string, key: string | undefined): string {
  if (key !== undefined) return key;
  if (isOnThisMachine(supabaseUrl)) return publishableKey;
  throw new Error(`VITE_SUPABASE_PUBLISHABLE_KEY is not set. It is the publishable API key of ${supabaseUrl}.`);
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root);
  // Vite puts every VITE_ setting into the client, even unused ones.
  for (const [name, value] of Object.entries(env)) {
    if (holdsSecret(value)) throw new Error(`${name} holds a secret, which would be part of the site. Revoke it.`);
  }
  /** An empty setting is unset. */
  const setting = (name: string) => (env[name] === '' ? undefined : env[name]);
  const supabaseUrl = (setting('VITE_SUPABASE_URL') ?? localSupabaseUrl()).replace(/\/+$/, '');
  const readUrl = (setting('VITE_SUPABASE_READ_URL') ?? supabaseUrl).replace(/\/+$/, '');
  const supabaseKey = keyFor(supabaseUrl, setting('VITE_SUPABASE_PUBLISHABLE_KEY'));
  const settings: SiteSettings = {
    supabaseUrl,
    readUrl,
    siteUrl: setting('VITE_SITE_URL') ?? 'http://127.0.0.1:5173',
    marketWidgets: setting('VITE_MARKET_WIDGETS'),
    liveChat: setting('VITE_LIVE_CHAT_SRC'),
  };
  const config = {
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    // Words are used as whole objects.
    json: { namedExports: false, stringify: false },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(supabaseUrl),
      'import.meta.env.VITE_SUPABASE_READ_URL': JSON.stringify(readUrl),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(supabaseKey),
      'import.meta.env.VITE_SITE_URL': JSON.stringify(settings.siteUrl),
      'import.meta.env.VITE_MARKET_WIDGETS': JSON.stringify(settings.marketWidgets ?? ''),
      'import.meta.env.VITE_LIVE_CHAT_SRC': JSON.stringify(settings.liveChat ?? ''),
      'import.meta.env.VITE_DEMO_PEOPLE': JSON.stringify(setting('VITE_DEMO_PEOPLE') ?? ''),
    },
  };
  const firstScreen = followFirstScreen();
  const routes = () =>
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader imports its feature's queries and with them supabase-js: it travels with the component, not with the router. So does what
      // stands for a screen.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent']] },
      tmpDir: 'node_modules/.cache/tanstack-router',
      // Formatting takes half a second of every build.
      enableRouteTreeFormatting: false,
    });
  return {
    ...config,
    // Unknown addresses get the 404 page, not the application.
    appType: 'mpa' as const,
    plugins: [
      fillWithEnglish(),
      routes(),
      react(),
      tailwindcss(),
      firstScreen.plugin,
      prerenderAtBuild({ root, settings, config, routes }),
      serviceWorkerAtBuild({ root, config }),
      prerenderOnRequest({ root, settings }),
    ],
    build: {
      modulePreload: {
        // Every page has the named ones already. What a screen of the back office needs would be listed in everyone's first screen.
        resolveDependencies: (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
          hostType === 'html'
            ? needed
            : needed.filter(
                (one) =>
                  !/\/(app|rolldown|frame)/.test(one) && one !== file && !/\/(_?operator|_site|about)/.test(file),
              ),
      },
      rolldownOptions: {
        input: `${root}app.html`,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // Shared by every page and stable across releases.
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](?!react-virtual|virtual-core)[^\\/]+|i18next|clsx|tailwind-merge|class-variance-authority|zod|tslib)[\\/]|vite[\\/]preload-helper/,
              },
              // What every screen needs of ours, and the public pages with forms.
              {
                name: 'frame',
                test: (id: string) =>
                  firstScreen.isFrame(id) ||
                  /src\/(lib\/(control-look|forms\/clean-text|money\/dollars)|components\/(display\/NoticeBox|states\/(RetryButton|Unread)|ui\/(alert|badge|label|native-select)))\.tsx?$|lucide-react.*\/(arrow-down|arrow-up|check|chevron-down|circle-exclamation-point|info|menu|triangle-exclamation-point|x)\.m?js$/.test(
                    id,
                  ),
              },
              // What a form needs beyond the one below.
              {
                name: 'form',
                test: (id: string) =>
                  firstScreen.isEntry(id) ||
                  /node_modules[\\/](react-hook-form|@hookform)[\\/]|src[\\/]((features[\\/]auth[\\/]((factors|links|mutations|passkeys|registration|schema|sign-in|way)\.ts|components[\\/](AuthHeading|NewPasswordFields|Password(Input|Strength)|UnconfirmedNotice)))|components[\\/](display[\\/]ProgressBar|frame[\\/](RiskWarning|Still)|forms[\\/](ActionButton|FieldFrame|Focused|Form|FormField|PendingButton|PublicForm|SubmitButton|TextFields)\.|ui[\\/](card|field|input|textarea)\.)|lib[\\/](forms[\\/](rules|text-schema|use-submit|use-public-form|use-zod-form|works)|passwords[\\/]rules|leaving|session[\\/](destination|webauthn-support))|site[\\/]kit[\\/]send)|lucide-react.*[\\/](external-link|eye|eye-off|globe|key-round|loader-circle|mail|map-pin|phone)\.m?js/.test(
                    id,
                  ),
              },
              // Documents only: no browser fetches it.
              {
                name: 'reading',
                test: /src[\\/](routes[\\/]_site[\\/](404|about|terms|transparency)\.tsx\?|site[\\/]pages[\\/](about|terms|transparency)[\\/])/,
              },
              // What the first screen after signing in needs, in another: one request instead of thirty.
              {
                name: 'area',
                test: (id: string) => firstScreen.needs(id) || /words[\\/]en[\\/]dashboard\.json/.test(id),
              },
              // Shared back-office code in one file: separate ones would be listed in everyone's first screen.
              { name: 'operator-kit', test: /src[\\/]operator[\\/]kit[\\/]/ },
              // Loaded right after the first screen: live channel, session watch, market, toasts.
              {
                name: 'later',
                test: /node_modules[\\/](@supabase|sonner|iceberg-js|d3-array)[\\/]|src[\\/](lib[\\/](ages\.|offline[\\/]|data[\\/](supabase|patient-fetch|download)|live[\\/]realtime|session[\\/](token|tabs))|components[\\/](frame[\\/]ReadAt|forms[\\/]SegmentedControl|display[\\/](DayChart|Moves)|ui[\\/]sonner)|features[\\/]dashboard[\\/](bars|candles|prices|use-live-prices|components[\\/](History|Market(Strip|Chart)?\.tsx|Price(Figures|Chart)))|lib[\\/](live[\\/]use-topic|money[\\/](quote|market-figures))|features[\\/]proof[\\/](published-chain|queries|seen|verifier|components[\\/](Proof|DownloadJson)))|lucide-react.*[\\/](download|shield-check)\.m?js/,
              },
              // What several screens share, in few files: each would be listed in everyone's first screen.
              {
                name: 'dialog',
                test: /src[\\/](components[\\/](ui[\\/]dialog|\w+[\\/]\w*(Dialog|Modal))|lib[\\/]forms[\\/]use-dialogs)/,
              },
              {
                name: 'strategies',
                test: /src[\\/](features[\\/](copying|trading)|domain[\\/]strategies)[\\/](?!.*Dialog)/,
                minShareCount: 3,
              },
              { name: 'uploads', test: /src[\\/]lib[\\/]uploads[\\/](?!resumable)/, minShareCount: 3 },
              { name: 'table', test: /src[\\/]components[\\/].*(DataTable|EmptyState|ui[\\/]table)/ },
              {
                name: 'fields',
                test: /src[\\/].*([\\/]forms[\\/]|CoinsField|Evidence|MoreRows|RetryLine)|node_modules[\\/]uuid[\\/]/,
                minShareCount: 3,
              },
              {
                name: 'kit',
                test: /src[\\/](components|domain|features[\\/]dashboard|lib[\\/](data|money|use-))(?!.*(LongTable|QrCode|tabs))/,
                minShareCount: 3,
              },
              // Icons of other screens, in one file.
              { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      // Denies keys, uploads and mails of the local Supabase. This list replaces Vite's default, so it repeats it.
      fs: {
        deny: ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**', LOCAL_DATA],
      },
      watch: { ignored: [LOCAL_DATA] },
    },
    preview: { host: '127.0.0.1', port: 5173, strictPort: true },
  };
});
