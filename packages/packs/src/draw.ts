import { brandLookOf } from './brands/brand-looks.ts'
import { darker, lighter } from './colour.ts'
import { fillWindow } from './contents/fill-window.ts'
import type { Drawing } from './drawing.ts'
import { label, type Emblem } from './label/label.ts'
import { lights } from './light.ts'
import { lot } from './lot.ts'
import { ellipse, ground, middle, type Rect, roundOutline, side } from './shapes/geometry.ts'
import type { Look } from './shapes/look.ts'
import { shapes, type ShapeName } from './shapes/shapes.ts'

/** Shapes that show the goods themselves, and bottles with room for words alone. */
const open = new Set<ShapeName>([
  'loose',
  'counter',
  'bunch',
  'sleeve',
  'pot',
  'thing',
  'pair',
  'tray',
  'dish',
  'punnet',
  'net',
  'eggBox',
  'pillow',
  'blister',
  'wine',
  'whiteWine',
  'sparkling',
  'spirit',
  'beer',
  'oil',
])

/**
 * The picture as SVG, a square of 400 units without a background. `emblem` is the address of the goods' own picture (a
 * data URI), where the drawing names one.
 */
export function draw(drawing: Drawing, emblem: string | undefined, pixels: number): string {
  const look = lookOf(drawing, emblem)
  const { under, panel, over, clip, foot } = shapes[drawing.shape](look)
  const words = label(drawing, panel, open.has(drawing.shape) ? undefined : emblemOn(look, drawing))
  const cut =
    clip === undefined
      ? words
      : `<clipPath id="label"><path d="${clip}"/></clipPath><g clip-path="url(#label)">${words}</g>`
  const scale = drawing.scale
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}"><defs>${lights}${thingOf(emblem)}</defs><g transform="translate(${middle} ${ground}) scale(${scale}) translate(${-middle} ${-ground})">${ellipse(middle, ground - 2, foot, 13, 'url(#foot)')}${under}${cut}${over}</g></svg>`
}

const thingOf = (emblem: string | undefined) =>
  emblem === undefined ? '' : `<image id="thing" width="100" height="100" href="${emblem}"/>`

function lookOf(drawing: Drawing, emblem: string | undefined): Look {
  const { base } = brandLookOf(drawing.brand)
  const word = `${drawing.brand}/${drawing.title}`
  const thing: Look['thing'] = (x, y, size, turn = 0) =>
    emblem === undefined
      ? ''
      : `<use href="#thing" transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)"/>`
  return {
    base,
    deep: darker(base, 0.3),
    pale: lighter(base, 0.72),
    accent: drawing.accent,
    inside: drawing.inside,
    pieces: drawing.pieces,
    word,
    thing: drawing.content === undefined ? thing : (x, y, size) => helping(drawing, x, y, size, word),
    filling: (area) => fillingOf(drawing, area, word, thing),
  }
}

/** A heap of the goods where a shape lays single things. */
function helping({ content }: Drawing, x: number, y: number, size: number, word: string): string {
  if (content === undefined) return ''
  const area: Rect = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  return fillWindow(content, area, `${word}/${x}`)
}

function fillingOf({ content, accent }: Drawing, area: Rect, word: string, thing: Look['thing']): string {
  if (content !== undefined) return fillWindow(content, area, word)
  const size = area.height * 1.02
  const [left, top] = [area.x + area.width / 2, area.y + area.height / 2]
  return (
    `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" fill="${lighter(accent, 0.5)}"/>` +
    thing(left - area.width * 0.28, top + 8, size, -12) +
    thing(left + area.width * 0.28, top + 8, size, 14) +
    thing(left, top - 4, size)
  )
}

/** On a label: the goods' picture with its own shadow, or a window full of them. */
function emblemOn(look: Look, { content, emblem }: Drawing): Emblem | undefined {
  if (content === undefined && emblem === undefined) return () => ''
  return (area) => {
    const size = Math.min(area.width, area.height)
    const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
    if (content === undefined)
      return (
        ellipse(x, y + size * 0.46, size * 0.36, size * 0.05, '#1a130a', 'fill-opacity="0.14"') +
        look.thing(x, y, size, Math.round((lot(look.word, 'turn') - 0.5) * 26))
      )
    const plate: Rect = { x: area.x, y: area.y + area.height * 0.06, width: area.width, height: area.height * 0.88 }
    return `<clipPath id="plate"><path d="${roundOutline(plate, plate.height / 2.2)}"/></clipPath><g clip-path="url(#plate)">${fillWindow(content, plate, look.word)}</g>`
  }
}
