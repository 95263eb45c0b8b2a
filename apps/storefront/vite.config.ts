import { ownAndNeeded } from '@bottega/ui/loading/imports-through.ts'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import shop from '../../package.json' with { type: 'json' }
import { chunkGroups, onEveryPage, plannedChunks } from './vite-chunks.ts'
import { patientImports } from './vite-imports.ts'
import { routerForTheBrowser } from './vite-router.ts'
import { serviceWorker } from './vite-worker.ts'
import { compiledWords } from './vite-words.ts'

export default defineConfig({
  plugins: [compiledWords(), plannedChunks(), patientImports(), routerForTheBrowser(), reactRouter(), serviceWorker()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(shop.version) },
  // A package found only when a page asks for it is bundled then, and the pages that are open load themselves again. The
  // routes are searched when the server starts (react-router.config.ts); the compiled words name one package more.
  optimizeDeps: { include: ['@formatjs/fast-memoize'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    // One sheet of 20 kB for the whole shop: pages wait for one file, and parts loaded on demand for none.
    cssCodeSplit: false,
    // Fonts and drawings stay files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    // A part that is fetched later names its own file and those it imports, without what every page has by then.
    modulePreload: {
      resolveDependencies: (own, needed) => ownAndNeeded(own, needed).filter((file) => !onEveryPage.test(file)),
    },
    rolldownOptions: {
      output: {
        // No getter of ours or of a dependency does anything but answer.
        minify: { compress: { treeshake: { propertyReadSideEffects: false } }, mangle: true },
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  resolve: {
    // Messages are compiled while building, so the parser of their syntax stays out of the browser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
})
