import { optionsOfKey } from '@bottega/rules/cart/options.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { pricingPromotion } from '../../catalog/catalog.products.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { type AddRequest, addToDraft } from './add-items.ts'
import { namedAgain, withNamed } from './named-substitutes.ts'
import { leftOutForDiet } from './diet-remarks.ts'
import { draftOf } from '../drafts/cart-draft.ts'
import { type CartLineRow, findOrderLines } from '../cart.repository.ts'
import { type ChangedCart, settleAndSave } from '../cart.service.ts'
import type { LoadedCart } from '../load-cart.ts'
import { type Guarded, openCart, refuseUnlessReadyToAdd, type Shopper } from '../open-cart.ts'

/** Puts a past order of the shopper in the cart, as far as it goes; what cannot be added is named. */
export async function addAllFromOrder(tx: Tx, shopper: Guarded<Shopper>, orderId: number): Promise<ChangedCart> {
  const ordered = await findOrderLines(tx, shopper.user.userId, orderId)
  const cart = await openCart(tx, shopper, withNamed(ordered ?? []))
  refuseUnlessReadyToAdd(cart, shopper.config)
  if (ordered === undefined) throw new ShopError('error.order.notFound')
  return addKnown(tx, shopper, cart, ordered)
}

/** The goods of a past order that the cart would take as it stands, counted, and those gone; nothing is put in it. */
export async function previewOrder(tx: Tx, shopper: Guarded<Shopper>, orderId: number) {
  const ordered = await findOrderLines(tx, shopper.user.userId, orderId)
  if (ordered === undefined) throw new ShopError('error.order.notFound')
  const ids = ordered.map(({ productId }) => productId)
  const draft = draftOf(await openCart(tx, shopper, withNamed(ordered)))
  const { leftOut } = leftOutForDiet(shopper, draft.cart, ids)
  const gone = ordered.filter(
    (item) => leftOut.has(item.productId) || !addToDraft(draft, requestOf(item, shopper, draft.cart), shopper).ok,
  )
  return { available: ordered.length - gone.length, gone }
}

/** A product from a past order or a list. Quantity in thousandths. */
export interface RepeatedItem {
  productId: number
  name: Localized
  optionsKey: string
  quantity: Thousandths
  acceptAlternatives: boolean | undefined
  /** Of the line it was then. */
  infos?: CartLineRow['infos'] | undefined
  /** The note of a line that moves; those of a past order are not said again. (decision 860) */
  note?: string | undefined
  /** First name of the member of the household whose cart it leaves. */
  addedBy?: string | undefined
  /** The selectable promotion chosen for it then. */
  promotionChoice: number | null
}

const requestOf = (item: RepeatedItem, shopper: Guarded, cart: LoadedCart): AddRequest => ({
  productId: item.productId,
  quantity: unitsFromThousandths(item.quantity),
  options: optionsOfKey(item.optionsKey),
  promotionChoice: item.promotionChoice ?? undefined,
  ...namedAgain(shopper, cart, item),
  note: item.note,
  addedBy: item.addedBy,
  wholePacks: false,
  acceptDiet: false,
})

/**
 * Puts things the shopper did not just pick in the cart, as far as it goes; what cannot be added is named. `judge` says
 * which of them the profile of the household keeps out.
 */
export async function addKnown(
  tx: Tx,
  shopper: Guarded,
  cart: LoadedCart,
  items: readonly RepeatedItem[],
  judge: typeof leftOutForDiet = leftOutForDiet,
): Promise<ChangedCart> {
  const draft = draftOf(cart)
  const left: Localized[] = []
  const atFullPrice: Localized[] = []
  const diet = judge(
    shopper,
    cart,
    items.map(({ productId }) => productId),
  )
  const wanted = items.filter(({ productId }) => !diet.leftOut.has(productId))
  const remarks = wanted.flatMap((item) => {
    const { productId, name, promotionChoice } = item
    const outcome = addToDraft(draft, requestOf(item, shopper, cart), shopper)
    if (!outcome.ok) left.push(name)
    else if (promotionChoice !== null && !isOffered(cart, productId, promotionChoice)) atFullPrice.push(name)
    return outcome.ok ? outcome.remarks : []
  })
  const changed = await settleAndSave(tx, draft, shopper, remarks)
  const about = (code: 'warning.cart.notAllAdded' | 'warning.cart.promotionOver', goods: readonly Localized[]) => {
    const names = goods.map((name) => textIn(shopper.language, name)).join(', ')
    return goods.length === 0 ? [] : [{ code, values: { names } }]
  }
  const more = [
    ...diet.remarks,
    ...about('warning.cart.notAllAdded', left),
    ...about('warning.cart.promotionOver', atFullPrice),
  ]
  return more.length === 0 ? changed : { ...changed, warnings: [...(changed.warnings ?? []), ...more] }
}

/** Whether a promotion chosen once can still be chosen. */
function isOffered({ products }: LoadedCart, productId: number, promotionId: number): boolean {
  const product = products.get(productId)
  const rule = product && pricingPromotion(product)
  return rule?.selectable === true && rule.promotionId === promotionId
}
