import type { ProductFormChoices } from '@bottega/contract/staff-products/product-form.ts'
import { packUnits } from '@bottega/rules/catalog/pack-size.ts'
import type { ProductForm } from '@bottega/rules/catalog/product-form.ts'
import { isChoice, type LabelTextName, labelTextNames, nutrientNames } from '@bottega/rules/catalog/product-label.ts'
import { splitBarcodes } from '@bottega/rules/catalog/product-names.ts'
import { isVatRate, sellingModes } from '@bottega/rules/catalog/sale-terms.ts'
import { type Language, languages } from '@bottega/rules/text/language.ts'
import { namesIn } from './NameFields.tsx'
import { optionalIn, textIn } from './product-action.ts'

/** The name of the control for a text of the label. */
export const labelControl = (field: LabelTextName, language: Language) => `label_${field}_${language}` as const

/** Numbers that may be left out, by the names of their controls. */
export const optionalNumbers = [
  'pieces_per_pack',
  'first_weight',
  'step_weight',
  'minimum',
  'maximum',
  'content',
  'pieces',
  'drained',
  'alcohol',
] as const

const numbersIn = <Name extends string>(fields: FormData, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, optionalIn(fields, name)] as const).filter(([, value]) => value !== undefined),
  ) as { [One in Name]?: number }

function labelIn(fields: FormData): ProductForm['label'] {
  return labelTextNames.map((field) => {
    if (isChoice(field)) {
      const codes = fields
        .getAll(labelControl(field, 'it'))
        .flatMap((code) => (typeof code === 'string' && code !== '' ? [code] : []))
      return codes.length === 0 ? { field } : { field, it: codes.join(', ') }
    }
    const texts = languages.map((language) => [language, textIn(fields, labelControl(field, language))] as const)
    return Object.assign({ field }, Object.fromEntries(texts.filter(([, text]) => text !== '')))
  })
}

/** The product a form says. A category that is not in the list has the number 0. */
export function valuesIn(fields: FormData, { categories }: Pick<ProductFormChoices, 'categories'>): ProductForm {
  const [barcode, brand, category] = [textIn(fields, 'barcode'), textIn(fields, 'brand'), textIn(fields, 'category_id')]
  const further = splitBarcodes(textIn(fields, 'further_barcodes'))
  const unit = packUnits.find((one) => one === textIn(fields, 'content_unit'))
  const vat = Number(textIn(fields, 'vat'))
  return {
    code: textIn(fields, 'code'),
    name: namesIn(fields),
    ...(barcode !== '' && { barcode }),
    ...(further.length > 0 && { further_barcodes: further }),
    ...(brand !== '' && { brand }),
    category_id: categories.find(({ name }) => name === category)?.categoryId ?? 0,
    mode: sellingModes.find((one) => one === textIn(fields, 'mode')) ?? 'piece',
    ...numbersIn(fields, optionalNumbers),
    ...(unit !== undefined && { content_unit: unit }),
    vat: isVatRate(vat) ? vat : 0,
    lead_time_hours: optionalIn(fields, 'lead_time_hours') ?? 0,
    adults_only: fields.has('adults_only'),
    infant_formula: fields.has('infant_formula'),
    nutrition: numbersIn(fields, nutrientNames),
    label: [...labelIn(fields)],
  }
}
