import {
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentHandOver,
  fulfilmentMove,
} from '@bottega/contract/fulfilment/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopOrder } from '../orders/orders.tables.ts'
import { atTheDoor, buyerWith, deliver, limitStock } from '../../testing/orders/buying.ts'
import { orderByCard } from '../../testing/orders/changing.ts'
import {
  aPicker,
  aShopkeeper,
  finish,
  found,
  mixedShopping,
  pickWithDifferences,
  start,
  takenAtDoor,
} from '../../testing/orders/pickers.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'

let shop: ShopWithBank
let picker: Person
let shopkeeper: Person
beforeAll(async () => {
  shop = await openShopWithBank({ DEMO: 'false' })
  picker = await aPicker(shop)
  shopkeeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

describe('the customer is told by mail', () => {
  test.each([
    [
      'it',
      'Il tuo ordine {id} è pronto',
      'Spaghetti, 1 pz: non c’era',
      'al suo posto: Ultimo panettone',
      'è in viaggio',
      'è consegnato',
    ],
    [
      'de',
      'Deine Bestellung {id} ist gepackt',
      'Spaghetti, 1 pz: war nicht da',
      'stattdessen: Letzter Panettone',
      'ist unterwegs',
      'ist geliefert',
    ],
    [
      'en',
      'Your order {id} is prepared',
      'Spaghetti, 1 pz: was not there',
      'in its place: Last panettone',
      'is on its way',
      'is delivered',
    ],
  ])(
    'what differs, that it is coming, that it is there (%s) [fulfilment-53]',
    async (language, ready, short, instead, way, done) => {
      await limitStock(shop, 'lastOne', 9000)
      const { orderId } = await orderByCard(shop, mixedShopping)
      await shop.shop.database.pool.query(
        `update shop_order set infos = infos || jsonb_build_object('language', $2::text) where id = $1`,
        [orderId, language],
      )
      await deliver(shop)
      await pickWithDifferences(shop, picker, orderId)
      await picker.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } })
      await picker.call(fulfilmentDeliver, { body: { order_id: orderId, undelivered: [] } })
      const mails = (await mailsOf(shop)).filter(({ subject }) => subject.includes(String(orderId)))
      expect(mails[0]?.subject).toBe(ready.replace('{id}', String(orderId)))
      expect(mails[0]?.text).toContain(short)
      expect(mails[0]?.text).toContain(instead)
      expect(mails.slice(1).map(({ subject }) => [way, done].some((end) => subject.endsWith(end)))).toEqual([
        true,
        true,
      ])
    },
  )

  describe.each([
    ['it', 'Al ritiro paghi', 'è ritirato', 'non è stato ritirato', 'non si può ritirare'],
    ['de', 'Bei der Abholung zahlst du', 'ist abgeholt', 'wurde nicht abgeholt', 'kann nicht abgeholt werden'],
    ['en', 'when you collect it', 'is collected', 'was not collected', 'cannot be collected'],
  ])('who collects reads of a pickup, not of a delivery (%s)', (language, due, collected, ...ends) => {
    async function waitingAtTheCounter() {
      const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 2 }))
      await shop.shop.database.pool.query(
        `update shop_order set delivery_service_id = 1, infos = infos || jsonb_build_object('language', $2::text)
         where id = $1`,
        [orderId, language],
      )
      await start(picker, orderId)
      await found(shop, picker, orderId, 'wine', { quantity: 2 })
      await finish(picker, orderId)
      return orderId
    }

    const mailsAbout = async (orderId: number) =>
      (await mailsOf(shop)).filter(({ subject }) => subject.includes(String(orderId)))

    test('what is to be paid, and that it was collected', async () => {
      const orderId = await waitingAtTheCounter()
      expect((await mailsAbout(orderId)).at(-1)?.text).toContain(due)
      const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
      const body = { order_id: orderId, code: row?.handoverCode ?? '', ...(await takenAtDoor(picker, orderId)) }
      await picker.call(fulfilmentHandOver, { body })
      expect((await mailsAbout(orderId)).at(-1)?.subject).toMatch(new RegExp(`${collected}$`))
    })

    test.each(['not-collected', 'failed'] as const)('that it was %s', async (how) => {
      const orderId = await waitingAtTheCounter()
      await shopkeeper.call(fulfilmentEnd, { body: { order_id: orderId, end: how, reason: 'guasto', restock: false } })
      expect((await mailsAbout(orderId)).at(-1)?.subject).toMatch(new RegExp(`${ends[how === 'failed' ? 1 : 0]}$`))
    })
  })
})
