import { darker, lighter } from '../colour.ts'
import type { Content } from '../drawing.ts'
import { lot } from '../lot.ts'
import type { Rect } from '../shapes/geometry.ts'
import { pieces } from './pieces.ts'

/** Pieces are drawn larger than life, so that their form is seen on a card of 170 pixels. */
const magnified = 1.4

/** Pieces heaped in a window, the nearest last. */
export function fillWindow({ piece, colour }: Content, area: Rect, word: string): string {
  const terms = pieces[piece]
  const back = `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" fill="${darker(colour, 0.42)}"/>`
  return back + ('strand' in terms ? strands(colour, terms.step, terms.strand, area) : heap(piece, colour, area, word))
}

function strands(colour: string, step: number, width: number, area: Rect): string {
  const count = Math.ceil(area.width / step) + 1
  const lines = Array.from({ length: count }, (_, at) => {
    const x = area.x + at * step
    const lean = (lot(colour, at) - 0.5) * 7
    const path = `M${x.toFixed(1)} ${area.y - 4}L${(x + lean).toFixed(1)} ${area.y + area.height + 4}`
    const shade = lot('shade', at) > 0.5 ? colour : lighter(colour, 0.18)
    return `<path d="${path}" stroke="${darker(colour, 0.3)}" stroke-width="${width + 1.6}"/><path d="${path}" stroke="${shade}" stroke-width="${width}"/>`
  })
  return lines.join('')
}

function heap(piece: Content['piece'], colour: string, area: Rect, word: string): string {
  const { step: apart, draw } = pieces[piece]
  const step = apart * magnified
  const [columns, rows] = [Math.ceil(area.width / step) + 1, Math.ceil(area.height / (step * 0.72)) + 1]
  const spots = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const jitter = (axis: string) => (lot(word, piece, at, axis) - 0.5) * step * 0.5
    return {
      x: Math.round(area.x + (column + (row % 2) * 0.5) * step + jitter('x')),
      y: Math.round(area.y + row * step * 0.72 + jitter('y')),
      turn: Math.round(lot(word, piece, at, 'turn') * 360),
      shade: lot(word, at, 'shade'),
    }
  })
  const shades = [colour, lighter(colour, 0.12), darker(colour, 0.08)]
  const symbols = shades.map((shade, index) => `<g id="piece${index}">${draw(shade)}</g>`).join('')
  const uses = spots.map(
    ({ x, y, turn, shade }) =>
      `<use href="#piece${Math.floor(shade * shades.length)}" transform="translate(${x} ${y}) rotate(${turn}) scale(${magnified})"/>`,
  )
  return `<defs>${symbols}</defs>${uses.join('')}`
}
