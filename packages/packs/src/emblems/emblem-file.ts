import { fileURLToPath } from 'node:url'
import { type EmblemName, emblemSources } from './emblem-names.ts'
import { recolourings } from './recoloured.ts'

export const emblemsFolder = fileURLToPath(new URL('../../emblems/', import.meta.url))

/** The picture behind a name: 256 × 256 WebP with alpha. */
export const emblemFile = (name: EmblemName) => `${emblemsFolder}${name}.webp`

export function isEmblemName(name: string): name is EmblemName {
  return Object.hasOwn(emblemSources, name) || Object.hasOwn(recolourings, name)
}
