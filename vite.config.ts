import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { parse } from 'smol-toml';
import { defineConfig, loadEnv, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where the local Supabase answers: the port that `supabase/config.toml` gives it. */
function localUrl(): string {
  const { api } = parse(readFileSync(`${root}supabase/config.toml`, 'utf8'));
  const port = typeof api === 'object' && 'port' in api ? Number(api.port) : 54321;
  return `http://127.0.0.1:${port}`;
}

/** The publishable key of the local Supabase; the same on every machine, and of no use elsewhere. */
async function localKey(): Promise<string> {
  const file = `${root}supabase/embedded/keys.ts`;
  if (existsSync(file)) {
    const keys: unknown = await import(pathToFileURL(file).href);
    if (typeof keys === 'object' && keys && 'PUBLISHABLE_KEY' in keys) return String(keys.PUBLISHABLE_KEY);
  }
  return 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
}

/** The response headers of the built site, in the `_headers` format that static hosts and the local server read. */
function securityHeaders(supabaseUrl: string): Plugin {
  const { origin } = new URL(supabaseUrl);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Toasts and dialogs insert their own <style> elements.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${origin}`,
    `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
    // A proof may be a PDF, shown from a signed address.
    `frame-src ${origin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
  const source = `/*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/api/v0.1/countries
  Content-Type: application/json; charset=utf-8
`;
  return {
    name: 'glassmine:security-headers',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  };
}

export default defineConfig(async ({ mode }) => {
  const env = loadEnv(mode, root);
  const supabaseUrl = env['VITE_SUPABASE_URL'] ?? localUrl();
  const supabaseKey = env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? (await localKey());
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A loader imports its feature's queries and with them supabase-js: it travels with the component, not with the router.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
        tmpDir: 'node_modules/.cache/tanstack-router',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      tailwindcss(),
      securityHeaders(supabaseUrl),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(supabaseUrl),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(supabaseKey),
    },
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            // What every page needs, and no release of ours changes, in one file.
            groups: [
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|sonner|i18next|clsx|tailwind-merge|class-variance-authority)[\\/]/,
              },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 5173, strictPort: true },
  };
});
