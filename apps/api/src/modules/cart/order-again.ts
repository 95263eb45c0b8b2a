import { optionsOfKey } from '@bottega/rules/cart/options.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Tx } from '../../db/database.ts'
import type { Localized } from '../../db/schema/columns.ts'
import { ShopError } from '../../shop-error.ts'
import { textIn } from '../catalog/localized-text.ts'
import { addToDraft } from './add-items.ts'
import { draftOf } from './cart-draft.ts'
import { findOrderLines } from './cart.repository.ts'
import { type ChangedCart, settleAndSave } from './cart.service.ts'
import { openCart, refuseUnlessReadyToAdd, type Shopper } from './open-cart.ts'

/** Puts a past order of the shopper in the cart, as far as it goes; what cannot be added is named. */
export async function addAllFromOrder(tx: Tx, shopper: Shopper, orderId: number): Promise<ChangedCart> {
  const ordered = await findOrderLines(tx, shopper.user.userId, orderId)
  const cart = await openCart(
    tx,
    shopper,
    (ordered ?? []).map(({ productId }) => productId),
  )
  refuseUnlessReadyToAdd(cart, shopper.config)
  if (ordered === undefined) throw new ShopError('error.order.notFound')
  const draft = draftOf(cart)
  const left: Localized[] = []
  const remarks = ordered.flatMap(({ productId, name, optionsKey, quantity, acceptAlternatives }) => {
    const outcome = addToDraft(
      draft,
      {
        productId,
        quantity: unitsFromThousandths(quantity),
        options: optionsOfKey(optionsKey),
        promotionChoice: undefined,
        acceptAlternatives,
        wholePacks: false,
      },
      shopper,
    )
    if (!outcome.ok) left.push(name)
    return outcome.ok ? outcome.remarks : []
  })
  const changed = await settleAndSave(tx, draft, shopper, remarks)
  if (left.length === 0) return changed
  const names = left.map((name) => textIn(shopper.language, name)).join(', ')
  const notAdded = { code: 'warning.cart.notAllAdded', values: { names } } as const
  return { ...changed, warnings: [...(changed.warnings ?? []), notAdded] }
}
