import { type GoodsLabel, readScaleLabel, type ScaleLabel } from '../catalog/scale-label.ts'
import { barcodesOf, isSameBarcode } from '../validators/barcode.ts'

/** Goods as a device knows them, which may have no connection. */
export interface ScannableGoods {
  /** Empty where none is known. */
  readonly barcode: string
  readonly furtherBarcodes?: readonly string[] | undefined
  readonly scaleLabels?: readonly GoodsLabel[] | undefined
  readonly unit: 'pz' | 'kg'
  /** Euros, of a kilogram where the goods are sold by weight. */
  readonly unitPrice: number
}

/**
 * The goods a code is of: those with this barcode, main or further and however it is written, else those whose scale
 * printed it, with the grams on the label. (decisions 0700, 0761, 0834)
 */
export function scanned<Line>(
  lines: readonly Line[],
  code: string,
  goodsOf: (line: Line) => ScannableGoods,
): { readonly lines: readonly Line[]; readonly grams?: number } {
  const having = lines.filter((line) => barcodesOf(goodsOf(line)).some((barcode) => isSameBarcode(barcode, code)))
  if (having.length > 0) return { lines: having }
  const labelled = lines.filter((line) => labelOf(goodsOf(line), code) !== undefined)
  const [first] = labelled
  const grams = first === undefined ? undefined : gramsOn(goodsOf(first), code)
  return { lines: labelled, ...(grams !== undefined && { grams }) }
}

function labelOf({ scaleLabels = [] }: ScannableGoods, code: string): ScaleLabel | undefined {
  for (const label of scaleLabels) {
    const read = readScaleLabel(label, code)
    if (read !== undefined) return read
  }
  return undefined
}

/** Scales print the price of the shelf, which a line has for a kilogram where its goods are sold by weight. */
function gramsOn(goods: ScannableGoods, code: string): number | undefined {
  const { grams, cents = 0 } = labelOf(goods, code) ?? {}
  const weight = grams ?? (goods.unit === 'kg' && goods.unitPrice > 0 ? Math.round((cents * 10) / goods.unitPrice) : 0)
  return weight > 0 ? weight : undefined
}
