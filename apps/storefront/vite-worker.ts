import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Beside the files for browsers, which are sent as they are: the shop writes its name before this one. */
export const workerFolder = join(import.meta.dirname, 'build/worker')

/** Builds the service worker after the pages, as one script that imports nothing. */
export function serviceWorker(): Plugin {
  return {
    name: 'bottega:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        css: { transformer: 'lightningcss' },
        build: {
          outDir: workerFolder,
          rolldownOptions: {
            input: join(import.meta.dirname, 'src/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}
