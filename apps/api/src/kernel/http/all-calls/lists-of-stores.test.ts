import { describedCalls } from '@bottega/contract/areas.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import { slotTemplateChange } from '@bottega/contract/staff-slots/calls.ts'
import {
  staffManyChange,
  staffManyPreview,
  staffProduct,
  staffPromotionsMake,
  staffPromotionsPreview,
} from '@bottega/contract/staff-products/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { staffGoodsIn } from '@bottega/contract/staff-stock/calls.ts'
import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { staffAddNote } from '@bottega/contract/staff-orders/calls.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOfCall } from '../../../testing/all-calls.ts'
import { limitStock } from '../../../testing/orders/buying.ts'
import { takeOrderTo } from '../../../testing/orders/picking.ts'
import { appUser } from '../../accounts/accounts.tables.ts'
import { publishFiles } from '../../../testing/publish-files.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { thingsOfMilano } from '../../../testing/things-of-milano.ts'

type Query = Record<string, unknown>
const week = { from: '2026-11-16', until: '2026-11-22', by: 'order' }

const tenPercent = { price: { how: 'percent' as const, percent: 10, from: '2026-11-16' } }

const leafletDays = { from: '2026-12-01', to: '2026-12-07' }
/** A leaflet with pasta, of all stores or of Milano alone. */
async function aLeaflet(leaflet: string, more = '') {
  const { pasta } = shop.world.products
  const { code } = (await wholeGroup.call(staffProduct, { query: { product_id: pasta } })).data.product
  const { from, to } = leafletDays
  await publishFiles(shop, {
    [`leaflets/${leaflet}/leaflet.yaml`]: `title: Prova\ntype: 10\nfrom: ${from}\nto: ${to}\ndrawn: true\n${more}`,
    [`leaflets/${leaflet}/areas.yaml`]: `pages: [{ areas: [{ code: "${code}" }] }]\n`,
  })
}

/** A question to each call that answers of the own stores; those of reports by every grouping stand in their own tests. */
const questions: Readonly<Record<string, () => Query>> = {
  staffFindPeople: () => ({ q: 'Prova' }),
  staffAccounts: () => ({}),
  staffAudit: () => ({ action: 'order.noted' }),
  staffCustomers: () => ({}),
  staffCustomersFile: () => ({}),
  staffRequests: () => ({}),
  fulfilmentSlots: () => ({ day: '2026-11-17' }),
  fulfilmentRounds: () => ({ day: '2026-11-17' }),
  machineKeys: () => ({}),
  rewardsToServe: () => ({}),
  staffOffers: () => ({}),
  staffOrders: () => ({}),
  staffOrdersFile: () => ({}),
  staffProducts: () => ({ q: 'latte' }),
  staffProductsFile: () => ({ q: 'latte', format: 'xlsx' }),
  staffManyPreview: () => ({ product_ids: [shop.world.products.pasta], change: tenPercent }),
  staffManyChanges: () => ({}),
  staffPromotions: () => ({ day: '2026-11-17' }),
  staffPromotionsPreview: () => ({ q: 'spaghetti', kind: 'second', percent: 50, from: '2026-11-16', to: '2026-11-22' }),
  staffPromotionsCopyPreview: () => ({ from_week: '2026-11-16', to_week: '2026-11-23' }),
  staffPromotionLeaflets: () => ({}),
  staffLeafletPrices: () => ({ leaflet: 'di-tutti' }),
  staffLeafletMovePreview: () => ({
    leaflet: 'di-tutti',
    ...leafletDays,
    new_from: '2026-12-08',
    new_to: '2026-12-09',
  }),
  staffProduct: () => ({ product_id: shop.world.products.milk }),
  businessAccounts: () => ({}),
  reportView: () => ({ kind: 'product', ...week }),
  reportFile: () => ({ kind: 'day', ...week }),
  reportMonth: () => ({ month: '2026-11' }),
  staffReturns: () => ({}),
  tills: () => ({}),
  tillsFile: () => ({ month: '2026-11' }),
  slotCalendar: () => ({}),
  slotTemplates: () => ({}),
  staffStock: () => ({ show: 'all' }),
  staffStockCounts: () => ({}),
  staffSupplierDeliveries: () => ({}),
  staffSupplierOrders: () => ({}),
  staffTransfers: () => ({}),
  staffStockMoves: () => ({ product_id: shop.world.products.milk }),
  todayView: () => ({ day: '2026-11-17' }),
  todayWeeks: () => ({}),
}

