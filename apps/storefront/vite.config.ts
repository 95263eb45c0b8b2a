import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './vite-messages.ts'

/** What login, carts, deliveries, payments and orders share, and looking at shelves does without. */
const purchase =
  /\/features\/((basket|checkout|delivery|orders)\/|auth\/(Login|Password))|rules\/src\/(orders|validators)\//

export default defineConfig({
  plugins: [compiledMessages(), reactRouter()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    // The server reads it to preload the wording of the page's language.
    manifest: true,
    // Fonts and drawings stay files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Sixty small files cost a phone more in round trips than their bytes: what most pages share travels together.
          groups: [
            { name: 'framework', test: /node_modules/, minShareCount: 2, priority: 2 },
            { name: 'purchase', test: purchase, minShareCount: 2 },
            {
              name: 'shared',
              test: (id) =>
                /(packages\/\w+|storefront)\/src\/(?!messages\/|pages\/|features\/home\/)/.test(id) &&
                !purchase.test(id),
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  resolve: {
    // Messages are compiled while building, so the parser of their syntax stays out of the browser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
})
