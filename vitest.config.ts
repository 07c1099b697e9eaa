import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * A project's files. `npm test` leaves random and catalogue-wide tests, those in real time, and rarely affected parts
 * to `npm run test:all`.
 */
function files(include: string, ...thorough: string[]) {
  if (process.env['PART_OF_TESTS'] === 'rest') return { include: thorough };
  return { include: [include], exclude: process.env['PART_OF_TESTS'] === 'main' ? thorough : [] };
}

/** A busy machine is slow, not wrong: nothing but a test that fails waits as long. */
const patient = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } }, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Three on two cores: while one waits for a screen or server, the others work.
    maxWorkers: 3,
    // A failed test is told with the place at which it alone can be run.
    includeTaskLocation: true,
    projects: [
      {
        plugins: [react()],
        resolve: {
          alias: {
            '@': fileURLToPath(new URL('src', import.meta.url)),
            // The browser build; Node would get another one.
            'tus-js-client': 'tus-js-client/lib.esm/browser/index.js',
          },
        },
        test: {
          name: 'app',
          server: { deps: { inline: ['tus-js-client'] } },
          environment: 'jsdom',
          // Loading jsdom and React once per worker saves over half the time; tests/app/setup.ts isolates files.
          isolate: false,
          ...files(
            'tests/app/**/*.test.{ts,tsx}',
            'tests/app/{copying,operator,trading}/**/*.test.{ts,tsx}',
            'tests/app/auth/{logout,wrong-clock}.test.{ts,tsx}',
            'tests/app/{deposits/payment-retries,frame/live-updates,money/frozen,withdrawals/withdraw-factor,withdrawals/withdraw-passkey}.test.tsx',
          ),
          setupFiles: ['tests/app/setup.ts'],
          // Skips styles, except those read as text.
          css: { include: /\?raw$/ },
          env: {
            // Screens show local time.
            TZ: 'UTC',
            VITE_SUPABASE_URL: 'http://supabase.test',
            VITE_SUPABASE_READ_URL: 'http://supabase.test',
            VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
            VITE_SITE_URL: 'https://site.test',
            VITE_MARKET_WIDGETS: '',
            VITE_LIVE_CHAT_SRC: '',
            VITE_DEMO_PEOPLE: '',
          },
        },
      },
      {
        test: {
          name: 'scripts',
          ...files(
            '{packages/*/tests,tests/scripts}/**/*.test.ts',
            'packages/*/tests/{killed-database,ports,project}.test.ts',
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
          // Every file has its own database and shares nothing else, so modules load once.
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
