import type { Drawing } from '@bottega/packs/drawing.ts'
import { windowShapes } from '@bottega/packs/facts/drawing-of.ts'
import { shapes, type ShapeName } from '@bottega/packs/shapes/shapes.ts'
import sharp from 'sharp'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const busy: Omit<Drawing, 'shape'> = {
  scale: 1,
  pieces: 6,
  brand: 'PASTIFICIO ORSENI',
  title: 'Fusilli di lenticchie rosse biologici trafilati al bronzo',
  weight: '6 × 500 g',
  badge: '24 mesi',
  accent: '#c8382a',
  inside: '#dd8350',
  emblem: 'salad',
}

const content = { piece: 'fusilli', colour: '#dd8350' } as const

const names = Object.keys(shapes) as ShapeName[]

const drawn = new Map<ShapeName, Promise<Buffer>>()

/** Of the card's size, with everything on it a label can have; drawn once for all that is said of it. */
function pictureOf(shape: ShapeName): Promise<Buffer> {
  const picture = drawn.get(shape) ?? drawPicture({ ...busy, shape, ...(windowShapes.has(shape) && { content }) }, 340)
  drawn.set(shape, picture)
  return picture
}

describe('a drawn picture of the card’s size', () => {
  test('has at most 12 kB in every shape, with everything on it a label can have [pictures-8]', () =>
    holdsForEach(names, String, async (shape) => {
      expect((await pictureOf(shape)).length).toBeLessThanOrEqual(12_000)
    }))

  const fillsItsFrame = async (shape: ShapeName) => {
    const { data, info } = await sharp(await pictureOf(shape))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0
    expect([alpha(1, 1), alpha(338, 1)]).toEqual([0, 0])
    const filled = Array.from({ length: 340 }, (_, y) =>
      Array.from({ length: 340 }, (_, x) => alpha(x, y)).some((at) => at > 200),
    )
    expect(filled.filter(Boolean).length).toBeGreaterThan(160)
  }

  test('stands on a transparent ground and fills its frame, in every shape [pictures-9]', () =>
    holdsForEach(names, String, fillsItsFrame))
})
