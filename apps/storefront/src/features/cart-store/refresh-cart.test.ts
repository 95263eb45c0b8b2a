import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test } from 'vitest'
import { shopperStore } from '../../lib/visit/shopper.ts'
import { refreshCart } from './refresh-cart.ts'
import { cartWith, envelopeOf, refusalOf } from './testing.ts'

const general = 'Si è verificato un errore, riprova tra qualche minuto.'

async function refreshedFor(userId: number, view: Parameters<typeof refreshCart>[0]['view']) {
  const shopper = shopperStore({ user: { ...anonymousUser, userId }, cart: cartWith([]) })
  const shown: string[] = []
  const done = await refreshCart({ view, shopper, notify: ({ errorsMessage }) => shown.push(...errorsMessage) })
  return { done, shown, version: shopper.get().cart.version }
}

const failing = () => Promise.reject(refusalOf('error.general', general))

test('the cart asked for again takes the place of the one on the page', async () => {
  const refreshed = await refreshedFor(1, () => Promise.resolve(envelopeOf(cartWith([], 7))))
  expect(refreshed).toEqual({ done: true, shown: [], version: 7 })
})

test('a cart that cannot be loaded is said to who is signed in, and the copy stays [cart-54]', async () => {
  expect(await refreshedFor(1, failing)).toEqual({ done: false, shown: [general], version: 1 })
})

test('and not to an anonymous visitor [cart-55]', async () => {
  expect(await refreshedFor(-1, failing)).toEqual({ done: false, shown: [], version: 1 })
})
