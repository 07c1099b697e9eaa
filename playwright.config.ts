import { defineConfig } from '@playwright/test';

const main = ['account/{journey,tabs,trading}.spec.ts', 'operator/cases.spec.ts', 'site/{entry,public}.spec.ts'];
const part = process.env['PART_OF_TESTS'];
const isMain = part === 'main';

export default defineConfig({
  projects: [
    // The slowest start first.
    ...(isMain ? [] : [{ name: 'pages', testDir: 'tests/e2e', testMatch: 'pages.spec.ts' }]),
    {
      name: 'journeys',
      testDir: 'tests/e2e',
      testIgnore: ['pages.spec.ts', ...(part === 'rest' ? main : [])],
      ...(isMain && { testMatch: main }),
    },
    ...(isMain ? [] : [{ name: 'specification', testDir: 'tests/specification' }]),
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Each has its own site and browser; while one waits for its browser, the others use the two cores.
  workers: 3,
  // Slow tests may mean a slow machine. Only a failing test waits this long.
  timeout: 600_000,
  // `toPass` has no default limit, unlike other expectations.
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  forbidOnly: true,
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // A button that never appears fails its test instead of holding a worker for the whole timeout.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A headless browser cannot prompt.
    permissions: ['clipboard-read', 'clipboard-write'],
    // Tests cannot intercept responses of a service worker. Offline tests allow it.
    serviceWorkers: 'block',
    // Animations cost a twentieth of the time; tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A page snapshot per step costs a sixth of the time. A failed test keeps its actions, requests and last picture.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
  },
});
