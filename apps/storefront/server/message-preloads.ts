import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type Locale } from '../src/lib/visit/locale.ts'

type Manifest = Record<string, { file: string; name?: string; imports?: string[] } | undefined>

/** Route ids to the script files of wording their pages wait for. */
export type MessagePreloads = (locale: Locale, routeIds: readonly string[]) => string[]

const routeKey = /^src\/(pages\/\w+)\.tsx(?=\?|$)/

/** The parts of the wording a script imports before it runs, by the names `vite-chunks.ts` gives their files. */
function partsOf(manifest: Manifest, key: string): string[] {
  const seen = new Set([key])
  for (const known of seen) for (const imported of manifest[known]?.imports ?? []) seen.add(imported)
  return [...seen].flatMap((known) => /^wording-(\w+)$/.exec(manifest[known]?.name ?? '')?.slice(1) ?? [])
}

/**
 * The script files of a page's wording. The first rendering in the browser waits for them, and nothing in the page
 * names them before its scripts run: preloading saves that round trip.
 */
export function messagePreloads(clientFolder: string): MessagePreloads {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
  const parts = new Map<string, readonly string[]>()
  for (const key of Object.keys(manifest)) {
    const id = routeKey.exec(key)?.[1]
    if (id !== undefined) parts.set(id, [...(parts.get(id) ?? []), ...partsOf(manifest, key)])
  }
  const fileOf = (source: string) => {
    const chunk = manifest[`src/messages/${source}.ts`]
    return chunk ? [`/${chunk.file}`] : []
  }
  const shelves = new Map(locales.map((locale) => [locale, fileOf(locale)]))
  return (locale, routeIds) => {
    const wanted = new Set(routeIds.flatMap((id) => parts.get(id) ?? []))
    return [...(shelves.get(locale) ?? []), ...[...wanted].flatMap((part) => fileOf(`${locale}.${part}`))]
  }
}
