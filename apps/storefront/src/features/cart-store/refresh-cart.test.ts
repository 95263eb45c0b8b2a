import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test } from 'vitest'
import { shopperStore } from '../../lib/visit/shopper.ts'
import { refreshCart } from './refresh-cart.ts'
import { cartWith, envelopeOf, refusalOf } from './testing.ts'

const general = 'Si è verificato un errore, riprova tra qualche minuto.'

async function refreshedFor(userId: number, view: Parameters<typeof refreshCart>[0]['view']) {
  const shopper = shopperStore({ user: { ...anonymousUser, userId }, cart: cartWith([]) })
  const said: string[] = []
  const done = await refreshCart({ view, shopper, say: ({ errorsMessage }) => said.push(...errorsMessage) })
  return { done, said, version: shopper.get().cart.version }
}

const failing = () => Promise.reject(refusalOf('error.general', general))

test('the cart asked for again takes the place of the one on the page', async () => {
  const refreshed = await refreshedFor(1, () => Promise.resolve(envelopeOf(cartWith([], 7))))
  expect(refreshed).toEqual({ done: true, said: [], version: 7 })
})

test('a cart that cannot be loaded is said to who is signed in, and the copy stays', async () => {
  expect(await refreshedFor(1, failing)).toEqual({ done: false, said: [general], version: 1 })
})

test('and not to anybody else', async () => {
  expect(await refreshedFor(-1, failing)).toEqual({ done: false, said: [], version: 1 })
})
