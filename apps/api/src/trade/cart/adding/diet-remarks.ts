import type { Remark } from '@bottega/contract/envelope.ts'
import { type DietFinding, findingsToAsk } from '@bottega/rules/diet/diet-findings.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { reasonsText } from '../../diet/diet-words.ts'
import type { LoadedCart } from '../load-cart.ts'
import type { CartShopper } from '../open-cart.ts'

const unreadable: Remark = { code: 'warning.diet.unreadable' }

/** Goods with something against them. More on a line that is in the cart already says nothing new. */
function against({ diet, language }: CartShopper, cart: LoadedCart, productIds: readonly number[]) {
  const inCart = new Set(cart.lines.map(({ productId }) => productId))
  return [...new Set(productIds)].flatMap((productId) => {
    const findings = inCart.has(productId) ? [] : (diet?.findingsOf(productId) ?? [])
    const name = textIn(language, cart.products.get(productId)?.name ?? { it: '' })
    return findings.length === 0 ? [] : [{ productId, findings, text: reasonsText(name, findings, language) }]
  })
}

type Against = ReturnType<typeof against>
const reasonsOf = (goods: Against) => goods.map(({ text }) => text).join('; ')
const isToAsk = ({ findings }: { findings: readonly DietFinding[] }) => findingsToAsk(findings).length > 0

/**
 * The profile of the shopper's household about goods that are being added, `cart` as it was before. Throws
 * `error.diet.ask` with everything there is against those that need a yes and have none; the rest is said in a remark.
 */
export function askedOrWarned(
  shopper: CartShopper,
  cart: LoadedCart,
  requests: readonly { productId: number; acceptDiet: boolean }[],
): readonly Remark[] {
  if (shopper.diet === undefined || requests.length === 0) return []
  if (!shopper.diet.isReadable) return [unreadable]
  const accepted = new Set(requests.flatMap(({ productId, acceptDiet }) => (acceptDiet ? [productId] : [])))
  const found = against(
    shopper,
    cart,
    requests.map(({ productId }) => productId),
  )
  const toAsk = found.filter((one) => isToAsk(one) && !accepted.has(one.productId))
  if (toAsk.length > 0) throw new ShopError('error.diet.ask', { reasons: reasonsOf(toAsk) })
  const told = found.filter((one) => !isToAsk(one))
  return told.length === 0 ? [] : [{ code: 'warning.diet.added', values: { reasons: reasonsOf(told) } }]
}

/** The same where many goods come at once, from a list or a past order: those that need a yes stay out and are named. */
export function leftOutForDiet(
  shopper: CartShopper,
  cart: LoadedCart,
  productIds: readonly number[],
): { readonly leftOut: ReadonlySet<number>; readonly remarks: readonly Remark[] } {
  if (shopper.diet?.isReadable === false && productIds.length > 0) return { leftOut: new Set(), remarks: [unreadable] }
  const found = against(shopper, cart, productIds)
  const left = found.filter(isToAsk)
  const told = found.filter((one) => !isToAsk(one))
  const about = (code: 'warning.diet.leftOut' | 'warning.diet.added', goods: Against): Remark[] =>
    goods.length === 0 ? [] : [{ code, values: { reasons: reasonsOf(goods) } }]
  return {
    leftOut: new Set(left.map(({ productId }) => productId)),
    remarks: [...about('warning.diet.leftOut', left), ...about('warning.diet.added', told)],
  }
}

/** Goods that are in the cart of somebody who has just signed in: named, whatever there is against them. */
export function broughtAgainstDiet(
  shopper: CartShopper,
  cart: LoadedCart,
  productIds: readonly number[],
): readonly Remark[] {
  if (shopper.diet?.isReadable === false && productIds.length > 0) return [unreadable]
  const found = against(shopper, cart, productIds)
  return found.length === 0 ? [] : [{ code: 'warning.diet.added', values: { reasons: reasonsOf(found) } }]
}
