import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

const { executablePath, args, env } = findBrowser();

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e', testIgnore: 'accessibility.spec.ts' },
    // Many small ones, whose titles say what is missing: a trace of each would take longer than they do.
    { name: 'specification', testDir: 'tests/specification', use: { trace: 'off' } },
    // As long as all other journeys together: a project of its own, so that the two halves of a whole run are alike.
    { name: 'accessibility', testDir: 'tests/e2e', testMatch: 'accessibility.spec.ts' },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  // One browser and one stack fill the two cores that everybody has.
  workers: 1,
  // What is slow here may be the machine. Nothing but a test that fails waits as long as this.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    browserName: 'chromium',
    // A headless browser asks nobody.
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
