import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@bottega/rules/text/language.ts'

/** File name of a built script with texts in one language: `HomePage-abc.de.js`. */
export const scriptIn = (locale: Language, file: string) => file.replace(/\.js$/, `.${locale}.js`)

/**
 * The router's manifest with the scripts of one language; those without texts are the same for all. `scripts` are the
 * names of the files that were built.
 */
export function localizeManifest<Manifest>(
  manifest: Manifest,
  scripts: ReadonlySet<string>,
  locale: Language,
): Manifest {
  const text = JSON.stringify(manifest).replaceAll(/(?<=\/assets\/)[\w.-]+\.js\b/g, (script) => {
    const localized = scriptIn(locale, script)
    return scripts.has(localized) ? localized : script
  })
  return JSON.parse(text) as Manifest
}

/** Names of the files of scripts and styles that were built. */
export const builtScripts = (clientFolder: string): ReadonlySet<string> =>
  new Set(readdirSync(join(clientFolder, 'assets')))
