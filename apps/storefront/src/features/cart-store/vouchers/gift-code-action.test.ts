import { cartView } from '@bottega/contract/cart/calls.ts'
import { vouchersAddCode } from '@bottega/contract/vouchers/calls.ts'
import type { Call } from '@bottega/contract/call.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { afterEach, expect, test } from 'vitest'
import { notifications, notifyRemarks } from '../../../lib/notices/notifications.ts'
import { shopperStore } from '../../../lib/visit/shopper.ts'
import { cartStore } from '../cart-store.ts'
import { giftCodeAction } from './gift-code-action.ts'

const words = 'Parole del negozio'
const cart = (version: number) => ({ cartId: 1, version }) as CartView
const envelope = <Data>(data: Data, warnings: string[] = []) => ({
  response: { ...silence, warningsMessage: warnings },
  user: anonymousUser,
  data,
})
const refused = (code: string, httpStatus: number) =>
  new RefusalError(
    { ...silence, status: 1, errors: [{ code, error: words }], errorsMessage: [words] },
    anonymousUser,
    httpStatus,
  )

afterEach(() => {
  for (const { id } of notifications.get()) notifications.close(id)
})

/** A shop that answers a gift code with `answer`, and asked for the cart with one of version 7. */
async function act(answer: () => Promise<ReturnType<typeof envelope<CartView | null>>>) {
  const calls: Call[] = []
  const call = (one: Call) => {
    calls.push(one)
    return one === cartView ? Promise.resolve(envelope(cart(7))) : answer()
  }
  const api = { call } as unknown as Api
  const shopper = shopperStore({ cart: cart(1), user: anonymousUser })
  const store = cartStore({ shopper, api: () => api, notify: notifyRemarks })
  const outcome = await giftCodeAction(store, (shop) => shop.call(vouchersAddCode, { body: { code: 'X' } }), api)
  return { outcome, calls, version: shopper.get().cart.version, shown: notifications.get().map(({ text }) => text) }
}

test('a code that is accepted is answered with its cart', async () => {
  const { outcome, version, calls } = await act(() => Promise.resolve(envelope(cart(2))))
  expect([outcome, version, calls]).toEqual(['taken', 2, [vouchersAddCode]])
})

test('a code that is not taken says why to the caller alone, and the cart is read again', async () => {
  const { outcome, version, shown } = await act(() => Promise.resolve(envelope(null, [words])))
  expect([outcome, version, shown]).toEqual([{ why: words }, 7, []])
})

test.each([
  ['a lost connection', refused('error.general', 0)],
  ['a shop that stumbles', refused('error.general', 500)],
])('%s is not taken either, and says nothing [cart-56]', async (_why, failure) => {
  const { outcome, version, shown } = await act(() => Promise.reject(failure))
  expect([outcome, version, shown]).toEqual([{ why: undefined }, 1, []])
})

test('only the pause after too many tries is said [cart-57]', async () => {
  const { outcome, shown } = await act(() => Promise.reject(refused('error.request.tooMany', 429)))
  expect(outcome).toBe('explained')
  expect(shown).toEqual([words])
})
