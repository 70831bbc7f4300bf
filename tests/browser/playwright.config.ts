import { defineConfig } from '@playwright/test'
import path from 'node:path'

const output = path.resolve(import.meta.dirname, '../output')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(output, 'browser'),
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The same in further shells and languages: `npm run test:browser`.
  ...(process.env['BROWSER_TESTS'] !== 'all' && { grepInvert: /@long/ }),
  // No retries: what passes on a second try has a fault. Patience costs nothing where all is well,
  // and a busy machine makes everything late.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: path.join(output, 'browser.json') }]],
  use: {
    // Set by the global setup; each worker reads this file again.
    baseURL: process.env['STACK_URL'],
    locale: 'th-TH',
    // What a test puts in the network's way would not reach a worker; its own test turns it on.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Bangkok',
    actionTimeout: 30_000,
    // What moves costs time and proves nothing, except where motion itself is tested.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] ? 'on' : 'off',
    launchOptions: {
      // Set by the global setup too.
      executablePath: process.env['CHROMIUM'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
