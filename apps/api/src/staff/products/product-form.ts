import { isDeepStrictEqual } from 'node:util'
import { type PackUnit, packUnits, writtenPack } from '@bottega/rules/catalog/pack-size.ts'
import type { ProductForm, ProductPart } from '@bottega/rules/catalog/product-form.ts'
import { labelTextNames, nutrientNames } from '@bottega/rules/catalog/product-label.ts'
import { isVatRate } from '@bottega/rules/catalog/sale-terms.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { StoredProduct } from '../../trade/catalog/making/parts-of-staff.ts'
import { writtenField } from '../../trade/product-label/written-label.ts'

/** The values that are there: a form leaves out what nobody said. */
const said = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }

const units = (thousandths: number | null) =>
  thousandths === null || thousandths === 0 ? undefined : unitsFromThousandths(thousandths)

const isPackUnit = (unit: string | null): unit is PackUnit => packUnits.some((one) => one === unit)

/** The pack as the shop wrote it; of words of others only the measure is known. */
function packIn({ pack, contentAmount, contentUnit, multiPack }: StoredProduct) {
  const written = writtenPack(pack.it)
  if (written !== undefined) {
    const { pieces, amount, unit, drained } = written
    return { content: amount, content_unit: unit, pieces: pieces > 1 ? pieces : undefined, drained: drained?.amount }
  }
  if (contentAmount === null || !isPackUnit(contentUnit)) return {}
  const pieces = multiPack ?? 1
  return {
    content: Math.round((contentAmount / pieces) * 1000) / 1000,
    content_unit: contentUnit,
    pieces: pieces > 1 ? pieces : undefined,
  }
}

/** A product as its form says it. */
export function formOf(row: StoredProduct): ProductForm {
  const isLoose = row.sellingMode === 'loose'
  return {
    code: row.codInt,
    name: { it: row.name.it, ...said({ de: row.name.de, en: row.name.en }) },
    ...said({
      barcode: row.barcode ?? undefined,
      further_barcodes: row.furtherBarcodes.length === 0 ? undefined : row.furtherBarcodes,
      brand: row.brand,
    }),
    category_id: row.categoryId,
    mode: row.sellingMode,
    ...said({
      pieces_per_pack: row.sellingMode === 'pack' ? units(row.quantityMultiple) : undefined,
      first_weight: isLoose ? units(row.firstWeight) : undefined,
      step_weight: isLoose ? units(row.stepWeight) : undefined,
      minimum: units(row.minimumQuantity),
      maximum: units(row.maximumQuantity),
      ...packIn(row),
      alcohol: row.alcoholPercent ?? undefined,
    }),
    vat: isVatRate(row.vatPercent) ? row.vatPercent : 22,
    lead_time_hours: row.leadTimeHours,
    adults_only: row.adultsOnly,
    infant_formula: row.infantFormula,
    nutrition: said(Object.fromEntries(nutrientNames.map((name) => [name, row.nutrition?.[name]]))),
    label: labelTextNames.map((field) => Object.assign({ field }, writtenField(field, row.texts))),
  }
}

/** A form without blanks at the ends of its texts, and without fields that its mode does not have. */
export function tidied(form: ProductForm): ProductForm {
  const { pieces_per_pack, first_weight, step_weight, pieces, barcode, brand, ...given } = form
  const { further_barcodes: further = [], ...rest } = given
  const written = further.map((one) => one.trim()).filter((one) => one !== '')
  const { it, de = '', en = '' } = form.name
  return {
    ...rest,
    code: form.code.trim(),
    name: { it: it.trim(), ...said({ de: de.trim(), en: en.trim() }) },
    ...said({
      barcode: barcode?.trim(),
      further_barcodes: written.length === 0 ? undefined : written,
      brand: brand?.trim(),
      pieces_per_pack: form.mode === 'pack' ? pieces_per_pack : undefined,
      first_weight: form.mode === 'loose' ? first_weight : undefined,
      step_weight: form.mode === 'loose' ? step_weight : undefined,
      pieces: pieces === 1 ? undefined : pieces,
    }),
  }
}

/** The fields of a form that are one part for the files of products. */
const fieldsOf = {
  name: ['name'],
  barcode: ['barcode', 'further_barcodes'],
  brand: ['brand'],
  category: ['category_id'],
  terms: ['mode', 'pieces_per_pack', 'first_weight', 'step_weight', 'minimum'],
  pack: ['content', 'content_unit', 'pieces', 'drained'],
  vat: ['vat'],
  leadTime: ['lead_time_hours'],
  adultsOnly: ['adults_only'],
  nutrition: ['nutrition'],
  alcohol: ['alcohol'],
} as const satisfies Record<ProductPart, readonly (keyof ProductForm)[]>

/** The parts of which two forms say something else. */
export const changedParts = (before: ProductForm, after: ProductForm, parts: readonly ProductPart[]): ProductPart[] =>
  parts.filter((part) => fieldsOf[part].some((field) => !isDeepStrictEqual(before[field], after[field])))

/** A form as the log says it; the most of one cart is in thousandths there. */
export function loggedForm(form: ProductForm, category: string): Record<string, unknown> {
  const { name, label, nutrition, category_id: _, maximum, further_barcodes: further = [], ...rest } = form
  return {
    name: name.it,
    nameInGerman: name.de ?? null,
    nameInEnglish: name.en ?? null,
    ...rest,
    furtherBarcodes: further.length === 0 ? null : further.join(', '),
    category,
    maximum: maximum === undefined ? null : Math.round(maximum * 1000),
    ...nutrition,
    ...Object.fromEntries(label.map(({ field, it = null }) => [field, it])),
  }
}