let shop: TestShop
let torino: Person
let milano: Person
let wholeGroup: Person
let order: number
interface Answers {
  torino: unknown
  wholeGroup: unknown
}
const before = new Map<string, Answers>()
const after = new Map<string, Answers>()

const reads = [...describedCalls.values()].filter(({ call }) => call.stores === 'own' && call.effect === 'read')
const answerOf = async (person: Person, { name, call }: DescribedCall) => {
  const asked = questions[name]?.() ?? {}
  const input = call.method === 'GET' ? { query: asked } : { body: asked }
  const ask = (person.call as (this: void, call: unknown, input: object) => Promise<{ data: unknown }>)(call, input)
  const { data } = await ask.catch((error: unknown) => {
    throw new Error(`${name} is refused`, { cause: error })
  })
  return data
}

async function askAll(answers: Map<string, Answers>): Promise<void> {
  for (const described of reads)
    answers.set(described.name, {
      torino: await answerOf(torino, described),
      wholeGroup: await answerOf(wholeGroup, described),
    })
}

beforeAll(async () => {
  shop = await openTestShop()
  torino = await staffMember(shop, 'admin', [shop.world.stores.torino])
  wholeGroup = await staffMember(shop, 'admin')
  await aLeaflet('di-tutti')
  await askAll(before)
  milano = await staffMember(shop, 'admin', [shop.world.stores.milano])
  const { slotTemplate, ...things } = await thingsOfMilano(shop, milano.userId)
  order = things.order
  await milano.call(staffAddNote, { body: { order_id: order, body: 'Suonare due volte' } })
  await limitStock(shop, 'milk', 3000)
  await milano.call(staffGoodsIn, {
    body: { product_id: shop.world.products.milk, warehouse_id: shop.world.warehouses.milano, quantity: 4 },
  })
  await milano.call(slotTemplateChange, { body: { template_id: slotTemplate, version: 0, capacity: 7 } })
  const dearer = { product_ids: [shop.world.products.pasta], change: tenPercent }
  const { seen } = (await milano.call(staffManyPreview, { body: dearer })).data
  await milano.call(staffManyChange, { body: { ...dearer, seen } })
  await aLeaflet('di-milano', 'stores: [milano-larga]\n')
  const halved = { leaflet: 'di-tutti', kind: 'second' as const, percent: 50, ...leafletDays }
  const planned = (await milano.call(staffPromotionsPreview, { body: halved })).data
  await milano.call(staffPromotionsMake, { body: { ...halved, seen: planned.seen, name: { it: 'Volantino' } } })
  await takeOrderTo(shop, order, [orderStatus.inPreparation, orderStatus.prepared])
  const { userId } = await shop.shopper({ customerType: 'company' })
  const waiting = { businessApproval: 'waiting', businessApprovalAt: shop.clock.now, profileConfirmed: true } as const
  await shop.shop.db.update(appUser).set(waiting).where(eq(appUser.id, userId))
  await askAll(after)
})
afterAll(() => shop.close())

test('every call that answers of the own stores is asked here', () => {
  expect(reads.map(nameOfCall).toSorted()).toEqual(Object.keys(questions).toSorted())
})

test('whatever happens in one store, staff of another are answered as before [scope-5]', () =>
  holdsForEach(reads, nameOfCall, ({ name }) => expect(after.get(name)?.torino).toEqual(before.get(name)?.torino)))

test('staff of the whole group are told of all of it', () =>
  holdsForEach(reads, nameOfCall, ({ name }) =>
    expect(after.get(name)?.wholeGroup).not.toEqual(before.get(name)?.wholeGroup),
  ))

test('staff of a store see in the log what staff of the whole group did to its orders, staff of another do not [scope-6]', async () => {
  await wholeGroup.call(staffAddNote, { body: { order_id: order, body: 'Chiamato' } })
  const authorsSeenBy = async (person: Person) => {
    const { data } = await person.call(staffAudit, { query: { action: 'order.noted' } })
    return data.entries.map(({ staffId }) => staffId)
  }
  expect(await authorsSeenBy(milano)).toEqual([wholeGroup.userId, milano.userId])
  expect(await authorsSeenBy(torino)).toEqual([])
})
