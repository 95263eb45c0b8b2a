import { emblemFile } from '@bottega/packs/emblems/emblem-file.ts'
import sharp from 'sharp'
import { picturesFolder } from './demo-picture.ts'
import { type HeaderPicture, headerPictures, headerSizes } from './header-pictures.ts'

type Size = (typeof headerSizes)[keyof typeof headerSizes]

function background({ from, to }: HeaderPicture, { width, height }: Size): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <ellipse cx="${width * 0.62}" cy="${height * 1.35}" rx="${width * 0.62}" ry="${height * 0.75}" fill="#fff" opacity="0.45"/>
  </svg>`)
}

/** The things side by side on the table, every second one a little further back. */
async function thingsOn(picture: HeaderPicture, { width, height, thing }: Size) {
  const step = thing * 1.1
  const shown = picture.things.slice(0, Math.floor((width - thing * 0.4) / step))
  const begin = Math.round((width - step * (shown.length - 1) - thing) / 2)
  return Promise.all(
    shown.map(async (name, index) => ({
      input: await sharp(emblemFile(name)).resize(thing, thing).toBuffer(),
      left: Math.round(begin + index * step),
      top: Math.round(height - thing - 18 - (index % 2) * 26),
    })),
  )
}

/** Draws the headers into the repository again; run after changing `headerPictures`. */
for (const [slug, picture] of Object.entries(headerPictures))
  for (const size of Object.values(headerSizes))
    await sharp(background(picture, size))
      .composite(await thingsOn(picture, size))
      .webp({ quality: 84, effort: 6 })
      .toFile(`${picturesFolder}header-${slug}${size.suffix}.webp`)
