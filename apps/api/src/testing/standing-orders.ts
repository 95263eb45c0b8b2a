import type { CallInput } from '@bottega/contract/call.ts'
import { listsAddProducts, listsInsert } from '@bottega/contract/lists/calls.ts'
import { standingOrderAdd, standingOrderList } from '@bottega/contract/standing-orders/calls.ts'
import { runJob } from './run-job.ts'
import type { Person, ShopperOptions, TestShop } from './test-shop.ts'
import type { ProductName } from './world.ts'

export type StandingBody = CallInput<typeof standingOrderAdd>['body']

/** The day after tomorrow of the test’s time, and the hours of its slot `laterMorning`. */
export const wednesday = '2026-11-18'

export async function makeList(
  shop: TestShop,
  person: Person,
  goods: Partial<Record<ProductName, number>>,
  name = 'Settimana',
): Promise<number> {
  const { listId } = (await person.call(listsInsert, { body: { name } })).data.list
  const items = Object.entries(goods).map(([product, quantity]) => ({
    productId: shop.world.products[product as ProductName],
    quantity,
  }))
  if (items.length > 0) await person.call(listsAddProducts, { body: { wishlistId: listId, items } })
  return listId
}

/** A customer at home in Milano with a standing order for the day after tomorrow, ten to twelve. */
export async function standingCustomer(
  shop: TestShop,
  goods: Partial<Record<ProductName, number>> = { milk: 2, pasta: 3 },
  options: ShopperOptions = {},
) {
  const person = await shop.shopper({ homeAt: '20122', consents: true, ...options })
  const wanted: StandingBody = {
    list_id: await makeList(shop, person, goods),
    address_id: person.addressId ?? 0,
    first_day: wednesday,
    begin_minute: 600,
    end_minute: 720,
    every_weeks: 1,
  }
  const { orders } = (await person.call(standingOrderAdd, { body: wanted })).data
  return { person, wanted, standingOrderId: orders[0]?.standingOrderId ?? 0 }
}

export const standingOf = async (person: Person) => (await person.call(standingOrderList)).data.orders

/** Runs the job; the proposal of the customer's first standing order, if its day is not over. */
export async function propose(shop: TestShop, person: Person) {
  await runJob(shop, 'propose-standing-orders')
  return (await standingOf(person))[0]?.proposal
}
