import type { Api } from '@bottega/contract/api.ts'
import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { required } from '../../lib/api/required.ts'
import { requireSignIn } from '../../lib/visit/require-sign-in.ts'

/** One of the person's orders, for its pages: login if need be, 404 for what is not theirs. */
export async function loadOrder(api: Api, orderId: number, url: URL): Promise<OrderView> {
  requireSignIn((await api.call('auth.test')).user, url)
  return (await required(api.call('orders.view', { query: { order_id: orderId } }))).order
}
