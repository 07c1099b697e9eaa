import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * The files of a project. `npm test` leaves to `npm run test:all` what is generated at random or over the whole catalogue, what waits
 * for real time, and the parts that few changes touch.
 */
function files(include: string, ...thorough: string[]) {
  if (process.env['PART_OF_TESTS'] === 'rest') return { include: thorough };
  return { include: [include], exclude: process.env['PART_OF_TESTS'] === 'main' ? thorough : [] };
}

/** A busy machine is slow, not wrong: nothing but a test that fails waits as long. */
const patient = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } }, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Two cores: while one worker waits for a screen or a server, the others use them.
    maxWorkers: 3,
    // A failed test is told with the place at which it alone can be run.
    includeTaskLocation: true,
    projects: [
      {
        plugins: [react()],
        resolve: {
          alias: {
            '@': fileURLToPath(new URL('src', import.meta.url)),
            // As browsers load it; to Node it offers another one.
            'tus-js-client': 'tus-js-client/lib.esm/browser/index.js',
          },
        },
        test: {
          name: 'app',
          server: { deps: { inline: ['tus-js-client'] } },
          environment: 'jsdom',
          // Loading jsdom and React once per worker saves more than half of the time; tests/app/setup.ts isolates the files.
          isolate: false,
          ...files(
            'tests/app/**/*.test.{ts,tsx}',
            'tests/app/{copying,operator,trading}/**/*.test.{ts,tsx}',
            'tests/app/auth/{logout,wrong-clock}.test.{ts,tsx}',
            'tests/app/{deposits/payment-retries,frame/live-updates,money/frozen,withdrawals/withdraw-factor,withdrawals/withdraw-passkey}.test.tsx',
          ),
          setupFiles: ['tests/app/setup.ts'],
          // Styles are left out, unless a test reads them as text.
          css: { include: /\?raw$/ },
          env: {
            // Screens show the time where the person is. In these tests that is here, wherever they run.
            TZ: 'UTC',
            VITE_SUPABASE_URL: 'http://supabase.test',
            VITE_SUPABASE_READ_URL: 'http://supabase.test',
            VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
            VITE_SITE_URL: 'https://site.test',
            VITE_MARKET_WIDGETS: '',
            VITE_LIVE_CHAT_SRC: '',
          },
        },
      },
      {
        test: {
          name: 'scripts',
          ...files(
            'tests/scripts/**/*.test.ts',
            'tests/scripts/local/*.test.ts',
            'tests/scripts/{prices/simulated-prices,repository/hosted-checks}.test.ts',
          ),
          ...patient,
        },
      },
      {
        test: {
          name: 'db',
          ...files(
            'tests/db/**/*.test.ts',
            'tests/db/{copying,everywhere,trading}/**/*.test.ts',
            'tests/db/access/{access-columns,access-doors,other-rows}.test.ts',
            'tests/db/{auth/live-everyone,books/forgeries,books/tallies,proof/proof-pools,withdrawals/hidden-addresses}.test.ts',
            'tests/db/site/{demo-world,going-live*}.test.ts',
          ),
          // Every file has a database of its own and nothing else that another could find, so modules are loaded once.
          pool: 'threads',
          isolate: false,
          globalSetup: ['tests/db/global-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'isolation',
          ...files('tests/isolation/**/*.test.ts', 'tests/isolation/**/*.test.ts'),
          globalSetup: ['tests/isolation/global-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'contract',
          ...files(
            'tests/contract/**/*.test.ts',
            'tests/contract/{assurance,busy,factors,passkeys,password-guesses,prices,realtime,register-first,security-keys,spellings}.test.ts',
            'tests/contract/takeovers.test.ts',
          ),
          globalSetup: ['tests/contract/global-setup.ts'],
          ...patient,
        },
      },
    ],
  },
});
