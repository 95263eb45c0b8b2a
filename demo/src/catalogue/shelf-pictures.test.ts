import { draw } from '@bottega/packs/draw.ts'
import type { Drawing } from '@bottega/packs/drawing.ts'
import { emblemFile } from '@bottega/packs/emblems/emblem-file.ts'
import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'
import { drawingOf } from '@bottega/packs/facts/drawing-of.ts'
import { readDrawnPath } from '@bottega/packs/drawn-path.ts'
import sharp from 'sharp'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from './generate-catalogue.ts'
import { readGoods } from './product-files.ts'

const goods = await readGoods()
const { products, categories } = generateCatalogue(goods, { products: 2000, seed: 7, today: '2026-11-21' })

interface Drawn {
  slug: string
  shelf: string
  drawing: Drawing
}

const drawn = products.flatMap((row): Drawn[] => {
  const path = readDrawnPath(row.image ?? '')
  const shelf = categories[row.categoryId - 1]?.slug
  if (path === undefined || shelf === undefined) return []
  const facts = { name: row.name.it, brand: row.brand, pack: row.pack.it, category: shelf, ...path }
  return [{ slug: row.slug, shelf, drawing: drawingOf(facts) }]
})
const shelves = Map.groupBy(drawn, ({ shelf }) => shelf)

/** Small enough to draw a whole catalogue, large enough to see what a shopper sees from a step away. */
const pixels = 64

const emblems = new Map<string, Promise<Buffer>>()

/** Most products of a shelf share theirs. */
function emblemOf(emblem: EmblemName, tint: Drawing['tint']): Promise<Buffer> {
  const key = JSON.stringify([emblem, tint])
  const png = emblems.get(key) ?? sharp(emblemFile(emblem)).resize(128).modulate(tint).png().toBuffer()
  emblems.set(key, png)
  return png
}

async function seen({ emblem, tint, ...drawing }: Drawing): Promise<Buffer> {
  const png = emblem && (await emblemOf(emblem, tint))
  const svg = draw(drawing, png && `data:image/png;base64,${png.toString('base64')}`, pixels)
  return sharp(Buffer.from(svg)).flatten({ background: '#f4f0e6' }).removeAlpha().raw().toBuffer()
}

/** Two packs that differ in a colour, a size or a seal are further apart; the same pack with another word is nearer. */
const alikeBelow = 2

/** Of the paper behind a pack, red and green. */
const isGround = (picture: Buffer, at: number) => picture[at] === 0xf4 && picture[at + 1] === 0xf0

/**
 * Mean difference of two pictures, 0 to 255, over the pixels where either has something. Plain loops: millions of pixels
 * are compared.
 */
function difference(one: Buffer, other: Buffer): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < one.length; at += 3) {
    if (isGround(one, at) && isGround(other, at)) continue
    let most = 0
    for (let channel = at; channel < at + 3; channel += 1)
      most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
    sum += most
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

describe('pictures of one shelf', () => {
  test('no two products are drawn from the same: shape, brand, name, weight or kind differ [pictures-1]', () => {
    expect(drawn.length).toBe(1999)
    for (const [shelf, goods] of shelves) {
      const drawings = goods.map(({ drawing }) => JSON.stringify(drawing))
      expect([shelf, new Set(drawings).size]).toEqual([shelf, drawings.length])
    }
  })

  test('no two look nearly alike, seen from a step away [pictures-2]', { timeout: atThisSpeed(300_000) }, async () => {
    const alike: string[] = []
    for (const goods of shelves.values()) {
      const views = await Promise.all(goods.map(({ drawing }) => seen(drawing)))
      for (const [one, view] of views.entries())
        for (const [other, against] of views.entries())
          if (one < other && difference(view, against) < alikeBelow)
            alike.push(`${goods[one]?.slug} = ${goods[other]?.slug} ${difference(view, against).toFixed(1)}`)
    }
    expect(alike).toEqual([])
  })
})
