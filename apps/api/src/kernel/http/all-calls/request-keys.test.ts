import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { describedCalls } from '@bottega/contract/areas.ts'
import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import {
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentFinish,
  fulfilmentHandOver,
  fulfilmentMove,
  fulfilmentPick,
  fulfilmentPutBack,
  fulfilmentStart,
  fulfilmentSubstitute,
} from '@bottega/contract/fulfilment/calls.ts'
import {
  causesList,
  pointsConvert,
  pointsDonate,
  rewardsChoose,
  rewardsList,
  rewardsRequest,
} from '@bottega/contract/loyalty/calls.ts'
import { staffChangeLines, staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import {
  staffManyChange,
  staffManyPreview,
  staffProduct,
  staffLeafletMove,
  staffLeafletMovePreview,
  staffPromotionsCopy,
  staffPromotionsCopyPreview,
  staffPromotionsMake,
  staffPromotionsPreview,
  staffProductForm,
  staffProductMake,
} from '@bottega/contract/staff-products/calls.ts'
import {
  staffCount,
  staffGoodsIn,
  staffSupplierDelivery,
  staffSupplierOrder,
  staffTransfer,
  staffWaste,
} from '@bottega/contract/staff-stock/calls.ts'
import { returnsOptions, returnsRequest } from '@bottega/contract/returns/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { and, eq, max } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickPress } from '../../../trade/fulfilment/presses.tables.ts'
import { orderReturn } from '../../../trade/returns/returns.tables.ts'
import { stock, stockMovement } from '../../../trade/orders/stock/stock.tables.ts'
import { supplier, supplierProduct } from '../../../trade/orders/stock/suppliers.tables.ts'
import { shopOrder } from '../../../trade/orders/orders.tables.ts'
import { pointsMovement } from '../../../trade/loyalty/points.tables.ts'
import { rewardRequest } from '../../../trade/loyalty/rewards/rewards.tables.ts'
import { deliveredOrder, givePoints, pointsOf } from '../../../testing/loyalty.ts'
import { atTheDoor, buyerWith, limitStock, statusOf, type Wanted } from '../../../testing/orders/buying.ts'
import {
  aPicker,
  aShopkeeper,
  finish,
  found,
  lineOf,
  named,
  pickList,
  start,
  takenAtDoor,
} from '../../../testing/orders/pickers.ts'
import { takeOrderTo } from '../../../testing/orders/picking.ts'
import { publishFiles } from '../../../testing/publish-files.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

/** Sends by a key and answers what the shop answered. */
type Send = (idempotencyKey: string) => Promise<unknown>

interface Keyed {
  same: Send
  /** Another content; a call that takes none is about what was prepared for it. */
  other: Send
  /** Somebody else. */
  stranger: Send
}

const published = {
  'loyalty/programme.yaml': `
pointsPerEuro: 1
voucherDays: 30
donationUnit: 20
steps:
  - { points: 100, cents: 100 }
  - { points: 500, cents: 600 }
`,
  'causes/orto.yaml': 'name: L’orto delle scuole\ndescription: Semi e attrezzi per gli orti delle scuole\n',
  'rewards/borsa.yaml': 'name: Borsa\ndescription: Di tela\npoints: 100\nposition: 1\n',
}

let shop: TestShop
let picker: Person
let colleague: Person
beforeAll(async () => {
  shop = await openTestShop()
  await publishFiles(shop, published)
  await limitStock(shop, 'lastOne', 100_000)
  picker = await aPicker(shop)
  colleague = await aPicker(shop)
})
afterAll(() => shop.close())

const ordered = async (wanted?: Wanted) => (await atTheDoor(await buyerWith(shop, wanted))).orderId

async function picking(): Promise<number> {
  const orderId = await ordered()
  await start(picker, orderId)
  return orderId
}

async function packed(): Promise<number> {
  const orderId = await picking()
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  await found(shop, picker, orderId, 'apples', { grams: 1000 })
  await finish(picker, orderId)
  return orderId
}

async function onItsWay(): Promise<number> {
  const orderId = await packed()
  await takeOrderTo(shop, orderId, [orderStatus.outForDelivery])
  return orderId
}

/** Steps of pickers at two orders; `other` is another content at the first. */
async function steps(
  prepare: () => Promise<number>,
  step: (worker: Person, orderId: number, isOther: boolean) => Promise<Send>,
): Promise<Keyed> {
  const [own, another] = [await prepare(), await prepare()]
  return {
    same: await step(picker, own, false),
    other: await step(picker, own, true),
    stranger: await step(colleague, another, false),
  }
}

interface SeenShelf {
  shelf: { product_id: number; warehouse_id: number }
  seen: number
}

/** Two shopkeepers, each at the shelf of one product, which both stores count. */
async function onShelf(work: (who: Person, seen: SeenShelf, isOther: boolean) => Send): Promise<Keyed> {
  const { products, warehouses } = shop.world
  const shelfOf = async (productId: number): Promise<SeenShelf> => {
    const available = 50_000
    const shelves = [warehouses.milano, warehouses.torino].map((warehouseId) => ({ productId, warehouseId, available }))
    await shop.shop.db.insert(stock).values(shelves).onConflictDoNothing()
    const [last] = await shop.shop.db
      .select({ id: max(stockMovement.id) })
      .from(stockMovement)
      .where(and(eq(stockMovement.productId, productId), eq(stockMovement.warehouseId, warehouses.milano)))
    return { shelf: { product_id: productId, warehouse_id: warehouses.milano }, seen: last?.id ?? 0 }
  }
  const [own, others] = [await shelfOf(products.formula), await shelfOf(products.fish)]
  const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
  return { same: work(keeper, own, false), other: work(keeper, own, true), stranger: work(another, others, false) }
}

async function lineAt(orderId: number) {
  const list = await pickList(picker, orderId)
  return named(list, lineOf(shop, list, 'wine'))
}

async function withPoints(): Promise<Person> {
  const person = await shop.shopper()
  await givePoints(shop, person, 1000)
  return person
}

async function withReward(): Promise<Person & { choose: () => Promise<unknown> }> {
  const person = await withPoints()
  const { rewards } = (await person.call(rewardsList)).data
  const cheapest = rewards.toSorted((one, two) => one.points - two.points)[0]
  const body = { reward_id: cheapest?.rewardId ?? 0, quantity: 1 }
  const choose = () => person.call(rewardsChoose, { body })
  await choose()
  return { ...person, choose }
}

async function withDelivery() {
  const buyer = await buyerWith(shop)
  const orderId = await deliveredOrder(shop, buyer)
  const { items } = (await buyer.call(returnsOptions, { query: { order_id: orderId } })).data
  const line = items.find(({ quantity }) => quantity === 2)?.orderItemId ?? 0
  const ask =
    (quantity: number): Send =>
    async (idempotencyKey) => {
      const asked = [{ order_item_id: line, quantity, reason: 'damaged' as const }]
      const body = { order_id: orderId, refund_method_id: 6, items: asked } as const
      return (await buyer.call(returnsRequest, { body, idempotencyKey })).data
    }
  return ask
}

/** Every call that takes a key, by its name. */
const keyed: Readonly<Record<string, () => Promise<Keyed>>> = {
  checkoutBuy: async () => {
    const send =
      (buyer: Person, paymentTypeId: number): Send =>
      async (idempotencyKey) => {
        const { data } = await buyer.call(checkoutBuy, { query: { payment_type_id: paymentTypeId }, idempotencyKey })
        return { orderId: data.orderId, orderStatusId: data.orderStatusId }
      }
    const [buyer, stranger] = [await buyerWith(shop), await buyerWith(shop)]
    return {
      same: send(buyer, paymentType.onDelivery),
      other: send(buyer, paymentType.card),
      stranger: send(stranger, paymentType.onDelivery),
    }
  },
  pointsConvert: async () => {
    const send =
      (person: Person, points: number): Send =>
      async (idempotencyKey) =>
        (await person.call(pointsConvert, { body: { points }, idempotencyKey })).data.userGiftCertificateId
    const [person, stranger] = [await withPoints(), await withPoints()]
    return { same: send(person, 100), other: send(person, 500), stranger: send(stranger, 100) }
  },
  pointsDonate: async () => {
    const { causes, donationUnit: unit } = (await (await withPoints()).call(causesList)).data
    const send =
      (person: Person, points: number): Send =>
      async (idempotencyKey) => {
        const body = { cause_id: causes[0]?.causeId ?? 0, points }
        const { data } = await person.call(pointsDonate, { body, idempotencyKey })
        return { userId: person.userId, points: data.points }
      }
    const [person, stranger] = [await withPoints(), await withPoints()]
    return { same: send(person, unit), other: send(person, 2 * unit), stranger: send(stranger, unit) }
  },
  rewardsRequest: async () => {
    const [person, stranger] = [await withReward(), await withReward()]
    const send =
      (who: Person): Send =>
      async (idempotencyKey) =>
        (await who.call(rewardsRequest, { idempotencyKey })).data
    const other: Send = async (idempotencyKey) => {
      await person.choose()
      return send(person)(idempotencyKey)
    }
    return { same: send(person), other, stranger: send(stranger) }
  },
  returnsRequest: async () => {
    const [ask, askOfAnother] = [await withDelivery(), await withDelivery()]
    return { same: ask(1), other: ask(2), stranger: askOfAnother(1) }
  },
  // It takes the order alone: the same key at the same order is the same press, at another order another.
  fulfilmentStart: async () => {
    const send =
      (worker: Person, orderId: number): Send =>
      async (idempotencyKey) =>
        (await worker.call(fulfilmentStart, { body: { order_id: orderId }, idempotencyKey })).data
    const [own, another] = [await ordered(), await ordered()]
    const other: Send = async (idempotencyKey) =>
      picker.call(fulfilmentPick, { body: { ...(await lineAt(own)), quantity: 1 }, idempotencyKey })
    return { same: send(picker, own), other, stranger: send(colleague, another) }
  },
  fulfilmentPick: () =>
    steps(picking, async (worker, orderId, isOther) => {
      const body = { ...(await lineAt(orderId)), quantity: isOther ? 2 : 1 }
      return async (idempotencyKey) => (await worker.call(fulfilmentPick, { body, idempotencyKey })).data
    }),
  fulfilmentSubstitute: () =>
    steps(
      async () => {
        const orderId = await ordered({ wine: 2, pasta: 2 })
        await start(picker, orderId)
        await found(shop, picker, orderId, 'pasta', { quantity: 0 })
        return orderId
      },
      async (worker, orderId, isOther) => {
        const list = await pickList(picker, orderId)
        const line = named(list, lineOf(shop, list, 'pasta'))
        const body = { ...line, product_id: shop.world.products.lastOne, quantity: isOther ? 2 : 1 }
        return async (idempotencyKey) => (await worker.call(fulfilmentSubstitute, { body, idempotencyKey })).data
      },
    ),
  fulfilmentPutBack: () =>
    steps(
      async () => {
        const orderId = await picking()
        await found(shop, picker, orderId, 'wine', { quantity: 2 })
        await found(shop, picker, orderId, 'apples', { grams: 1000 })
        return orderId
      },
      async (worker, orderId, isOther) => {
        const list = await pickList(picker, orderId)
        const body = named(list, lineOf(shop, list, isOther ? 'apples' : 'wine'))
        return async (idempotencyKey) => (await worker.call(fulfilmentPutBack, { body, idempotencyKey })).data
      },
    ),
  fulfilmentFinish: () =>
    steps(
      async () => {
        const orderId = await picking()
        await found(shop, picker, orderId, 'wine', { quantity: 2 })
        await found(shop, picker, orderId, 'apples', { grams: 1000 })
        return orderId
      },
      (worker, orderId, isOther) => {
        const body = { order_id: orderId, bags: isOther ? 3 : 2 }
        return Promise.resolve(
          async (idempotencyKey) => (await worker.call(fulfilmentFinish, { body, idempotencyKey })).data,
        )
      },
    ),
  fulfilmentMove: () =>
    steps(packed, (worker, orderId, isOther) => {
      const body = { order_id: orderId, step: isOther ? ('load' as const) : ('depart' as const) }
      return Promise.resolve(
        async (idempotencyKey) => (await worker.call(fulfilmentMove, { body, idempotencyKey })).data,
      )
    }),
  fulfilmentDeliver: () =>
    steps(onItsWay, async (worker, orderId, isOther) => {
      const { order_item_id: lineId } = await lineAt(orderId)
      const undelivered = isOther ? [{ order_item_id: lineId, quantity: 1 }] : []
      const body = { order_id: orderId, undelivered, ...(await takenAtDoor(picker, orderId, undelivered)) }
      return async (idempotencyKey) => (await worker.call(fulfilmentDeliver, { body, idempotencyKey })).data
    }),
  fulfilmentHandOver: async () => {
    const prepare = async () => {
      const orderId = await ordered()
      await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 1 }).where(eq(shopOrder.id, orderId))
      await start(picker, orderId)
      await found(shop, picker, orderId, 'wine', { quantity: 2 })
      await found(shop, picker, orderId, 'apples', { grams: 1000 })
      await finish(picker, orderId)
      return orderId
    }
    return steps(prepare, async (worker, orderId, isOther) => {
      const [order] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
      const { order_item_id: lineId } = await lineAt(orderId)
      const undelivered = isOther ? [{ order_item_id: lineId, quantity: 1 }] : []
      const taken = await takenAtDoor(picker, orderId, undelivered)
      const body = { order_id: orderId, code: order?.handoverCode ?? '', undelivered, ...taken }
      return async (idempotencyKey) => (await worker.call(fulfilmentHandOver, { body, idempotencyKey })).data
    })
  },
  staffChangeLines: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const send = async (worker: Person, orderId: number, quantity: number): Promise<Send> => {
      const { version } = (await worker.call(staffOrder, { query: { order_id: orderId } })).data.order
      const add = [{ product_id: shop.world.products.pasta, quantity }]
      const body = { order_id: orderId, version, reason: 'Chiesto al telefono', add }
      return async (idempotencyKey) => (await worker.call(staffChangeLines, { body, idempotencyKey })).data
    }
    const [own, others] = [await ordered(), await ordered()]
    return {
      same: await send(keeper, own, 1),
      other: await send(keeper, own, 2),
      stranger: await send(another, others, 1),
    }
  },
  staffGoodsIn: () =>
    onShelf((who, { shelf }, isOther) => (idempotencyKey) => {
      const body = { ...shelf, quantity: isOther ? 3 : 2 }
      return who.call(staffGoodsIn, { body, idempotencyKey }).then(({ data }) => data)
    }),
  staffWaste: () =>
    onShelf((who, { shelf }, isOther) => (idempotencyKey) => {
      const body = { ...shelf, quantity: 1, reason: isOther ? ('stolen' as const) : ('expired' as const) }
      return who.call(staffWaste, { body, idempotencyKey }).then(({ data }) => data)
    }),
  staffTransfer: () =>
    onShelf((who, { shelf }, isOther) => (idempotencyKey) => {
      const body = { ...shelf, to_warehouse_id: shop.world.warehouses.torino, quantity: isOther ? 3 : 2 }
      return who.call(staffTransfer, { body, idempotencyKey }).then(({ data }) => data)
    }),
  staffCount: () =>
    onShelf((who, { shelf, seen }, isOther) => (idempotencyKey) => {
      const body = { ...shelf, counted: isOther ? 3 : 2, seen }
      return who.call(staffCount, { body, idempotencyKey }).then(({ data }) => data)
    }),
  staffSupplierOrder: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const productId = shop.world.products.pasta
    const [made] = await shop.shop.db
      .insert(supplier)
      .values({ name: 'Ingrosso', leadDays: 1, minimumCents: 0 })
      .returning()
    const supplierId = made?.id ?? 0
    const sells = { articleCode: '1', packSize: 6000, packCents: 500 }
    await shop.shop.db.insert(supplierProduct).values({ ...sells, supplierId, productId })
    const order =
      (who: Person, packs: number): Send =>
      async (idempotencyKey) => {
        const lines = [{ product_id: productId, packs }]
        const body = { warehouse_id: shop.world.warehouses.milano, supplier_id: supplierId, lines }
        return (await who.call(staffSupplierOrder, { body, idempotencyKey })).data
      }
    return { same: order(keeper, 1), other: order(keeper, 2), stranger: order(another, 1) }
  },
  staffSupplierDelivery: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const made = await shop.shop.db
      .insert(supplier)
      .values({ name: 'Mulino', leadDays: 1, minimumCents: 0 })
      .returning()
    const deliver =
      (who: Person, document: string, quantity: number): Send =>
      async (idempotencyKey) => {
        const lines = [{ product_id: shop.world.products.pasta, quantity }]
        const named = { document_number: document, document_date: shopDate(shop.clock.now) }
        const body = { warehouse_id: shop.world.warehouses.milano, supplier_id: made[0]?.id ?? 0, ...named, lines }
        return (await who.call(staffSupplierDelivery, { body, idempotencyKey })).data
      }
    return { same: deliver(keeper, '1', 1), other: deliver(keeper, '1', 2), stranger: deliver(another, '2', 1) }
  },
  staffManyChange: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const { pasta, water } = shop.world.products
    const priced = (productId: number, cents: number) => ({
      product_ids: [productId],
      change: { price: { how: 'set' as const, cents, from: shopDate(shop.clock.now), warehouse_ids: [1] } },
    })
    const send = async (worker: Person, body: ReturnType<typeof priced>, sent = body): Promise<Send> => {
      const { seen } = (await worker.call(staffManyPreview, { body })).data
      return async (idempotencyKey) =>
        (await worker.call(staffManyChange, { body: { ...sent, seen }, idempotencyKey })).data
    }
    return {
      same: await send(keeper, priced(pasta, 171)),
      other: await send(keeper, priced(pasta, 171), priced(pasta, 172)),
      stranger: await send(another, priced(water, 173)),
    }
  },
  staffPromotionsMake: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const { pasta, water } = shop.world.products
    const from = addDays(shopDate(shop.clock.now), 300)
    const codeOf = async (productId: number) =>
      (await keeper.call(staffProduct, { query: { product_id: productId } })).data.product.code
    const promoted = async (productId: number, percent: number) => ({
      lines: [{ code: await codeOf(productId) }],
      kind: 'second' as const,
      percent,
      from,
      to: from,
      warehouse_ids: [1],
    })
    const send = async (worker: Person, body: Awaited<ReturnType<typeof promoted>>, sent = body): Promise<Send> => {
      const { seen } = (await worker.call(staffPromotionsPreview, { body })).data
      const name = { it: 'Secondo pezzo' }
      return async (idempotencyKey) =>
        (await worker.call(staffPromotionsMake, { body: { ...sent, seen, name }, idempotencyKey })).data
    }
    const same = await promoted(pasta, 51)
    return {
      same: await send(keeper, same),
      other: await send(keeper, same, { ...same, percent: 52 }),
      stranger: await send(another, await promoted(water, 53)),
    }
  },
  staffLeafletMove: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const { pasta, water } = shop.world.products
    const day = (days: number) => addDays(shopDate(shop.clock.now), 300 + days)
    const aLeaflet = async (leaflet: string, productId: number, from: string) => {
      const { code } = (await keeper.call(staffProduct, { query: { product_id: productId } })).data.product
      await publishFiles(shop, {
        [`leaflets/${leaflet}/leaflet.yaml`]: `title: Prova\ntype: 10\nfrom: ${from}\nto: ${from}\ndrawn: true\n`,
        [`leaflets/${leaflet}/areas.yaml`]: `pages: [{ areas: [{ code: "${code}" }] }]\n`,
      })
      const body = { leaflet, kind: 'second' as const, percent: 50, from, to: from }
      const { seen } = (await keeper.call(staffPromotionsPreview, { body })).data
      await keeper.call(staffPromotionsMake, { body: { ...body, seen, name: { it: 'Del volantino' } } })
      return { leaflet, from, to: from, new_from: from, new_to: addDays(from, 1) }
    }
    const send = async (worker: Person, asked: Awaited<ReturnType<typeof aLeaflet>>, sent = asked): Promise<Send> => {
      const { seen } = (await worker.call(staffLeafletMovePreview, { body: asked })).data
      return async (idempotencyKey) =>
        (await worker.call(staffLeafletMove, { body: { ...sent, seen }, idempotencyKey })).data
    }
    const same = await aLeaflet('spostato', pasta, day(0))
    return {
      same: await send(keeper, same),
      other: await send(keeper, same, { ...same, new_to: day(3) }),
      stranger: await send(another, await aLeaflet('spostato-da-altri', water, day(10))),
    }
  },
  staffPromotionsCopy: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const from = addDays(shopDate(shop.clock.now), 200)
    const { pasta } = shop.world.products
    const { product } = (await keeper.call(staffProduct, { query: { product_id: pasta } })).data
    const body = { lines: [{ code: product.code }], kind: 'second' as const, percent: 40, from, to: from }
    const { seen: seenSource } = (await keeper.call(staffPromotionsPreview, { body })).data
    await keeper.call(staffPromotionsMake, { body: { ...body, seen: seenSource, name: { it: 'Da copiare' } } })
    const copied = (weeks: number) => ({ from_week: from, to_week: addDays(from, 7 * weeks) })
    const send = async (worker: Person, asked: ReturnType<typeof copied>, sent = asked): Promise<Send> => {
      const { seen } = (await worker.call(staffPromotionsCopyPreview, { body: asked })).data
      return async (idempotencyKey) =>
        (await worker.call(staffPromotionsCopy, { body: { ...sent, seen }, idempotencyKey })).data
    }
    return {
      same: await send(keeper, copied(1)),
      other: await send(keeper, copied(1), copied(2)),
      stranger: await send(another, copied(3)),
    }
  },
  staffProductMake: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const [category] = (await keeper.call(staffProductForm, { query: {} })).data.choices.categories
    const send =
      (worker: Person, code: string, name: string): Send =>
      async (idempotencyKey) => {
        const values = {
          code,
          name: { it: name },
          category_id: category?.categoryId ?? 0,
          mode: 'piece' as const,
          vat: 10 as const,
          lead_time_hours: 0,
          adults_only: false,
          infant_formula: false,
          nutrition: {},
          label: [],
        }
        return (await worker.call(staffProductMake, { body: { values }, idempotencyKey })).data
      }
    return {
      same: send(keeper, 'CHIAVE-1', 'Gallette di riso'),
      other: send(keeper, 'CHIAVE-1', 'Gallette di mais'),
      stranger: send(another, 'CHIAVE-2', 'Gallette di farro'),
    }
  },
  fulfilmentEnd: async () => {
    const [keeper, another] = [await aShopkeeper(shop), await aShopkeeper(shop)]
    const [own, others] = [await onItsWay(), await onItsWay()]
    const send =
      (worker: Person, orderId: number, restock: boolean): Send =>
      async (idempotencyKey) => {
        const body = { order_id: orderId, end: 'failed' as const, reason: 'guasto al furgone', restock }
        return (await worker.call(fulfilmentEnd, { body, idempotencyKey })).data
      }
    return { same: send(keeper, own, true), other: send(keeper, own, false), stranger: send(another, others, true) }
  },
}

