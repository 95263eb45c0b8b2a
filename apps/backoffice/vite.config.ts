import { defineConfig } from 'vite'

/** A program of one page: it has an address of its own, and nothing of it is in the pages of shoppers. */
export default defineConfig({
  base: '/admin/',
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    outDir: 'build',
    // Fonts stay files: the content policy allows no data addresses.
    assetsInlineLimit: 0,
  },
})
