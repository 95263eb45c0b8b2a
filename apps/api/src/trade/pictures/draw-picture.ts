import { draw } from '@bottega/packs/draw.ts'
import type { Drawing } from '@bottega/packs/drawing.ts'
import { emblemFile } from '@bottega/packs/emblems/emblem-file.ts'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** Drawing is work for a core: a page of new pictures may take two, and leaves the rest to other requests. */
const drawing = pLimit(2)

/** Bytes a picture of the card's size may have, and the qualities tried until it does. */
const cardBudget = 12_000
const qualities = [84, 76, 68, 58, 46, 34] as const

/** The drawing as WebP with a transparent ground. `pixels` is the length of a side. */
export const drawPicture = (what: Drawing, pixels: number): Promise<Buffer> => drawing(() => drawNow(what, pixels))

async function drawNow(what: Drawing, pixels: number): Promise<Buffer> {
  const svg = draw(what, await emblemOf(what), pixels)
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const budget = cardBudget * Math.max(1, (pixels / 340) ** 2)
  let picture: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    picture = await sharp(data, { raw: { width, height, channels } }).webp({ quality, alphaQuality: 80 }).toBuffer()
    if (picture.length <= budget) return picture
  }
  return picture
}

/** As a data URI in the colours of the variety. */
async function emblemOf({ emblem, tint }: Drawing): Promise<string | undefined> {
  if (emblem === undefined) return undefined
  const original = sharp(emblemFile(emblem))
  const coloured = tint === undefined ? original : original.modulate(tint)
  const png = await coloured.png({ compressionLevel: 1 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
