import { staffAccountChange, staffAccountInvite, staffAccounts } from '@bottega/contract/backoffice/calls.ts'
import { livePromotions, liveStock, machineKeyMake } from '@bottega/contract/live-figures/calls.ts'
import { staffOrder, staffOrders } from '@bottega/contract/staff-orders/calls.ts'
import { systemView } from '@bottega/contract/system/calls.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cooperative } from '../../places/stores/stores.tables.ts'
import { staffPlace } from '../../kernel/accounts/staff-places.tables.ts'
import { callAsMachine } from '../../testing/machines.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { product } from '../../trade/catalog/products.tables.ts'

let shop: TestShop
let wholeGroup: Person
let ofTorino: Person
beforeAll(async () => {
  shop = await openTestShop()
  wholeGroup = await staffMember(shop, 'admin')
  ofTorino = await staffMember(shop, 'admin', [shop.world.stores.torino])
})
afterAll(() => shop.close())

interface Places {
  store_ids?: number[]
  cooperative_ids?: number[]
}

async function invite(by: Person, places: Places) {
  const email = `${randomUUID().slice(0, 12)}@bottega.example`
  const body = { email, first_name: 'Pia', last_name: 'Scaffale', role: 'picker' as const, ...places }
  const { data } = await by.call(staffAccountInvite, { body })
  const account = data.accounts.find((one) => one.email === email)
  if (account === undefined) throw new Error('the account is not listed')
  return account
}

describe('an account of staff', () => {
  test('is given stores or cooperatives, or neither for the whole group [scope-7]', async () => {
    expect(await invite(wholeGroup, { store_ids: [2] })).toMatchObject({ storeIds: [2], cooperativeIds: [] })
    expect(await invite(wholeGroup, { cooperative_ids: [1] })).toMatchObject({ storeIds: [], cooperativeIds: [1] })
    expect(await invite(wholeGroup, {})).toMatchObject({ storeIds: [], cooperativeIds: [] })
  })

  test('is never given a store its administrator does not work for, nor one there is not [scope-8]', async () => {
    const beyond = refusal('error.staff.placesBeyond')
    for (const places of [{ store_ids: [1] }, { store_ids: [1, 2] }, { cooperative_ids: [1] }, {}])
      await expect(invite(ofTorino, places)).rejects.toEqual(beyond)
    for (const places of [{ store_ids: [99] }, { cooperative_ids: [99] }])
      await expect(invite(wholeGroup, places)).rejects.toEqual(beyond)
    const account = await invite(ofTorino, { store_ids: [2] })
    const wider = { user_id: account.userId, version: account.version, store_ids: [1, 2], cooperative_ids: [] }
    await expect(ofTorino.call(staffAccountChange, { body: wider })).rejects.toEqual(beyond)
    expect(await shop.shop.db.$count(staffPlace, eq(staffPlace.userId, account.userId))).toBe(1)
  })

  test('has other stores from the next request on [scope-9]', async () => {
    const { orderId } = await atTheDoor(await buyerWith(shop))
    const keeper = await staffMember(shop, 'operator', [shop.world.stores.milano])
    expect((await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order.orderId).toBe(orderId)
    const { data } = await wholeGroup.call(staffAccounts)
    const { userId, version } = data.accounts.find((one) => one.userId === keeper.userId) ?? { userId: 0, version: 0 }
    await wholeGroup.call(staffAccountChange, {
      body: { user_id: userId, version, store_ids: [shop.world.stores.torino], cooperative_ids: [] },
    })
    await expect(keeper.call(staffOrder, { query: { order_id: orderId } })).rejects.toEqual(
      refusal('error.order.notFound'),
    )
    expect((await keeper.call(staffOrders)).data.orders).toEqual([])
  })

  test('of a cooperative without stores works for none, and not for the whole group [scope-10]', async () => {
    await atTheDoor(await buyerWith(shop))
    await shop.shop.db.insert(cooperative).values({ id: 9, name: 'Bottega Nuova', slug: 'bottega-nuova' })
    const keeper = await staffMember(shop, 'operator')
    await shop.shop.db.insert(staffPlace).values({ userId: keeper.userId, cooperativeId: 9 })
    expect((await keeper.call(staffOrders)).data.orders).toEqual([])
  })

  test('of stores finds no page that is about the whole group', async () => {
    await expect(ofTorino.call(systemView)).rejects.toEqual(refusal('error.request.notFound'))
    expect((await wholeGroup.call(systemView)).data).toBeDefined()
  })
})

describe('a machine key', () => {
  test('made by staff of a store writes figures of that store alone, and none for all stores [scope-11]', async () => {
    const { data } = await ofTorino.call(machineKeyMake, {
      body: { name: 'Cassa Po', scopes: ['stock', 'promotions'] },
    })
    const [row] = await shop.shop.db.select().from(product).where(eq(product.id, shop.world.products.pasta))
    const code = row?.codInt ?? ''
    const stockOf = (store: string) => ({ rows: [{ product: code, store, available: 3 }] })
    expect(await callAsMachine(shop, data.key, liveStock, stockOf('2'))).toMatchObject({ status: 200 })
    expect(await callAsMachine(shop, data.key, liveStock, stockOf('1'))).toMatchObject({
      code: 'error.live.rowsRefused',
    })
    const everywhere = { rows: [{ promotion: 'po-1', product: code, price: 1.2 }] }
    expect((await callAsMachine(shop, data.key, livePromotions, everywhere)).code).toBe('error.live.rowsRefused')
  })
})
