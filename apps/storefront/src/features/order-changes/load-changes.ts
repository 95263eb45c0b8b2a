import { ordersChanges } from '@bottega/contract/orders/calls.ts'
import { type Api, RefusalError } from '@bottega/contract/api.ts'
import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'

/** The present changes, or the text why they cannot be confirmed. */
export type LoadedChanges =
  | { readonly changes: OrderChangesView; readonly refusal?: undefined }
  | { readonly changes?: undefined; readonly refusal: { readonly text: string; readonly isOver: boolean } }

/** Codes after which no change of the draft helps. */
const over: ReadonlySet<string | undefined> = new Set(['error.order.noChanges', 'error.order.notModifiable'])

export async function loadChanges(api: Api, orderId: number): Promise<LoadedChanges> {
  try {
    const { data } = await api.call(ordersChanges, { query: { order_id: orderId } })
    return { changes: data.changes }
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code === 'error.order.notFound') throw error
    return { refusal: { text: error.text, isOver: over.has(error.code) } }
  }
}
