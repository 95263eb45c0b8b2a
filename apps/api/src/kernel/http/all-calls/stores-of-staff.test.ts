import { describedCalls } from '@bottega/contract/areas.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import type { ThingOfStore } from '@bottega/contract/things-of-stores.ts'
import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'
import { holdsForEach } from '@bottega/rules/testing/holds-for-each.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { machineKey } from '../../../staff/live-figures/machine-keys.tables.ts'
import { nameOfCall, timeForAllCalls } from '../../../testing/all-calls.ts'
import { atTheDoor, buyerWith } from '../../../testing/orders/buying.ts'
import { type InputSchema, sampleOf } from '../../../testing/sample-input.ts'
import { staffAccount, staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { exportRequest } from '../../../trade/account/export.tables.ts'
import { promotion } from '../../../trade/catalog/promotions.tables.ts'
import { slotTemplate } from '../../../trade/delivery/slots.tables.ts'
import { rewardRequest } from '../../../trade/loyalty/rewards/rewards.tables.ts'
import { customerOffer } from '../../../trade/offers/offers.tables.ts'
import { orderLine } from '../../../trade/orders/orders.tables.ts'
import { orderReturn } from '../../../trade/returns/returns.tables.ts'
import { thingIn } from '../../calls/things-of-stores.ts'

let shop: TestShop
let torino: Person
let milano: Person
/** Things of Milano. */
let ids: Record<ThingOfStore, number>
let lineId: number
const missingId = 2_000_000_000

beforeAll(async () => {
  shop = await openTestShop()
  torino = await staffMember(shop, 'admin', [shop.world.stores.torino])
  milano = await staffMember(shop, 'admin', [shop.world.stores.milano])
  ids = await thingsOfMilano()
  const [line] = await shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, ids.order))
  lineId = line?.id ?? 0
})
afterAll(() => shop.close())

async function thingsOfMilano(): Promise<Record<ThingOfStore, number>> {
  const { db } = shop.shop
  const buyer = await buyerWith(shop)
  const { userId } = buyer
  const { orderId } = await atTheDoor(buyer)
  const idOf = ([row]: { id: number }[]) => row?.id ?? 0
  const name = { it: 'Settimana' }
  const days = { validFrom: '2026-11-16', validTo: '2026-11-22' }
  const view = { header: name, body: name, bubble: name }
  const [template] = await db.select().from(slotTemplate).where(eq(slotTemplate.storeId, shop.world.stores.milano))
  const key = { name: 'Cassa', keyHash: randomUUID(), begins: 'bottega_prova', scopes: [], madeBy: milano.userId }
  return {
    store: shop.world.stores.milano,
    warehouse: shop.world.warehouses.milano,
    order: orderId,
    slot: shop.world.slots.tomorrowMorning,
    slotTemplate: template?.id ?? 0,
    return: idOf(
      await db
        .insert(orderReturn)
        .values({ orderId, userId, statusId: returnStatus.toApprove, methodId: returnMethod.refund, amountCents: 100 })
        .returning(),
    ),
    offer: idOf(await db.insert(customerOffer).values({ userId, product: 'Radicchio', quantity: 2 }).returning()),
    customer: userId,
    customerRequest: idOf(await db.insert(exportRequest).values({ userId }).returning()),
    rewardRequest: idOf(await db.insert(rewardRequest).values({ userId, rewards: [], points: 1 }).returning()),
    promotion: idOf(
      await db
        .insert(promotion)
        .values({ typeId: 5, warehouseId: shop.world.warehouses.milano, name, ...days, discountPercent: 10, view })
        .returning(),
    ),
    staffAccount: (await staffAccount(shop, 'picker', [shop.world.stores.milano])).userId,
    machineKey: idOf(
      await db
        .insert(machineKey)
        .values({ ...key, storeIds: [shop.world.stores.milano] })
        .returning(),
    ),
  }
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

/** An input with every field of the call, whose things are of Milano, or are not there. */
function inputOf(described: DescribedCall, areThere: boolean) {
  const named = thingsNamedBy(described).map(({ field, thing }) => [field, areThere ? ids[thing] : missingId])
  const known = { order_item_id: lineId, product_id: shop.world.products.milk, ...Object.fromEntries(named) }
  const [query, body] = partsOf(described).map((schema) => sampleOf({ type: 'object', ...schema }, known))
  return { query, body }
}

const outcomeOf = (person: Person, described: DescribedCall, input: object) =>
  (person.call as (this: void, call: unknown, input: object) => Promise<unknown>)(described.call, input).then(
    ({ data }: { data: unknown }) => data,
    (error: { code: string; text: string }) => `${error.code}: ${error.text}`,
  ) as Promise<unknown>

const ofStaff = [...describedCalls.values()].filter(({ call }) => ['backoffice', 'admin'].includes(call.access))
const naming = ofStaff.filter((described) => thingsNamedBy(described).length > 0)

describe('staff of another store', () => {
  test(
    'are answered as if what they name did not exist, by every call [scope-3]',
    () =>
      holdsForEach(naming, nameOfCall, async (described) => {
        expect(await outcomeOf(torino, described, inputOf(described, true))).toEqual(
          await outcomeOf(torino, described, inputOf(described, false)),
        )
      }),
    timeForAllCalls,
  )
})
