import type { Drawing } from '../drawing.ts'
import type { ShapeName } from '../shapes/shapes.ts'
import { accentOf, insideOf } from './accent-of.ts'
import { contentOf } from './content-of.ts'
import { emblemOf } from './emblem-of.ts'
import type { PackFacts } from './pack-facts.ts'
import { packWords } from './pack-words.ts'
import { scaleOf, shapeOf } from './shape-of.ts'
import { tintOf } from './tint-of.ts'

/** Words a label leaves out: the pack says them, or the shelf does. */
const spare = /\b(confezionat[oaie]|in vaschetta|in busta|sfus[oaie]|gi[àa] pront[oaie])\b/gi
const mostCharacters = 46

/** The product's name as short as a label prints it, without the brand's own words. */
export function titleOf(name: string, brand: string): string {
  const bare = name.replaceAll(/\([^)]*\)/g, ' ').replaceAll(spare, ' ')
  const plain = withoutBrand(bare, brand).replaceAll(/\s+/g, ' ').trim()
  const title = plain === '' ? name : plain
  const words = title.split(' ')
  while (words.join(' ').length > mostCharacters && words.length > 2) words.pop()
  const short = words.join(' ').slice(0, mostCharacters + 14)
  return short.replace(/[\s,;.]+$|\s(?:di|del|della|dei|con|e|in|al|alla|allo|ai|agli|da|per|il|la)$/gi, '')
}

function withoutBrand(name: string, brand: string): string {
  const at = name.toLowerCase().indexOf(brand.toLowerCase())
  return at < 0 || brand === '' ? name : `${name.slice(0, at)} ${name.slice(at + brand.length)}`
}

const figures = /\b(\d+ ?%|\d+ mesi|spf ?\d+|taglia \w+|n\. ?\d+|\d+ ?w\b|\d+ veli|\d+ cereali)/i

/** The figure of a name that a label shows by itself. */
const badgeOf = (name: string): string | undefined => figures.exec(name)?.[1]

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

/** The drawing of a product, from the facts the shop knows of it. The same facts give the same drawing. */
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
