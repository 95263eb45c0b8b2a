import type { PurchaseRestrictionView } from '@bottega/contract/cart/cart.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { type PurchaseRestriction, purchaseRestrictions } from '@bottega/rules/cart/restrictions.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { classLimitsOf } from '../../catalog/catalog.products.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { isAgeKnown } from '../age.ts'
import type { LoadedCart } from '../load-cart.ts'
import { limitRemark } from '../limit-remarks.ts'
import { obstacleOf, productOf } from '../price-loaded-cart.ts'

/** The limits the lines of a cart stand under, in words; what cannot be had for the delivery chosen counts for none. */
export function presentRestrictions(cart: LoadedCart, language: Language, now: Date): PurchaseRestrictionView[] {
  const lines = cart.lines.flatMap((line) => {
    const product = productOf(cart, line)
    if (obstacleOf(product, cart, now) !== null) return []
    const { terms, isForAdultsOnly } = product
    return [{ ...line, maximum: terms.maximumQuantity, classLimits: classLimitsOf(product), isForAdultsOnly }]
  })
  return purchaseRestrictions(lines).map((restriction) => presentRestriction(restriction, cart, language))
}

function presentRestriction(
  restriction: PurchaseRestriction,
  cart: LoadedCart,
  language: Language,
): PurchaseRestrictionView {
  const products = cart.lines
    .filter(({ lineId }) => restriction.lineIds.includes(lineId))
    .map((line) => productOf(cart, line))
  const held = { itemIds: [...restriction.lineIds], quantity: unitsFromThousandths(restriction.quantity) }
  const [product] = products
  if (restriction.kind === 'adults-only' || product === undefined)
    return {
      type: 'adultsOnly',
      name: products.map(({ name }) => textIn(language, name)).join(', '),
      ...held,
      reached: !isAgeKnown(cart),
      message: textOf('error.checkout.ageUnconfirmed', language),
    }
  const left = {
    max: unitsFromThousandths(restriction.maximum),
    remaining: unitsFromThousandths(Math.max(0, restriction.maximum - restriction.quantity)),
    reached: restriction.quantity >= restriction.maximum,
  }
  const limitOf = {
    lineId: 0,
    requested: restriction.quantity,
    allowed: restriction.quantity,
    maximum: restriction.maximum,
  }
  if (restriction.kind === 'product') {
    const { code, values } = limitRemark({ ...limitOf, limit: 'product-maximum' }, product, language)
    const { productId } = restriction
    const name = textIn(language, product.name)
    return { type: 'product', productId, name, ...held, ...left, message: textOf(code, language, values) }
  }
  const { classId } = restriction
  const { code, values } = limitRemark({ ...limitOf, limit: 'class-maximum', classId }, product, language)
  const name = String(values?.['className'] ?? '')
  return { type: 'class', productClassId: classId, name, ...held, ...left, message: textOf(code, language, values) }
}
