import { authLogin } from '@bottega/contract/auth/calls.ts'
import { addressesSelect, timeslotsList, timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import { cartAdd, cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { createClient } from '@bottega/contract/client.ts'
import { demoAddresses, demoPeople, personIds } from '@bottega/demo/people/demo-people.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { daysTooNear } from './shopper.ts'

/** No browser: a client that speaks the protocol to a running program. */
export const clientOf = (origin: string, token = '', language = 'it'): Api =>
  createClient({
    origin,
    language: () => language,
    session: () => 'test',
    clientUuid: () => '0'.repeat(32),
    generalError: () => 'no answer',
    account: () => token,
  })

/** Giulia of the demo world, signed in. */
export async function signInGiulia(origin: string): Promise<{ giulia: Api; token: string }> {
  const person = demoPeople.find(({ id }) => id === personIds.giulia)
  if (person === undefined) throw new Error('the demo world does not know Giulia')
  const { login, password } = person
  const { data } = await clientOf(origin).call(authLogin, { body: { login, password } })
  return { giulia: clientOf(origin, data.token), token: data.token }
}

/** Her home address, and the first free slot on a day that is not too near. */
async function chooseDelivery(giulia: Api): Promise<void> {
  await giulia.call(addressesSelect, { body: { address_id: demoAddresses.giuliaHome } })
  const { data } = await giulia.call(timeslotsList, { query: {} })
  for (const { dateIso, timeslots } of data.days.slice(daysTooNear))
    for (const { timeslotId, status, active, closed } of timeslots)
      if (status === 'free' && active > 0 && !closed) {
        await giulia.call(timeslotsSelect, { query: { sel_date: dateIso, timeslot_id: timeslotId } })
        return
      }
  throw new Error('no hours are free')
}

/** Available products of the first shelf, up to the minimum of a delivery. */
async function fillCart(giulia: Api): Promise<void> {
  await giulia.call(cartUpdateCartInfo, { body: { property: 'adult_confirmed', value: 'true' } })
  const { data } = await giulia.call(productsList, { query: { page_size: 48 } })
  const shelf = 'products' in data ? data.products : []
  for (const { productId } of shelf) {
    const cart = await giulia
      .call(cartAdd, { body: { items: [{ productId, quantity: 6 }] } })
      .catch((error: unknown) => {
        // Sold out, or not available on this day: the caller takes the next product.
        if (error instanceof RefusalError) return undefined
        throw error
      })
    if ((cart?.data.total ?? 0) > 90) return
  }
  throw new Error('the shelf is empty')
}

/** From address to an order paid at the door. Answers its number. */
export async function orderAtHome(giulia: Api): Promise<number> {
  return (await buyAtHome(giulia, paymentType.onDelivery)).orderId
}

/** The same with a card: the order waits for the payment on the provider's page. */
export const orderByCard = (giulia: Api) => buyAtHome(giulia, paymentType.card)

/** Her cart, ready to be bought: with an address, a slot and goods above the smallest order. */
export async function prepareCartAtHome(giulia: Api): Promise<void> {
  await chooseDelivery(giulia)
  await fillCart(giulia)
}

async function buyAtHome(giulia: Api, paymentTypeId: number) {
  await prepareCartAtHome(giulia)
  return (await giulia.call(checkoutBuy, { query: { payment_type_id: paymentTypeId } })).data
}
