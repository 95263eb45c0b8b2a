import { authTest } from '@bottega/contract/auth/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'

/** One of the customer's orders, for its pages: redirects to the login if needed, 404 for orders of others. */
export async function loadOrder(api: Api, orderId: number, url: URL): Promise<OrderView> {
  requireSignIn((await api.call(authTest)).user, url)
  return (await required(api.call(ordersView, { query: { order_id: orderId, show_replaced: true } }))).order
}
