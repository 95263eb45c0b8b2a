import { fitting, line, lines, widthOf, wrap } from './lettering.ts'
import { ink, inkSoft, lineColour, offerColour, type Palette, saffron } from './tones.ts'

/** A product as its cell shows it; texts in the language of the page. */
export interface CellProduct {
  readonly brand: string
  readonly name: string
  readonly pack: string
  /** Whole euro with what separates them from the cents, and those, `1,` and `99`; absent where no price is printed. */
  readonly price?: { readonly euros: string; readonly cents: string; readonly per: string }
  readonly oldPrice?: string
  readonly unitPrice?: string
  readonly bubble?: string
  readonly forMembers: boolean
  /** PNG as a data address. */
  readonly picture?: string
}

/** Pixels of the page. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const gap = 8

/** A card with picture, words and price: beside each other where it is wide, below each other where it is tall. */
export function productCell(product: CellProduct, frame: Frame, palette: Palette): string {
  const box = { x: frame.x + gap, y: frame.y + gap, w: frame.w - 2 * gap, h: frame.h - 2 * gap }
  const isWide = box.w > box.h * 1.15
  const pad = Math.round(Math.min(box.w, box.h) * 0.05)
  const dish = isWide
    ? { x: box.x + pad, y: box.y + pad, w: box.w * 0.44 - pad, h: box.h - 2 * pad }
    : { x: box.x + pad, y: box.y + pad, w: box.w - 2 * pad, h: box.h * 0.5 - pad }
  const words = isWide
    ? { x: dish.x + dish.w + pad, y: box.y + pad, w: box.w * 0.56 - 2 * pad, h: box.h - 2 * pad }
    : { x: box.x + pad, y: dish.y + dish.h + pad * 0.6, w: box.w - 2 * pad, h: box.h * 0.5 - pad * 1.6 }
  return [
    `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" rx="22" fill="#fff" stroke="${lineColour}" stroke-width="2"/>`,
    `<rect x="${dish.x}" y="${dish.y}" width="${dish.w}" height="${dish.h}" rx="16" fill="${palette.dish}"/>`,
    pictureIn(product, dish),
    wordsIn(product, words),
    bubbleAt(product, dish),
  ].join('')
}

/** Below the bubble of the offer. */
function pictureIn({ picture }: CellProduct, { x, y, w, h }: Frame): string {
  if (picture === undefined) return ''
  const [width, height] = [w * 0.84, h * 0.7]
  return `<image href="${picture}" x="${x + (w - width) / 2}" y="${y + h * 0.2}" width="${width}" height="${height}"/>`
}

function wordsIn({ brand, name, pack, ...money }: CellProduct, box: Frame): string {
  const size = Math.max(22, Math.min(46, Math.round(Math.min(box.w * 0.118, box.h * 0.14))))
  const small = Math.max(17, Math.round(size * 0.72))
  const nameLines = wrap(name, box.w, { face: 'strong', size }, 3)
  const packLines = wrap(pack, box.w, { face: 'text', size: small }, 1)
  let y = box.y + small
  const parts = [line(brand, box.x, y, { face: 'strong', size: small * 0.86, colour: inkSoft })]
  y += size * 1.12
  parts.push(lines(nameLines, box.x, y, { face: 'strong', size, colour: ink }, 1.12))
  y += (nameLines.length - 1) * size * 1.12 + small * 1.35
  parts.push(lines(packLines, box.x, y, { face: 'text', size: small, colour: inkSoft }))
  return parts.join('') + priceIn(money, { box, small, wordsEnd: y })
}

interface PricePlace {
  box: Frame
  /** Size of the small letters. */
  small: number
  /** The position of the last line of the words. */
  wordsEnd: number
}

/**
 * At the foot of the words: the price in large figures, what it was above it, the price of a kilogram beside it. Where
 * the words leave no room above, the old price stands beside as well.
 */
function priceIn(
  { price, oldPrice, unitPrice }: Omit<CellProduct, 'brand' | 'name' | 'pack'>,
  { box, small, wordsEnd }: PricePlace,
) {
  if (price === undefined) return ''
  const whole = price.euros
  const size = Math.min(fitting(whole, box.w * 0.46, 'display', 150), box.h * 0.32)
  const centsSize = size * 0.52
  const colour = oldPrice === undefined ? ink : offerColour
  const base = box.y + box.h - size * 0.16
  const wholeWidth = widthOf(whole, { face: 'display', size })
  const right = box.x + wholeWidth + 4
  const afterCents = right + widthOf(price.cents, { face: 'display', size: centsSize }) + 6
  const parts = [
    line(whole, box.x, base, { face: 'display', size, colour }),
    line(price.cents, right, base - size * 0.7 + centsSize * 0.7, { face: 'display', size: centsSize, colour }),
    line(`€${price.per}`, right, base, { face: 'strong', size: small, colour }),
  ]
  const soft = { face: 'text', size: small * 0.95, colour: inkSoft } as const
  const edge = box.x + box.w
  const above = base - size * 0.7 - small * 0.7
  const hasRoomAbove = above - small > wordsEnd
  if (oldPrice !== undefined) {
    const oldWidth = widthOf(oldPrice, soft)
    parts.push(
      hasRoomAbove ? struck(oldPrice, box.x + oldWidth, above, soft) : struck(oldPrice, edge, base - small * 1.4, soft),
    )
  }
  const left = Math.max(afterCents, right + widthOf(`€${price.per}`, { face: 'strong', size: small }) + 10)
  const fitsBeside = unitPrice !== undefined && edge - widthOf(unitPrice, soft) > left
  if (unitPrice !== undefined && (fitsBeside || hasRoomAbove))
    parts.push(line(unitPrice, edge, fitsBeside ? base : above, soft, 'end'))
  return parts.join('')
}

function struck(text: string, right: number, y: number, letters: { face: 'text'; size: number; colour: string }) {
  const width = widthOf(text, letters)
  const middle = y - letters.size * 0.3
  const stroke = `stroke="${letters.colour}" stroke-width="${Math.max(2, letters.size * 0.08)}"`
  return `${line(text, right, y, letters, 'end')}<line x1="${right - width}" x2="${right}" y1="${middle}" y2="${middle}" ${stroke}/>`
}

function bubbleAt({ bubble, forMembers }: CellProduct, dish: Frame): string {
  if (bubble === undefined) return ''
  const size = Math.max(26, Math.min(44, dish.w * 0.12))
  const width = widthOf(bubble, { face: 'display', size }) + size * 1.2
  const height = size * 1.75
  const [ground, colour] = forMembers ? [saffron, ink] : [offerColour, '#FFFFFF']
  return [
    `<rect x="${dish.x + 8}" y="${dish.y + 8}" width="${width}" height="${height}" rx="${height / 2}" fill="${ground}"/>`,
    line(bubble, dish.x + 8 + width / 2, dish.y + 8 + height * 0.68, { face: 'display', size, colour }, 'middle'),
  ].join('')
}
