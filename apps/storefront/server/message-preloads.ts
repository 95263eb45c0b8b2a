import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type Locale } from '../src/lib/locale.ts'

type Manifest = Record<string, { file: string } | undefined>

/**
 * The script file of each language's wording. The first rendering in the browser waits for it, and nothing in the page
 * names it before the entry script runs: preloading saves that round trip.
 */
export function messagePreloads(clientFolder: string): Partial<Record<Locale, string[]>> {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
  return Object.fromEntries(
    locales.map((locale) => {
      const chunk = manifest[`src/messages/${locale}.ts`]
      return [locale, chunk ? [`/${chunk.file}`] : []]
    }),
  )
}
