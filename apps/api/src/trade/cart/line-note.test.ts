import { cartAdd, cartAddAllFromOrder, cartUpdate, cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import { ordersModify, tokenOrderCreate, tokenOrderView } from '@bottega/contract/orders/calls.ts'
import { staffChangeLines, staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { cartOf, changesOf, confirm, modify, viewOrder } from '../../testing/orders/changing.ts'
import { orderOfLoaves, sellLoaves } from '../../testing/orders/loaves.ts'
import { aPicker, aShopkeeper, lineOf as pickLineOf, start } from '../../testing/orders/pickers.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'
import { erasePerson } from '../account/erasure.repository.ts'
import { exportOf } from '../account/export.service.ts'
import { product } from '../catalog/products.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const lineOf = async (person: Person, name: ProductName) => {
  const { cartItems = [] } = await cartOf(person)
  const line = cartItems.find(({ product }) => product.productId === shop.world.products[name])
  if (line === undefined) throw new Error(`no ${name} in the cart`)
  return line
}
const write = async (person: Person, name: ProductName, note: unknown) =>
  person.call(cartUpdateInfos, {
    body: { items: [{ itemId: (await lineOf(person, name)).itemId, infos: { line_note: note as string } }] },
  })
const noteOf = async (person: Person, name: ProductName) => (await lineOf(person, name)).lineNote
const orderedNote = async (person: Person, orderId: number, name: ProductName) =>
  (await viewOrder(person, orderId)).orderItems.find(({ productId }) => productId === shop.world.products[name])
    ?.lineNote

/** Two bottles and apples with a note, ordered. */
async function noted(note: string) {
  const buyer = await buyerWith(shop)
  await write(buyer, 'apples', note)
  return { buyer, orderId: (await atTheDoor(buyer)).orderId }
}

describe('a line of a cart', () => {
  test('takes a note to the picker on one line, without signs that nobody sees, and keeps it when its quantity changes', async () => {
    const anna = await buyerWith(shop)
    await write(anna, 'apples', '  Mature,\nper stasera \u202E\u0007 grazie')
    expect(await lineOf(anna, 'apples')).toMatchObject({
      lineNote: 'Mature, per stasera grazie',
      cartItemInfo: { line_note: 'Mature, per stasera grazie' },
    })
    expect(await lineOf(anna, 'wine')).not.toHaveProperty('lineNote')
    const { itemId } = await lineOf(anna, 'apples')
    await anna.call(cartUpdate, { body: { items: [{ itemId, quantity: 1.5 }] } })
    await anna.call(cartAdd, { body: { items: [{ productId: shop.world.products.apples, quantity: 0.5 }] } })
    expect(await lineOf(anna, 'apples')).toMatchObject({ quantity: 2, lineNote: 'Mature, per stasera grazie' })
    await write(anna, 'apples', ' ')
    expect(await lineOf(anna, 'apples')).not.toHaveProperty('lineNote')
  })

  test.each([
    [81, 'è'.repeat(81)],
    [2500, 'x'.repeat(2500)],
  ])('refuses a note of %i characters with how many it may have, and stays as it was', async (length, note) => {
    const anna = await buyerWith(shop)
    await write(anna, 'apples', '🍎'.repeat(80))
    await expect(write(anna, 'apples', note)).rejects.toMatchObject({
      code: 'error.cart.lineNoteTooLong',
      text: `Il desiderio per chi prepara può avere al massimo 80 caratteri: il tuo ne ha ${length}.`,
    })
    expect(await noteOf(anna, 'apples')).toBe('🍎'.repeat(80))
  })

  test('refuses the number of a payment card, also one sent as a number', async () => {
    const anna = await buyerWith(shop)
    for (const note of ['Carta 4111 1111 1111 1111', 4_111_111_111_111_111])
      await expect(write(anna, 'apples', note)).rejects.toMatchObject({ code: 'error.request.cardNumber' })
    expect(await noteOf(anna, 'apples')).toBeUndefined()
  })
})

describe('an order', () => {
  test('keeps the note of a line, for its customer, its picker, staff and the confirmation', async () => {
    const { buyer, orderId } = await noted('Sode <b>& grandi</b>')
    expect(await orderedNote(buyer, orderId, 'apples')).toBe('Sode <b>& grandi</b>')
    const mail = (await mailsOf(shop)).find(({ id }) => id === `order-${orderId}-confirmation`)
    expect(mail?.text).toContain('(per chi prepara: Sode <b>& grandi</b>)')
    expect(mail?.html).toContain('Sode &lt;b&gt;&amp; grandi&lt;/b&gt;')
    const list = await start(await aPicker(shop), orderId)
    expect(pickLineOf(shop, list, 'apples').lineNote).toBe('Sode <b>& grandi</b>')
    expect(pickLineOf(shop, list, 'wine')).not.toHaveProperty('lineNote')
    const keeper = await aShopkeeper(shop)
    const { lines } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
    expect(lines.map(({ lineNote }) => lineNote)).toEqual([undefined, 'Sode <b>& grandi</b>'])
  })

  test('opened by its link does not tell the note: it is between the customer and the picker', async () => {
    const { buyer, orderId } = await noted('Per la festa di Luca')
    const { accessToken } = (await buyer.call(tokenOrderCreate, { body: { order_id: orderId } })).data
    const body = { order_id: orderId, access_token: accessToken }
    const { data } = await shop.anonymous().call(tokenOrderView, { body })
    expect(data.order.orderItems).toHaveLength(2)
    expect(JSON.stringify(data)).not.toContain('Luca')
  })

  test('that is changed begins with its notes, and another note is a change of it', async () => {
    const { buyer, orderId } = await noted('Sode')
    await modify(buyer, orderId)
    expect(await noteOf(buyer, 'apples')).toBe('Sode')
    await write(buyer, 'apples', 'Mature')
    expect(await orderedNote(buyer, orderId, 'apples')).toBe('Sode')
    await changesOf(buyer, orderId)
    await confirm(buyer, orderId)
    expect(await orderedNote(buyer, orderId, 'apples')).toBe('Mature')
  })

  test('takes a line of the cart in with its note, and a line it has already keeps its own', async () => {
    const { buyer, orderId } = await noted('Sode')
    await chooseSlot(shop, buyer, 'tomorrowMorning')
    const items = [
      { productId: shop.world.products.pasta, quantity: 1 },
      { productId: shop.world.products.apples, quantity: 1 },
    ]
    await buyer.call(cartAdd, { body: { items } })
    await write(buyer, 'pasta', 'Scadenza lontana')
    await write(buyer, 'apples', 'Mature')
    const { cartItems = [] } = await cartOf(buyer)
    const item_ids = cartItems.map(({ itemId }) => itemId)
    await buyer.call(ordersModify, { body: { order_id: orderId, item_ids } })
    expect(await noteOf(buyer, 'pasta')).toBe('Scadenza lontana')
    expect(await noteOf(buyer, 'apples')).toBe('Sode')
  })

  test('again is put in the cart without its notes: they were about that day', async () => {
    const { buyer, orderId } = await noted('Mature, per stasera')
    await chooseSlot(shop, buyer, 'tomorrowMorning')
    await buyer.call(cartAddAllFromOrder, { body: { order_id: orderId } })
    expect(await lineOf(buyer, 'apples')).toMatchObject({ quantity: 1, cartItemInfo: {} })
  })

  test('whose line staff divide has the note on both parts', async () => {
    await sellLoaves(shop)
    const { buyer, orderId } = await orderOfLoaves(shop, 3, async (buyer) => {
      await write(buyer, 'milk', 'Ben cotto')
      return atTheDoor(buyer)
    })
    const keeper = await aShopkeeper(shop)
    const { version, lines } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
    const split = [{ order_item_id: lines[1]?.orderItemId ?? 0, quantity: 1, params: { taglio: 'fette' } }]
    await keeper.call(staffChangeLines, { body: { order_id: orderId, version, reason: 'Al telefono', split } })
    const loaves = (await viewOrder(buyer, orderId)).orderItems.slice(1)
    expect(loaves.map(({ optionsText, lineNote }) => [optionsText, lineNote])).toEqual([
      ['Taglio: Intero', 'Ben cotto'],
      ['Taglio: A fette', 'Ben cotto'],
    ])
  })
})

test('goods sold with a choice of how ripe are two lines, each with its choice and note, and the picker reads both', async () => {
  const ripeness = {
    name: { it: 'Maturazione', de: 'Reife' },
    parameterName: 'maturazione',
    options: [
      { key: '1', name: { it: 'Per oggi', de: 'Für heute' }, value: 'maturo' },
      { key: '2', name: { it: 'Fra qualche giorno', de: 'In ein paar Tagen' }, value: 'sodo' },
    ],
  }
  const productId = shop.world.products.apples
  const offer = async (selectOptions: (typeof ripeness)[]) => {
    await shop.shop.db.update(product).set({ selectOptions }).where(eq(product.id, productId))
    await catalogueChanged(shop)
  }
  await offer([ripeness])
  try {
    const buyer = await buyerWith(shop, { wine: 2 })
    const add = (params: Record<string, string>) =>
      buyer.call(cartAdd, { body: { items: [{ productId, quantity: 1, params }] } })
    await expect(add({})).rejects.toMatchObject({ code: 'error.cart.optionRequired' })
    await add({ maturazione: 'maturo' })
    await write(buyer, 'apples', 'Senza ammaccature')
    await add({ maturazione: 'sodo' })
    const { orderId } = await atTheDoor(buyer)
    const { lines } = await start(await aPicker(shop), orderId)
    const apples = lines.filter((line) => line.productId === productId)
    expect(apples.map(({ optionsText, lineNote }) => [optionsText, lineNote])).toEqual([
      ['Maturazione: Per oggi', 'Senza ammaccature'],
      ['Maturazione: Fra qualche giorno', undefined],
    ])
  } finally {
    await offer([])
  }
})

describe('the note of a line', () => {
  const words = 'Mature per zia Clotilde'

  async function exported(userId: number): Promise<string> {
    let text = ''
    for await (const part of exportOf(shop.shop, userId, shop.clock.now)) text += String(part)
    return text
  }

  test('is in the export of all data, of the cart and of the order, and of nobody else', async () => {
    const { buyer } = await noted(words)
    await chooseSlot(shop, buyer, 'tomorrowMorning')
    await buyer.call(cartAdd, { body: { items: [{ productId: shop.world.products.pasta, quantity: 1 }] } })
    await write(buyer, 'pasta', 'Scadenza lontana')
    const text = await exported(buyer.userId)
    expect(text).toContain(words)
    expect(text).toContain('Scadenza lontana')
    const other = await noted('Sode')
    expect(await exported(other.buyer.userId)).not.toContain(words)
  })

  test('goes with the account, from orders that were changed too, and the lines stay', async () => {
    const { buyer, orderId } = await noted('Sode per zia Adalgisa')
    await modify(buyer, orderId)
    await write(buyer, 'apples', 'Mature per zia Adalgisa')
    await confirm(buyer, orderId)
    await shop.shop.db.transaction((tx) => erasePerson(tx, buyer.userId))
    const { rows: tables } = await shop.shop.database.pool.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const left: string[] = []
    for (const { name } of tables) {
      const { rows } = await shop.shop.database.pool.query(`select 1 from ${name} t where t::text like '%Adalgisa%'`)
      if (rows.length > 0) left.push(name)
    }
    expect(left).toEqual([])
    const { rows } = await shop.shop.database.pool.query(`select 1 from order_line where order_id = ${orderId}`)
    expect(rows).toHaveLength(2)
  })
})
