import { defineConfig } from '@playwright/test';

/** The journeys of `npm test`. */
const main = [
  'account/{journey,payment-methods,tabs,takeover,trading}.spec.ts',
  'operator/{cases,roles}.spec.ts',
  'site/{entry,public}.spec.ts',
];
const part = process.env['PART_OF_TESTS'];
const isMain = part === 'main';

export default defineConfig({
  projects: [
    // What takes longest starts first.
    ...(isMain ? [] : [{ name: 'accessibility', testDir: 'tests/e2e', testMatch: 'accessibility.spec.ts' }]),
    {
      name: 'journeys',
      testDir: 'tests/e2e',
      testIgnore: ['accessibility.spec.ts', ...(part === 'rest' ? main : [])],
      ...(isMain && { testMatch: main }),
    },
    ...(isMain ? [] : [{ name: 'specification', testDir: 'tests/specification' }]),
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Each has a site and a browser of its own; while one waits for its browser, the others fill the two cores that everybody has.
  workers: 3,
  // What is slow here may be the machine. Nothing but a test that fails waits as long as this.
  timeout: 600_000,
  // `toPass` has no limit of its own, unlike other expectations, and waited for all the time of a test.
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  forbidOnly: true,
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // A button that never comes fails its test, and does not hold a worker for all of the time above.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A headless browser cannot ask.
    permissions: ['clipboard-read', 'clipboard-write'],
    // What it answers, tests cannot intercept. Those of the time without a network allow it.
    serviceWorkers: 'block',
    // Frames of movements that no test looks at are a twentieth of the time; the tests of movements ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Copies of the page at every step are a sixth of the time. A test that fails leaves its actions, requests and last picture.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
  },
});
