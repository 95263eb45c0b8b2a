import { fulfilmentBatch, fulfilmentTrolleyLabels } from '@bottega/contract/fulfilment/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { store } from '../../places/stores/stores.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { aPicker, pickList } from '../../testing/orders/pickers.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { product } from '../catalog/products.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'

test('the trolleys of a slot follow each other from ambient to frozen, hold what the store allows, stay while orders are packed, and have a label each [trolleys-10]', async () => {
  const shop = await openTestShop()
  try {
    const olga = await aPicker(shop)
    const { wine, milk } = shop.world.products
    const say = (id: number, texts: object) => shop.shop.db.update(product).set({ texts }).where(eq(product.id, id))
    await say(milk, { temperature: 'frozen' })
    await say(wine, { temperature: 'ambient' })
    await shop.shop.db.update(store).set({ trolleyGrams: 5000 })
    await shop.shop.db.update(product).set({ contentAmount: 75, contentUnit: 'cl' }).where(eq(product.id, wine))
    const ids: number[] = []
    for (const bottles of [4, 4]) ids.push((await atTheDoor(await buyerWith(shop, { wine: bottles, milk: 1 }))).orderId)
    const [first = 0, second = 0] = ids
    const { timeslotId: timeslot_id } = await pickList(olga, first)
    const batch = async () => (await olga.call(fulfilmentBatch, { query: { timeslot_id } })).data
    const placed = ({ goods }: Awaited<ReturnType<typeof batch>>) =>
      goods.flatMap(({ lines }) => lines.map(({ orderId, name, trolley }) => [orderId, name, trolley]))
    const before = await batch()
    expect(before.trolleys).toMatchObject([
      { number: 1, temperature: 'ambient', kilograms: 3 },
      { number: 2, temperature: 'ambient', kilograms: 3 },
      { number: 3, temperature: 'frozen' },
    ])
    expect(placed(before)).toEqual(
      expect.arrayContaining([
        [first, 'Barbera d’Asti', 1],
        [second, 'Barbera d’Asti', 2],
      ]),
    )
    const paper = (await olga.call(fulfilmentTrolleyLabels, { query: { timeslot_id } })).data
    const text = await pdfText(new Uint8Array(await (paper.content as Blob).arrayBuffer()))
    for (const part of ['Carrello 1', 'Carrello 3', 'Surgelato', `Ordini ${first}, ${second}`])
      expect(text).toContain(part)
    await shop.shop.db.update(shopOrder).set({ statusId: orderStatus.prepared }).where(eq(shopOrder.id, first))
    const after = await batch()
    expect(after.trolleys?.map(({ number }) => number)).toEqual([2, 3])
    expect(placed(after)).toContainEqual([second, 'Barbera d’Asti', 2])
  } finally {
    await shop.close()
  }
})
