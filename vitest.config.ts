import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { atThisSpeed } from './packages/rules/src/testing/at-this-speed.ts'
import { findBrowser } from './scripts/browser.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'
import { machineSlowness } from './scripts/testing/machine-speed.ts'

/** Every time limit is one of a fast machine, times this. Tests read it as well. */
const env = { MACHINE_SLOWNESS: String(await machineSlowness()) }

const onEmbedded = {
  env,
  globalSetup: ['apps/api/src/testing/database/embedded-setup.ts'],
  setupFiles: ['apps/api/src/testing/own-time.ts'],
  exclude: ['**/*.unit.test.ts', '**/*.postgres.test.ts', '**/node_modules/**'],
  isolate: false,
  expect: { poll: { timeout: atThisSpeed(10_000) } },
  testTimeout: atThisSpeed(30_000),
  hookTimeout: atThisSpeed(120_000),
  maxWorkers: 2,
}

/**
 * Pure rules and functions (`unit`), React components in a browser (`components`), races and every call through the built
 * program on a real PostgreSQL (`postgres`), and whole journeys in a browser (`e2e`). On the embedded database every call
 * (`api`), for machines without PostgreSQL, or only what depends on the kind of database (`embedded`). (decision 0620)
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          env,
          include: [
            'packages/**/*.test.ts',
            'demo/**/*.test.ts',
            'apps/bank/**/*.test.ts',
            'apps/shop/**/*.test.ts',
            'apps/storefront/**/*.test.ts',
            'apps/backoffice/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/api/src/**/*.unit.test.ts',
          ],
          isolate: false,
          setupFiles: ['scripts/testing/fresh-modules.ts'],
          unstubGlobals: true,
          unstubEnvs: true,
          expect: { poll: { timeout: atThisSpeed(10_000) } },
          // Some of them make a database from nothing.
          testTimeout: atThisSpeed(60_000),
          hookTimeout: atThisSpeed(120_000),
        },
      },
      {
        css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
        // Found while a test runs, they would reload it.
        optimizeDeps: { include: ['react-dom', 'typebox', 'use-intl/core'] },
        test: {
          name: 'components',
          env,
          include: ['packages/ui/src/**/*.browser.tsx', 'apps/{storefront,backoffice}/src/**/*.browser.tsx'],
          setupFiles: ['packages/ui/src/testing/page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // An animation under way would be measured half faded in.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: findBrowser() ?? 'chromium',
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
          expect: { poll: { timeout: atThisSpeed(10_000) } },
          testTimeout: atThisSpeed(20_000),
          hookTimeout: atThisSpeed(60_000),
        },
      },
      {
        test: {
          ...onEmbedded,
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...onEmbedded,
          name: 'embedded',
          // A database made from nothing computes for three seconds on a free core, and some tests make three.
          testTimeout: atThisSpeed(60_000),
          include: [
            'apps/api/src/kernel/{database,http,jobs}/**/*.test.ts',
            'apps/api/src/{staff/backup,trade/cart}/**/*.test.ts',
          ],
          // How a body is read does not depend on where anything is stored.
          exclude: [...onEmbedded.exclude, '**/all-calls/content-types.test.ts'],
        },
      },
      {
        test: {
          name: 'postgres',
          env,
          globalSetup: ['apps/api/src/testing/database/postgres-setup.ts'],
          setupFiles: ['apps/api/src/testing/own-time.ts'],
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**'],
          isolate: false,
          expect: { poll: { timeout: atThisSpeed(20_000) } },
          testTimeout: atThisSpeed(60_000),
          hookTimeout: atThisSpeed(120_000),
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          env,
          globalSetup: ['e2e/src/support/setup.ts'],
          setupFiles: ['e2e/src/support/show-last-words.ts'],
          include: ['e2e/src/**/*.e2e.ts'],
          // A second try is no pardon: `npm test` prints that it was needed, and the bench fails.
          retry: 1,
          isolate: false,
          expect: { poll: { timeout: atThisSpeed(60_000) } },
          testTimeout: atThisSpeed(240_000),
          hookTimeout: atThisSpeed(240_000),
          // Journeys wait more than they compute: one more than the cores of a small machine.
          maxWorkers: 3,
        },
      },
    ],
  },
})
