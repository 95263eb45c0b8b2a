import { gs1CheckDigit, hasGs1CheckDigit } from '../validators/ean.ts'

/**
 * The layout in which a scale of the shop prints EAN-13, place by place: the digits every label begins with, `I` the
 * number of the goods, `W` grams or `P` cents, `X` a digit that says nothing here, `C` the check digit. `2IIIIIIWWWWWC`
 * is one with grams.
 */
export type ScaleLayout = string

/** A layout with the number of some goods in it: what is the same on each of their labels. */
export type GoodsLabel = string

/** The data one label has of the goods it sticks on. */
export interface ScaleLabel {
  /** As printed, with its zeros. */
  readonly item: string
  readonly grams?: number
  readonly cents?: number
}

export interface LabelledGoods {
  readonly barcode: string | null
  readonly code: string
  /** Their amount is read from a scale. */
  readonly isWeighed: boolean
}

/** True when a text is a layout: a prefix of the range for codes of the shop itself, and each part in one piece. */
export const isScaleLayout = (text: string): text is ScaleLayout =>
  text.length === 13 && /^2\d{0,2}X?I{3,8}X?(?:W{4,6}|P{4,6})C$/.test(text)

/** The data of a code with this layout; undefined for a code without it. */
export function readScaleLabel(layout: GoodsLabel, code: string): ScaleLabel | undefined {
  if (!/^\d{13}$/.test(code) || !hasGs1CheckDigit(code)) return undefined
  const places = Array.from(layout)
  if (places.some((place, at) => /\d/.test(place) && place !== code[at])) return undefined
  const digitsOf = (name: string) => places.map((place, at) => (place === name ? (code[at] ?? '') : '')).join('')
  const [grams, cents] = [digitsOf('W'), digitsOf('P')]
  return {
    item: digitsOf('I'),
    ...(grams !== '' && { grams: Number(grams) }),
    ...(cents !== '' && { cents: Number(cents) }),
  }
}

/** The part all labels with this number have in common. */
export function goodsLabel(layout: ScaleLayout, item: string): GoodsLabel {
  return layout.replace(/I+/, (places) => item.padStart(places.length, '0'))
}

/**
 * The look of the labels of some goods: those whose barcode is a label without weight and price carry the number in it,
 * other weighed goods their code where it is a number that fits. No two articles are meant by one label then, unless
 * the shop gave one's number to another as its code.
 */
export function labelsOfGoods(
  layouts: readonly ScaleLayout[],
  { barcode, code, isWeighed }: LabelledGoods,
): readonly GoodsLabel[] {
  return layouts.flatMap((layout): GoodsLabel[] => {
    const label = barcode === null ? undefined : readScaleLabel(layout, barcode)
    if (label !== undefined && barcode === emptyLabel(layout, label.item)) return [goodsLabel(layout, label.item)]
    const number = withoutZeros(code)
    const room = Array.from(layout).filter((place) => place === 'I').length
    return isWeighed && /^\d+$/.test(number) && number.length <= room ? [goodsLabel(layout, number)] : []
  })
}

/** The part that is the same on all labels of the goods a code may be a label of. */
export function goodsLabelsOf(layouts: readonly ScaleLayout[], code: string): readonly GoodsLabel[] {
  return layouts.flatMap((layout) => {
    const label = readScaleLabel(layout, code)
    return label === undefined ? [] : [goodsLabel(layout, label.item)]
  })
}

/** The names, in the tables, of the goods a code may be a label of: by an empty label as their barcode, or a code. */
export function namesOnLabel(layouts: readonly ScaleLayout[], code: string): { barcode: string; number: string }[] {
  return layouts.flatMap((layout) => {
    const label = readScaleLabel(layout, code)
    return label === undefined ? [] : [{ barcode: emptyLabel(layout, label.item), number: withoutZeros(label.item) }]
  })
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')

/** The label of goods with this number that weigh and cost nothing. */
function emptyLabel(layout: ScaleLayout, item: string): string {
  const digits = goodsLabel(layout, item).slice(0, -1).replaceAll(/\D/g, '0')
  return `${digits}${gs1CheckDigit(digits)}`
}
