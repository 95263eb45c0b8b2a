import { copyFile, mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { emblemsFolder } from './emblem-file.ts'
import { emblemSources } from './emblem-names.ts'
import { recolourings } from './recoloured.ts'

const assets = new URL('./assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))

function assetOf(emoji: string): string {
  const codePoints = Array.from(emoji, (character) => character.codePointAt(0)?.toString(16) ?? '')
  return fileURLToPath(new URL(`${codePoints.join('-')}.webp`, assets))
}

/** Brings the used pictures into the repository, so that the shop runs without the package they come from. */
await mkdir(emblemsFolder, { recursive: true })
for (const [name, emoji] of Object.entries(emblemSources))
  await copyFile(assetOf(emoji), `${emblemsFolder}${name}.webp`)
for (const [name, { from, ...colours }] of Object.entries(recolourings)) {
  const picture = sharp(assetOf(emblemSources[from])).modulate(colours)
  await picture.webp({ quality: 88, effort: 6 }).toFile(`${emblemsFolder}${name}.webp`)
}
