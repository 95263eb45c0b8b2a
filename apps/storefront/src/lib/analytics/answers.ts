import { authLogin } from '@bottega/contract/auth/calls.ts'
import type { Call } from '@bottega/contract/call.ts'
import { cartClose } from '@bottega/contract/cart/calls.ts'
import { checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { addressesSelect, storesSelect, timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import type { AnyInput } from '@bottega/contract/client.ts'
import type { ShopEvent } from './track.ts'

type Read = (input: AnyInput, data: unknown) => ShopEvent | undefined

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const bodyOf = ({ body }: AnyInput) => (body ?? {}) as Record<string, unknown>

/**
 * The answers of the shop that are events, by call. Adding and removing are tracked where the difference of the
 * quantity is known.
 */
const events = new Map<Call, Read>([
  [authLogin, () => ({ event: 'login' })],
  [cartClose, () => ({ event: 'empty_cart' })],
  [
    storesSelect,
    (input) => {
      const storeId = number(bodyOf(input)['store_id'])
      return storeId === undefined ? undefined : { event: 'store_chosen', storeId }
    },
  ],
  [
    addressesSelect,
    (input) => {
      const deliveryServiceId = number(bodyOf(input)['delivery_service_id'])
      return { event: 'address_chosen', ...(deliveryServiceId !== undefined && { deliveryServiceId }) }
    },
  ],
  [
    timeslotsSelect,
    ({ query = {} }) => {
      const timeslotId = number(query['timeslot_id'])
      const date = query['sel_date']
      if (timeslotId === undefined || typeof date !== 'string') return undefined
      return { event: 'timeslot_chosen', timeslotId, date }
    },
  ],
  [
    checkoutPrepare,
    (_input, data) => {
      const { totalItems = 0, total = 0 } = (data ?? {}) as { totalItems?: number; total?: number }
      return { event: 'begin_checkout', items: totalItems, total: Math.round(total * 100) }
    },
  ],
])

/** The event of an answer, if it has one. */
export function eventOf(call: Call, input: AnyInput, data: unknown): ShopEvent | undefined {
  return events.get(call)?.(input, data)
}
