import { defineConfig } from '@playwright/test'
import { chromiumFlags, flowsBrowserPath } from './src/browser.mjs'
import { siteCount, sitePort } from './src/site'

/** e2e drives a real browser against the production build, through the edge, under the production headers. */
export default defineConfig({
  testDir: '.',
  testMatch: ['flows/**/*.spec.ts', 'faults/**/*.spec.ts', 'engines/**/*.spec.ts'],
  fullyParallel: false,
  workers: siteCount,
  retries: 0,
  // They end what hangs: a machine with other work may take long, and flows set none of their own.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  outputDir: '../.cache/test-results/e2e',
  reporter: [
    ['list'],
    ['./src/say-skipped.mjs'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/test-results/e2e.json' }],
  ],
  globalSetup: './src/global-setup.ts',
  use: {
    baseURL: `http://localhost:${sitePort}`,
    // A control that does not come fails its test, not the run's patience.
    actionTimeout: 90_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // Pixels are drawn by the processor here: a quarter of a phone's is what the machine has time for.
    deviceScaleFactor: 1,
    trace: 'off',
    // Frames of moving banners cost a sixth of a core. Flows that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would take documents out of the reach of a test's own routes; its own test allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: flowsBrowserPath(), args: chromiumFlags },
  },
})
