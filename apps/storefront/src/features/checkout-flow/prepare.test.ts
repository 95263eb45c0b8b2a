import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser, type Envelope } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test } from 'vitest'
import { notifications } from '../../lib/notices/notifications.ts'
import { shopperStore } from '../../lib/visit/shopper.ts'
import { resolvingDialog, purchaseRefusal } from './prepare.ts'

const cart = (version: number) => ({ cartId: 1, version }) as CartView
const store = () => shopperStore({ cart: cart(1), user: anonymousUser })
const answering = (answer: () => Promise<Envelope<CartView>>) => ({ call: answer }) as unknown as Api

test('a cart that may be bought is taken as the shop looked at it', async () => {
  const shopper = store()
  const api = answering(() => Promise.resolve({ response: silence, user: anonymousUser, data: cart(2) }))
  expect(await purchaseRefusal(api, shopper)).toBeUndefined()
  expect(shopper.get().cart.version).toBe(2)
})

test('what the shop remarks on the way to the payment is said [checkout-9]', async () => {
  const words = 'Di Latte fresco intero restano 2 pezzi.'
  const warnings = [{ code: 'warning.cart.stockLimited' as const, warning: words }]
  const remarked = { ...silence, warnings, warningsMessage: [words] }
  const api = answering(() => Promise.resolve({ response: remarked, user: anonymousUser, data: cart(2) }))
  await purchaseRefusal(api, store())
  expect(notifications.get()).toEqual([expect.objectContaining({ level: 'warning', text: words })])
})

test('a refusal is an answer, a bug is not', async () => {
  const refusal = new RefusalError({ ...silence, status: 2 }, anonymousUser, 200)
  expect(
    await purchaseRefusal(
      answering(() => Promise.reject(refusal)),
      store(),
    ),
  ).toBe(refusal)
  await expect(
    purchaseRefusal(
      answering(() => Promise.reject(new TypeError('bug'))),
      store(),
    ),
  ).rejects.toThrow('bug')
})

test.each([
  ['error.cart.addressRequired', 'address'],
  ['error.cart.timeslotRequired', 'timeslot'],
  ['error.timeslot.holdExpired', 'timeslot'],
  ['error.timeslot.closed', 'timeslot'],
  ['error.timeslot.full', 'timeslot'],
  ['error.checkout.minimumNotReached', undefined],
  [undefined, undefined],
])('%s is mended by the dialog %s', (code, dialog) => {
  expect(resolvingDialog(code)).toBe(dialog)
})
