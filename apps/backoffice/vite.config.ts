import { importsThrough, ownAndNeeded } from '@bottega/ui/loading/imports-through.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, defineConfig, type Plugin } from 'vite'

const base = '/admin/'

/** A digest of the shape of picking's stored answers. */
const copiesShape = ['../../packages/contract/src/fulfilment/fulfilment.ts', 'src/lib/signed-in-staff.ts']
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, import.meta.url))), createHash('sha256'))
  .digest('hex')
  .slice(0, 12)

const builtFile = (fileName: string, source: string | Uint8Array) => {
  if (fileName.startsWith('assets/')) return { url: base + fileName, revision: null }
  const digest = createHash('sha384').update(source).digest('base64')
  // With its digest, a page of another build is not stored beside the files of this one.
  return { url: base + fileName, revision: digest, integrity: `sha384-${digest}` }
}

/** The service worker is built after the program, because it names every file of it. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = 'build' }, bundle) {
    const files = Object.values(bundle).map((file) =>
      builtFile(file.fileName, file.type === 'chunk' ? file.code : file.source),
    )
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { builtFiles: JSON.stringify(files) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: {
          input: new URL('src/service-worker.ts', import.meta.url).pathname,
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    })
  },
}

/** A program of one page: it has an address of its own, and nothing of it is in the pages of shoppers. */
export default defineConfig({
  base,
  publicDir: false,
  plugins: [importsThrough(new URL('src/lib/reading/load-script.ts', import.meta.url).pathname), serviceWorker],
  define: { 'import.meta.env.VITE_COPIES_SHAPE': JSON.stringify(copiesShape) },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    outDir: 'build',
    // Fonts stay files: the content policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (own, needed, { hostType }) => (hostType === 'js' ? ownAndNeeded(own, needed) : needed),
    },
  },
})
