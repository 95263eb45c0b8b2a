import { describedCalls } from '@bottega/contract/areas.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import type { ThingOfStore } from '@bottega/contract/things-of-stores.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameOfCall, timeForAllCalls } from '../../../testing/all-calls.ts'
import { atTheDoor, buyerWith } from '../../../testing/orders/buying.ts'
import { type InputSchema, sampleOf } from '../../../testing/sample-input.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { thingsOfMilano } from '../../../testing/things-of-milano.ts'
import { orderLine, shopOrder } from '../../../trade/orders/orders.tables.ts'
import { thingIn } from '../../calls/things-of-stores.ts'

let shop: TestShop
let torino: Person
let milano: Person
/** Things of Milano. */
let ids: Record<ThingOfStore, number>
let lineId: number
const missingId = 2_000_000_000

beforeAll(async () => {
  // Figures by person are there only where a shop is set to show them.
  shop = await openTestShop({ PICKER_FIGURES: 'true' })
  torino = await staffMember(shop, 'admin', [shop.world.stores.torino])
  milano = await staffMember(shop, 'admin', [shop.world.stores.milano])
  ids = await thingsOfMilano(shop, milano.userId)
  const [line] = await shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, ids.order))
  lineId = line?.id ?? 0
})
afterAll(() => shop.close())

/** A change that staff of each store may make in their own. */
const manyPrices = {
  change: { price: { how: 'set', cents: 100, from: '2026-11-17' } },
  leavesOut: ['product_ids', 'q', 'sale', 'lacks', 'without', 'category_id'],
}

/** More that a call needs to come as far as the thing it names. */
const toldBy: Readonly<Record<string, () => Record<string, unknown> & { leavesOut?: readonly string[] }>> = {
  staffOrders: () => ({ leavesOut: ['q', 'status', 'day', 'stage', 'delivery_service_id', 'page'] }),
  reportMonth: () => ({ month: '2026-11' }),
  staffManyPreview: () => manyPrices,
  staffManyChange: () => manyPrices,
  staffSupplierDelivery: () => ({ document_date: '2026-11-16', supplier_id: missingId }),
  tills: () => ({ leavesOut: ['page'] }),
  tillsFile: () => ({ month: '2026-11' }),
  tillClose: () => ({ staff_id: milano.userId, takings: 1, cash_cents: 100, counted_cents: 100 }),
  fulfilmentShifts: () => ({ day: shopDate(shop.clock.now) }),
  fulfilmentShiftsFile: () => ({ day: shopDate(shop.clock.now) }),
  fulfilmentAssign: () => ({ staff_id: milano.userId }),
  fulfilmentAssignFree: () => ({ staff_id: milano.userId }),
  slotDay: () => ({ delivery_service_id: 2 }),
  slotTemplateAdd: () => ({ begin: '06:00', end: '07:00', weekday: 3 }),
  staffProductPrice: () => ({ product_id: shop.world.products.fish }),
  staffProductPromotion: () => ({ product_id: shop.world.products.formula, percent: 10, kind: 'percent' }),
  staffPromotionDays: () => ({ product_id: shop.world.products.pasta }),
  staffOrdersFile: () => ({ leavesOut: ['q', 'day', 'stage', 'delivery_service_id'] }),
  staffPromotionEnd: () => ({ product_id: shop.world.products.water }),
}

type Schema = InputSchema & { properties?: Record<string, InputSchema> }
const partsOf = ({ schema }: DescribedCall): Schema[] => [schema.query ?? {}, schema.body ?? {}] as Schema[]
const thingsNamedBy = (described: DescribedCall) =>
  partsOf(described).flatMap(({ properties = {} }) =>
    Object.keys(properties).flatMap((field) => {
      const thing = thingIn(described.call, field)
      return thing === undefined ? [] : [{ field, thing }]
    }),
  )

