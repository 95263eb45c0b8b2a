import * as calls from '@bottega/contract/lists/calls.ts'
import { handlersOf } from '../../../kernel/calls/call-handler.ts'
import { addAllFromWishlist } from './add-list.ts'
import { changeCart } from '../cart.routes.ts'
import { selectAddress } from '../delivery-choice/choose-delivery.ts'
import { findOpenCart } from '../open-cart.ts'

/** A list of the customer's into their cart, for an address. (Content and discovery, section 7: wishlist/confirm) */
export const confirmListHandlers = handlersOf(calls, {
  listsConfirm: (context, { query, body }) =>
    changeCart(context, query.show_sectors, async (tx, shopper) => {
      const cart = await findOpenCart(tx, shopper)
      // Choosing the same address again could cost the slot.
      if (cart?.address?.addressId !== body.address_id)
        await selectAddress(tx, shopper, { addressId: body.address_id, deliveryServiceId: undefined })
      return addAllFromWishlist(tx, shopper, body.list_id)
    }),
})