test('every call that takes a key is tried here', () => {
  const takers = [...describedCalls.values()].filter(({ call }) => call.keyed === true)
  expect(Object.keys(keyed).toSorted()).toEqual(takers.map(({ name }) => name).toSorted())
})

describe.each(Object.entries(keyed))('by one key, %s', (_name, prepare) => {
  test('is one request: the same content is answered again, another is refused, another person’s key is their own [safety-200]', async () => {
    const { same, other, stranger } = await prepare()
    const first = await same('one-press')
    expect(await same('one-press')).toEqual(first)
    await expect(other('one-press')).rejects.toEqual(refusal('error.request.keyReused'))
    const othersAnswer = await stranger('one-press')
    expect(othersAnswer).not.toEqual(first)
    expect(await stranger('one-press')).toEqual(othersAnswer)
  })
})

test('a colleague’s step by the same key at the same order is a step of its own [safety-201]', async () => {
  const orderId = await picking()
  const first = { ...(await lineAt(orderId)), quantity: 2 }
  await picker.call(fulfilmentPick, { body: first, idempotencyKey: 'shared' })
  const body = { ...(await lineAt(orderId)), quantity: 1 }
  const { data } = await colleague.call(fulfilmentPick, { body, idempotencyKey: 'shared' })
  expect(lineOf(shop, data.order, 'wine')).toMatchObject({ quantityPrepared: 1 })
})

