import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../src/lib/visit/locale.ts'

/** File name of a built script with texts in one language: `HomePage-abc.de.js`. */
export const scriptIn = (locale: Locale, file: string) => file.replace(/\.js$/, `.${locale}.js`)

/** The router's manifest with the scripts of one language; those without texts are the same for all. */
export function localizeManifest<Manifest>(manifest: Manifest, clientFolder: string, locale: Locale): Manifest {
  const text = JSON.stringify(manifest).replaceAll(/\/assets\/[\w.-]+\.js\b/g, (path) => {
    const localized = scriptIn(locale, path)
    return existsSync(join(clientFolder, localized)) ? localized : path
  })
  return JSON.parse(text) as Manifest
}
