import type { Drawing } from '../drawing.ts'
import type { ShapeName } from '../shapes/shapes.ts'
import { accentOf, insideOf } from './accent-of.ts'
import { contentOf } from './content-of.ts'
import { emblemOf } from './emblem-of.ts'
import type { PackFacts } from './pack-facts.ts'
import { packWords } from './pack-words.ts'
import { scaleOf, shapeOf } from './shape-of.ts'
import { tintOf } from './tint-of.ts'
import { badgeOf, titleOf } from './title-of.ts'

/** Shapes with a window, or open enough to show pieces. */
export const windowShapes: ReadonlySet<ShapeName> = new Set<ShapeName>([
  'pillow',
  'dish',
  'tray',
  'carton',
  'smallBox',
  'flatBox',
  'pouch',
  'film',
  'paperBag',
])

/** What a product's picture is drawn from, by what the shop knows of it. The same facts give the same drawing. */
export function drawingOf(facts: PackFacts): Drawing {
  const words = packWords(facts.pack)
  const shape = shapeOf(facts, words)
  const content = windowShapes.has(shape) ? contentOf(facts) : undefined
  const accent = accentOf(facts)
  const badge = badgeOf(facts.name) ?? (words.times > 1 ? `× ${words.times}` : undefined)
  return {
    shape,
    scale: scaleOf(shape, words),
    brand: facts.brand,
    title: titleOf(facts.name, facts.brand),
    weight: words.printed,
    ...(badge !== undefined && { badge }),
    accent,
    inside: insideOf(facts, shape, accent),
    pieces: words.times,
    emblem: emblemOf(facts),
    tint: tintOf(facts.name, facts.brand),
    ...(content !== undefined && { content }),
  }
}
