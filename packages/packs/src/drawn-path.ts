import { createHash } from 'node:crypto'
import { type EmblemName } from './emblems/emblem-names.ts'
import { isEmblemName } from './emblems/emblem-file.ts'
import type { PackFacts } from './facts/pack-facts.ts'

/**
 * Counts up whenever the drawer draws something differently, so that a picture never changes under its address: the
 * version stands in the address, not in what is stored.
 */
export const drawerVersion = 2

const folder = 'drawn/'
const stored = /^drawn\/([a-z-]{1,40})\/([\w-]{1,40})-[\da-f]{8}\.webp$/i
const versioned = /^drawn\/(\d{1,6})\/(.+)$/

/**
 * The value of the `image` column for a product whose picture is drawn: the article's code, the emblem that was chosen
 * ("auto" without one), and a digest of the facts, so that other facts are another picture.
 */
export function drawnPath(code: string, facts: PackFacts): string {
  const { name, brand, pack, category, emblem = 'auto' } = facts
  const digest = createHash('sha256').update([name, brand, pack, category, emblem].join('\u0000')).digest('hex')
  return `${folder}${emblem}/${code}-${digest.slice(0, 8)}.webp`
}

/** Code and chosen emblem of a stored path; undefined where the picture is a file. */
export function readDrawnPath(path: string): { code: string; emblem?: EmblemName } | undefined {
  const [, emblem = '', code] = stored.exec(path) ?? []
  if (code === undefined) return undefined
  return isEmblemName(emblem) ? { code, emblem } : { code }
}

/** A stored path as addresses have it. */
export const withDrawerVersion = (path: string) =>
  path.startsWith(folder) ? `${folder}${drawerVersion}/${path.slice(folder.length)}` : path

/** The stored path of an address and the version it was drawn by; undefined where the picture is a file. */
export function withoutDrawerVersion(path: string): { path: string; version: number } | undefined {
  const [, version, rest] = versioned.exec(path) ?? []
  return rest === undefined ? undefined : { path: folder + rest, version: Number(version) }
}
