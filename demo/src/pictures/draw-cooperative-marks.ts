import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { picturesFolder } from './demo-picture.ts'

/** The logo of each cooperative, by the name its mark has in the content. */
const logos = {
  lombarda: 'cooperative-1',
  'delle-langhe': 'cooperative-3',
  'delle-dolomiti': 'cooperative-4',
  'dei-laghi': 'cooperative-5',
  padana: 'padana',
}

const marksFolder = fileURLToPath(new URL('../../content/pictures/logos/', import.meta.url))

/** Draws the marks into the repository again; run after changing a logo. Without its words, which need typefaces. */
for (const [name, file] of Object.entries(logos)) {
  const logo = await readFile(`${picturesFolder}logos/${file}.svg`, 'utf8')
  const mark = logo.replace('viewBox="0 0 240 64"', 'viewBox="4 4 56 56" width="168" height="168"')
  await sharp(Buffer.from(mark)).webp({ quality: 90 }).toFile(`${marksFolder}${name}.webp`)
}
