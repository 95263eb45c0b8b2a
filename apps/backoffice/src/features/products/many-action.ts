import type { BodyOf } from '@bottega/contract/call-schema.ts'
import type { staffManyPreview } from '@bottega/contract/staff-products/many-products.ts'
import { priceRoundings } from '@bottega/rules/money/price-step.ts'
import { centsIn, numberIn } from '../../lib/actions/EurosField.tsx'
import { reasonIn } from '../../lib/actions/ReasonField.tsx'
import { formText } from '../../lib/form-text.ts'
import type { AskedProducts } from './asked-products.ts'

export const manyKinds = ['price', 'sale', 'class', 'category', 'files'] as const
export type ManyKind = (typeof manyKinds)[number]

/** The steps of prices, in the words of the form. */
export const priceSteps = ['set', 'raise', 'lower', 'raisePercent', 'lowerPercent'] as const
export { priceRoundings }

/** So many products are changed in one step. */
export const mostAtOnce = 5000

export type ManyBody = BodyOf<typeof staffManyPreview>
/** Products by their ids, or all that the table finds. */
export type ChosenProducts = readonly number[] | AskedProducts

function priceIn(fields: FormData): NonNullable<ManyBody['change']['price']> {
  const step = priceSteps.find((one) => one === formText(fields, 'step')) ?? 'set'
  const rounding = priceRoundings.find((one) => one === formText(fields, 'rounding')) ?? 'none'
  const stores = fields.getAll('stores').map(Number)
  const where = { from: formText(fields, 'from'), ...(stores.length > 0 && { warehouse_ids: stores }) }
  if (step === 'set') return { how: 'set', cents: centsIn(fields, 'value'), ...where }
  const sign = step.startsWith('lower') ? -1 : 1
  if (step.endsWith('Percent')) return { how: 'percent', percent: sign * numberIn(fields, 'value'), rounding, ...where }
  return { how: 'amount', cents: sign * centsIn(fields, 'value'), rounding, ...where }
}

export function manyBody(kind: ManyKind, chosen: ChosenProducts, fields: FormData): ManyBody {
  const products = 'length' in chosen ? { product_ids: [...chosen] } : chosen
  switch (kind) {
    case 'price':
      return { ...products, change: { price: priceIn(fields) } }
    case 'sale': {
      const sale = formText(fields, 'sale') === 'on' ? 'on' : 'offSale'
      return { ...products, change: { sale: { sale, reason: reasonIn(fields) } } }
    }
    case 'class': {
      const given = formText(fields, 'given') === 'given'
      return { ...products, change: { class: { class_id: numberIn(fields, 'class'), given } } }
    }
    case 'category':
      return { ...products, change: { category: { category_id: numberIn(fields, 'category') } } }
    case 'files':
      return { ...products, change: { files: true } }
    default:
      return kind satisfies never
  }
}