const isOrder = ({ thing }: { thing: ThingOfStore }) => thing === 'order'
const namesLine = (described: DescribedCall) => JSON.stringify(partsOf(described)).includes('"order_item_id"')

/** An input with every field of the call, whose things are of Milano, or are not there. */
function inputOf(described: DescribedCall, areThere: boolean, more: Record<string, unknown> = {}) {
  const named = thingsNamedBy(described).map(({ field, thing }) => [field, areThere ? ids[thing] : missingId])
  const known = { order_item_id: lineId, product_id: shop.world.products.milk, ...Object.fromEntries(named), ...more }
  const [query, body] = partsOf(described).map((schema) => sampleOf({ type: 'object', ...schema }, known))
  const told = toldBy[described.name]?.() ?? {}
  const without = (part: unknown, names: readonly string[]) =>
    Object.fromEntries(Object.entries(part as object).filter(([name]) => !names.includes(name)))
  const { leavesOut = [], ...values } = told
  const withTold = (part: unknown) => ({
    ...without(part, leavesOut),
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name in (part as object))),
  })
  return { query: withTold(query), body: withTold(body) }
}

const outcomeOf = (person: Person, described: DescribedCall, input: object) =>
  (person.call as (this: void, call: unknown, input: object) => Promise<{ data: unknown }>)(described.call, input).then(
    ({ data }) => data,
    ({ code, text }: { code: string; text: string }) => ({ code, text }),
  )

const ofStaff = [...describedCalls.values()].filter(({ call }) => ['backoffice', 'admin'].includes(call.access))
const naming = ofStaff.filter((described) => thingsNamedBy(described).length > 0)

describe('staff of another store', () => {
  test(
    'are answered as if what they name did not exist, by every call [scope-3]',
    () =>
      holdsForEach(naming, nameOfCall, async (described) => {
        const answered = await outcomeOf(torino, described, inputOf(described, true))
        expect(answered).not.toMatchObject({ code: 'error.session.expired' })
        expect(answered).toEqual(await outcomeOf(torino, described, inputOf(described, false)))
      }),
    timeForAllCalls,
  )

  test('pick and pay back no line of the store by an order of their own [scope-4]', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await atTheDoor(buyer)
    await shop.shop.db.update(shopOrder).set({ storeId: shop.world.stores.torino }).where(eq(shopOrder.id, orderId))
    const withLine = naming.filter((described) => namesLine(described) && thingsNamedBy(described).some(isOrder))
    expect(withLine.length).toBeGreaterThan(4)
    await holdsForEach(withLine, nameOfCall, async (described) => {
      const own = { order_id: orderId }
      expect(await outcomeOf(torino, described, inputOf(described, true, own))).toEqual(
        await outcomeOf(torino, described, inputOf(described, true, { ...own, order_item_id: missingId })),
      )
    })
  })
})

/** Calls whose input of this file does not come as far as the thing itself, and the reason. */
const notReached: Readonly<Record<string, string>> = {
  staffActAs: 'Its session is another one from then on.',
  staffDueReceived: 'This customer has no due.',
  staffGetForm: 'This order has no form.',
  slotCalendar: 'Without a store of its own it shows the first one.',
  slotTemplates: 'Without a store of its own it shows the first one.',
  fulfilmentRoundDriver: 'Nothing of this slot is packed.',
  fulfilmentRoundStop: 'Nothing of this slot is packed.',
  fulfilmentRoundPaper: 'Nothing of this slot is packed.',
  fulfilmentRoundPropose: 'Nothing of this slot is packed.',
}

test(
  'staff of the store itself reach what they name by the same inputs',
  () =>
    holdsForEach(
      naming.filter(({ name }) => !(name in notReached)),
      nameOfCall,
      async (described) => {
        const missing = await outcomeOf(milano, described, inputOf(described, false))
        expect(await outcomeOf(milano, described, inputOf(described, true))).not.toEqual(missing)
      },
    ),
  timeForAllCalls,
)
