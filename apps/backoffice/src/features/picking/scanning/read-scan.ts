import type { PickLineView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { readScaleLabel } from '@bottega/rules/catalog/scale-label.ts'
import { barcodesOf, isSameBarcode } from '@bottega/rules/validators/barcode.ts'

type Goods = Pick<PickLineView, 'barcode' | 'furtherBarcodes' | 'scaleLabels' | 'unit' | 'unitPrice'>

/** The content of a scanned label: a new one for every scan. */
export interface Weighed {
  readonly grams: number
}

/** The last scan, by the number of its line or its product. */
export interface FoundLine {
  readonly id: number
  readonly weighed?: Weighed
}

export const foundLine = (id: number | undefined, grams: number | undefined): FoundLine | undefined =>
  id === undefined ? undefined : { id, ...(grams !== undefined && { weighed: { grams } }) }

export const weighedOf = (found: FoundLine | undefined, id: number): Weighed | undefined =>
  found?.id === id ? found.weighed : undefined

/**
 * The goods a code is of: those with this barcode, main or further and however it is written, else those whose scale
 * printed it, with the weight on the label.
 */
export function scanned<Line>(
  lines: readonly Line[],
  code: string,
  goodsOf: (line: Line) => Goods,
): { readonly lines: readonly Line[]; readonly grams?: number } {
  const having = lines.filter((line) => barcodesOf(goodsOf(line)).some((barcode) => isSameBarcode(barcode, code)))
  if (having.length > 0) return { lines: having }
  const labelled = lines.filter((line) => labelOf(goodsOf(line), code) !== undefined)
  const [first] = labelled
  const grams = first === undefined ? undefined : gramsOn(goodsOf(first), code)
  return { lines: labelled, ...(grams !== undefined && { grams }) }
}

function labelOf({ scaleLabels = [] }: Goods, code: string) {
  for (const label of scaleLabels) {
    const read = readScaleLabel(label, code)
    if (read !== undefined) return read
  }
  return undefined
}

/** Scales print the price of the shelf, which a line has for a kilogram where its goods are sold by weight. */
function gramsOn(goods: Goods, code: string): number | undefined {
  const { grams, cents = 0 } = labelOf(goods, code) ?? {}
  const weight = grams ?? (goods.unit === 'kg' && goods.unitPrice > 0 ? Math.round((cents * 10) / goods.unitPrice) : 0)
  return weight > 0 ? weight : undefined
}
