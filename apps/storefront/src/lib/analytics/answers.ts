import type { CallInput } from '@bottega/contract/client.ts'
import type { CallName } from '@bottega/contract/calls.ts'
import type { ShopEvent } from './track.ts'

type Read = (input: CallInput, data: unknown) => ShopEvent | undefined

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const bodyOf = ({ body }: CallInput) => (body ?? {}) as Record<string, unknown>

/** Which answers of the shop are events, by call. Adding and removing are told where the difference is known. */
const events: Partial<Record<CallName, Read>> = {
  'auth.login': () => ({ event: 'login' }),
  'cart.close': () => ({ event: 'empty_cart' }),
  'stores.select': (input) => {
    const storeId = number(bodyOf(input)['store_id'])
    return storeId === undefined ? undefined : { event: 'store_chosen', storeId }
  },
  'addresses.select': (input) => {
    const deliveryServiceId = number(bodyOf(input)['delivery_service_id'])
    return { event: 'address_chosen', ...(deliveryServiceId !== undefined && { deliveryServiceId }) }
  },
  'timeslots.select': ({ query = {} }) => {
    const timeslotId = number(query['timeslot_id'])
    const date = query['sel_date']
    if (timeslotId === undefined || typeof date !== 'string') return undefined
    return { event: 'timeslot_chosen', timeslotId, date }
  },
  'checkout.prepare': (_input, data) => {
    const { totalItems = 0, total = 0 } = (data ?? {}) as { totalItems?: number; total?: number }
    return { event: 'begin_checkout', items: totalItems, total: Math.round(total * 100) }
  },
}

/** The event an answer of the shop stands for, if it stands for one. */
export function eventOf(name: CallName, input: CallInput, data: unknown): ShopEvent | undefined {
  return events[name]?.(input, data)
}
