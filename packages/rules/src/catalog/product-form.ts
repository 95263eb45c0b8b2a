import type { Language } from '../text/language.ts'
import { exceedsWhole, hasTooLittleEnergy, isOver100, type NutrientValues, partsOfNutrients } from './nutrition.ts'
import type { PackSize, PackUnit } from './pack-size.ts'
import type { LabelTextName, Nutrient } from './product-label.ts'
import { articleBarcode, articleCode, type BarcodeFault, namesSomething } from './product-names.ts'
import type { SellingMode } from '../quantity/selling-terms.ts'
import { looseTerms, packTerms, pieceTerms, type SaleTerms, type VatRate } from './sale-terms.ts'

/** A product as the form of the back office says it, in pieces, kilograms and per cent. */
export interface ProductForm {
  code: string
  name: { it: string; de?: string; en?: string }
  barcode?: string
  /** Other barcodes on packs of it; one that is named twice counts once. */
  further_barcodes?: string[]
  brand?: string
  category_id: number
  mode: SellingMode
  pieces_per_pack?: number
  first_weight?: number
  step_weight?: number
  minimum?: number
  maximum?: number
  /** Of one piece. */
  content?: number
  content_unit?: PackUnit
  pieces?: number
  /** In the unit of the content, of all pieces together. */
  drained?: number
  vat: VatRate
  lead_time_hours: number
  adults_only: boolean
  infant_formula: boolean
  alcohol?: number
  nutrition: Partial<Record<Nutrient, number>>
  label: ({ field: LabelTextName } & { [Name in Language]?: string })[]
}

/** The name of the field at which a fault is told. */
export type ProductField = Exclude<keyof ProductForm, 'name' | 'nutrition' | 'label'> | 'name' | Nutrient

/** A fault of a form, and the field where it is told. */
export interface ProductFault {
  readonly field: ProductField
  readonly fault:
    | 'codeUnusable'
    | 'productNameMissing'
    | 'barcodeUnusable'
    | 'barcodeCheckDigit'
    | 'furtherBarcodeUnusable'
    | 'furtherBarcodeCheckDigit'
    | 'packPiecesMissing'
    | 'weightMissing'
    | 'maximumTooLow'
    | 'contentMissing'
    | 'contentUnitMissing'
    | 'drainedTooMuch'
    | 'nutrientPart'
    | 'nutrientSum'
    | 'nutrientEnergy'
  readonly values?: Readonly<Record<string, number | string>>
}

const thousandths = (units: number) => Math.round(units * 1000)
const boundsOf = ({ minimum, maximum }: ProductForm) => ({
  minimum: minimum === undefined ? null : thousandths(minimum),
  maximum: maximum === undefined ? null : thousandths(maximum),
})

/** The terms of a form without faults; without a figure its mode needs it is sold by the piece. */
export function termsOf(form: ProductForm): SaleTerms {
  const { mode, pieces_per_pack: pieces, first_weight: first, step_weight: step } = form
  const bounds = boundsOf(form)
  if (mode === 'loose' && first !== undefined && step !== undefined)
    return looseTerms(thousandths(first), thousandths(step), bounds)
  return mode === 'pack' && pieces !== undefined ? packTerms(thousandths(pieces), bounds) : pieceTerms(bounds)
}

/** The pack of a form; undefined where its content is not said. */
export function packOf({ content, content_unit: unit, pieces = 1, drained }: ProductForm): PackSize | undefined {
  if (content === undefined || unit === undefined) return undefined
  const size = { pieces, amount: content, unit }
  return drained === undefined ? size : { ...size, drained: { amount: drained, unit } }
}

/**
 * Faults of a form that can be told without asking the shop, in the order of its fields. Codes and barcodes that a
 * product has already are left alone: some are older than the rule, and whoever mends a name need not know them.
 */
export function productFaults(form: ProductForm, before?: Pick<ProductForm, 'code' | 'barcode'>): ProductFault[] {
  const faults = [
    ...faultsOfName(form),
    ...faultsOfTerms(form),
    ...faultsOfPack(form),
    ...faultsOfNutrition(form.nutrition),
  ]
  return faults.filter(({ field }) => (field !== 'code' && field !== 'barcode') || before?.[field] !== form[field])
}

