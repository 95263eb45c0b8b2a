import * as calls from '@bottega/contract/auth/calls.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { logInHandler } from '../../people/auth/auth.routes.ts'
import { mergeVisitCart } from './merge-cart.ts'
import { findCartId, unmadeCartId } from './cart.repository.ts'

/** A login that also makes the cart filled before it the customer's own; the answer says which cart that is. */
export function loginHandlers(built: Shop) {
  const logIn = logInHandler(built)
  return handlersOf(calls, {
    authLogin: async (context, input) => {
      const { shop, visitor, now } = context
      const answer = await logIn(context, input)
      const warnings = await mergeVisitCart(shop, visitor, answer.user ?? undefined, now)
      const cartId = (await findCartId(shop.db, { userId: answer.data.user.userId })) ?? unmadeCartId
      return { ...answer, data: { ...answer.data, cartId }, warnings: [...(answer.warnings ?? []), ...warnings] }
    },
  })
}
