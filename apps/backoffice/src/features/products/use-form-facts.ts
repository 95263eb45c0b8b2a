import type { ProductFormChoices } from '@bottega/contract/staff-products/product-form.ts'
import type { ProductForm, ProductPart } from '@bottega/rules/catalog/product-form.ts'
import { labelFields, nutrientNames, nutrients } from '@bottega/rules/catalog/product-label.ts'
import { useLocale, useTranslations } from 'use-intl'
import type { Fact } from '../../lib/actions/conflict.ts'
import { useTypedNumber } from '../../lib/format/use-typed-number.ts'
import { optionalNumbers } from './form-values.ts'

/** The first field of each part, by whose name the part is called. */
const fieldOf = {
  name: 'name',
  barcode: 'barcode',
  brand: 'brand',
  category: 'category_id',
  terms: 'mode',
  pack: 'content',
  vat: 'vat',
  leadTime: 'lead_time_hours',
  adultsOnly: 'adults_only',
  nutrition: 'nutrition',
  alcohol: 'alcohol',
} as const satisfies Record<ProductPart, string>

const numbers = [...optionalNumbers, 'vat', 'lead_time_hours'] as const

/** The words of a form for a product: of its parts, and of its values where two changes are compared. */
export function useFormFacts({ categories }: ProductFormChoices) {
  const t = useTranslations('products')
  const locale = useLocale()
  const typedNumber = useTypedNumber()
  const text = (value: number | undefined) => (value === undefined ? '' : typedNumber(value))
  const yesOrNo = (is: boolean) => t(is ? 'form.yes' : 'form.no')
  return {
    parts: (parts: readonly ProductPart[]) => parts.map((part) => t(`form.fields.${fieldOf[part]}`)).join(', '),
    of: (values: ProductForm): Fact[] => [
      [t('nameInItalian'), values.name.it],
      [t('nameInGerman'), values.name.de ?? ''],
      [t('nameInEnglish'), values.name.en ?? ''],
      [t('barcode'), values.barcode ?? ''],
      [t('furtherBarcodes'), values.further_barcodes?.join(', ') ?? ''],
      [t('form.fields.brand'), values.brand ?? ''],
      [
        t('form.fields.category_id'),
        categories.find(({ categoryId }) => categoryId === values.category_id)?.name ?? '',
      ],
      [t('form.fields.mode'), t(`form.modes.${values.mode}`)],
      ...numbers.map((name): Fact => [t(`form.fields.${name}`), text(values[name])]),
      [t('form.fields.content_unit'), values.content_unit ?? ''],
      [t('form.fields.adults_only'), yesOrNo(values.adults_only)],
      [t('form.fields.infant_formula'), yesOrNo(values.infant_formula)],
      ...nutrientNames.map((name): Fact => [nutrients[name].names[locale], text(values.nutrition[name])]),
      ...values.label.map((one): Fact => [
        labelFields[one.field].names[locale],
        [one.it, one.de, one.en].filter(Boolean).join(' / '),
      ]),
    ],
  }
}