function faultsOfName({ code, name, barcode, further_barcodes: further = [] }: ProductForm): ProductFault[] {
  const read = barcode === undefined ? undefined : articleBarcode(barcode)
  return [
    ...(namesSomething(name.it) ? [] : [{ field: 'name', fault: 'productNameMissing' } as const]),
    ...(articleCode(code) === undefined ? [{ field: 'code', fault: 'codeUnusable' } as const] : []),
    ...(read !== undefined && 'fault' in read ? [{ field: 'barcode', fault: read.fault } as const] : []),
    ...further.flatMap((written): ProductFault[] => {
      const one = articleBarcode(written)
      if ('barcode' in one) return []
      return [{ field: 'further_barcodes', fault: furtherFaults[one.fault], values: { barcode: written } }]
    }),
  ]
}

const furtherFaults = {
  barcodeUnusable: 'furtherBarcodeUnusable',
  barcodeCheckDigit: 'furtherBarcodeCheckDigit',
} as const satisfies Record<BarcodeFault, ProductFault['fault']>

/** The barcodes of a form without faults in their one spelling, each once: the main one and the further ones. */
export function barcodesOfForm({ barcode, further_barcodes: further = [] }: ProductForm) {
  const stored = (written: string) => {
    const read = articleBarcode(written)
    return 'barcode' in read ? read.barcode : undefined
  }
  const main = barcode === undefined ? undefined : stored(barcode)
  const others = new Set(further.flatMap((written) => stored(written) ?? []))
  if (main !== undefined) others.delete(main)
  return { barcode: main ?? null, furtherBarcodes: [...others] }
}

function faultsOfTerms(form: ProductForm): ProductFault[] {
  const missing = (field: 'pieces_per_pack' | 'first_weight' | 'step_weight', fault: ProductFault['fault']) =>
    form[field] === undefined ? [{ field, fault }] : []
  const lacking = {
    piece: [],
    pack: missing('pieces_per_pack', 'packPiecesMissing'),
    loose: [...missing('first_weight', 'weightMissing'), ...missing('step_weight', 'weightMissing')],
  }[form.mode]
  if (lacking.length > 0) return lacking
  const { minimumQuantity, maximumQuantity } = termsOf(form)
  const isTooLow = maximumQuantity !== null && maximumQuantity < minimumQuantity
  return isTooLow ? [{ field: 'maximum', fault: 'maximumTooLow', values: { minimum: minimumQuantity / 1000 } }] : []
}

function faultsOfPack({ content, content_unit: unit, pieces = 1, drained }: ProductForm): ProductFault[] {
  const isSaid = unit !== undefined || drained !== undefined || pieces > 1
  if (content === undefined) return isSaid ? [{ field: 'content', fault: 'contentMissing' }] : []
  if (unit === undefined) return [{ field: 'content_unit', fault: 'contentUnitMissing' }]
  return drained !== undefined && drained > content * pieces ? [{ field: 'drained', fault: 'drainedTooMuch' }] : []
}

const faultsOfNutrition = (values: NutrientValues): ProductFault[] => [
  ...partsOfNutrients.flatMap(([part, whole]) =>
    exceedsWhole(values, part, whole) ? [{ field: part, fault: 'nutrientPart' } as const] : [],
  ),
  ...(isOver100(values) ? [{ field: 'fat', fault: 'nutrientSum' } as const] : []),
  ...(hasTooLittleEnergy(values) ? [{ field: 'energyKj', fault: 'nutrientEnergy' } as const] : []),
]

/**
 * Parts of a product that files of products say as well. Staff who change one keep it: files leave it from then on. The
 * most of one cart and the texts of the label have marks of their own.
 */
export const productParts = [
  'name',
  'barcode',
  'brand',
  'category',
  'terms',
  'pack',
  'vat',
  'leadTime',
  'adultsOnly',
  'nutrition',
  'alcohol',
] as const
export type ProductPart = (typeof productParts)[number]