test('a key that another step has used does nothing under a name of its own: the order is not handed over [safety-202]', async () => {
  const orderId = await onItsWay()
  const body = { order_id: orderId }
  await expect(
    picker.call(fulfilmentMove, { body: { ...body, step: 'near' }, idempotencyKey: 'k' }),
  ).resolves.toBeDefined()
  await expect(picker.call(fulfilmentDeliver, { body, idempotencyKey: 'k' })).rejects.toEqual(
    refusal('error.request.keyReused'),
  )
  expect(await statusOf(shop, orderId)).toBe(orderStatus.outForDelivery)
})

test('rows from before digests were kept are found by their key alone, whatever comes with it [safety-203]', async () => {
  const [person, asking] = [await withPoints(), await withDelivery()]
  const convert = async (points: number) =>
    (await person.call(pointsConvert, { body: { points }, idempotencyKey: 'old' })).data.giftCode
  const voucher = await convert(100)
  const asked = await asking(1)('old')
  const orderId = await picking()
  const pick = { ...(await lineAt(orderId)), quantity: 2 }
  await picker.call(fulfilmentPick, { body: pick, idempotencyKey: 'old' })
  const { db } = shop.shop
  for (const table of [pointsMovement, orderReturn, rewardRequest, shopOrder])
    await db.update(table).set({ requestDigest: null })
  await db.update(pickPress).set({ requestDigest: null, userId: null }).where(eq(pickPress.key, 'old'))
  expect(await convert(500)).toBe(voucher)
  expect(await asking(2)('old')).toEqual(asked)
  const { data } = await picker.call(fulfilmentPick, { body: { ...pick, quantity: 1 }, idempotencyKey: 'old' })
  expect(lineOf(shop, data.order, 'wine')).toMatchObject({ quantityPrepared: 2 })
  expect(await pointsOf(shop, person)).toEqual({ balance: 900, ledger: 900 })
})
