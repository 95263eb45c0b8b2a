import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import {
  fulfilmentDeliver,
  fulfilmentDeliveryNote,
  fulfilmentMove,
  fulfilmentRoundDriver,
  fulfilmentRoundPaper,
  fulfilmentRoundPropose,
  fulfilmentOwnStop,
  fulfilmentRounds,
  fulfilmentRoundStop,
} from '@bottega/contract/fulfilment/calls.ts'
import type { DeliveryRound } from '@bottega/contract/fulfilment/rounds.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPicker, takenAtDoor } from '../../../testing/orders/pickers.ts'
import { packedAt, packedFor } from '../../../testing/orders/packed-at.ts'
import { pdfText } from '../../../testing/pdf-text.ts'
import { refusal } from '../../../testing/refusal.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { erasePerson } from '../../account/erasure.repository.ts'
import { salesDocument } from '../../documents/documents.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'

let shop: TestShop
let picker: Person
beforeEach(async () => {
  shop = await openTestShop()
  picker = await aPicker(shop)
})
afterEach(() => shop.close())

const day = '2026-11-17'

async function theRound(language: 'it' | 'en' = 'it'): Promise<DeliveryRound> {
  const reader = shop.as(picker.token, picker.userId, language)
  const { rounds } = (await reader.call(fulfilmentRounds, { query: { day } })).data
  return rounds[0] ?? expect.unreachable('no round')
}

const seen = ({ timeslotId, warehouseId, version }: DeliveryRound) => ({
  timeslot_id: timeslotId,
  warehouse_id: warehouseId,
  version,
})
const idsOf = ({ stops }: DeliveryRound) => stops.map(({ orderId }) => orderId)

const drive = (round: DeliveryRound, who: { staff_id?: number; name?: string }) =>
  picker.call(fulfilmentRoundDriver, { body: { ...seen(round), ...who } }).then(({ data }) => data.round)
const move = (round: DeliveryRound, orderId: number, to: 'up' | 'down') =>
  picker
    .call(fulfilmentRoundStop, { body: { ...seen(round), order_id: orderId, move: to } })
    .then(({ data }) => data.round)
const propose = (round: DeliveryRound) =>
  picker.call(fulfilmentRoundPropose, { body: seen(round) }).then(({ data }) => data.round)

const paperOf = async ({ timeslotId: timeslot_id, warehouseId: warehouse_id }: DeliveryRound) => {
  const { data } = await picker.call(fulfilmentRoundPaper, { query: { timeslot_id, warehouse_id } })
  return pdfText(new Uint8Array(await (data.content as Blob).arrayBuffer()))
}

const logOf = async (action: 'round.driver' | 'round.stops') => {
  const admin = await staffMember(shop, 'admin')
  return (await admin.call(staffAudit, { query: { action } })).data.entries
}

describe('the driver of a round', () => {
  test('is one of the staff of its store, or a name; it stands on the round, on the papers of its orders and in the log [rounds-3]', async () => {
    const orderId = await packedAt(shop, picker, 'Via Larga', '8')
    const noteNow = async () => {
      const { data } = await picker.call(fulfilmentDeliveryNote, { query: { order_id: orderId } })
      return pdfText(new Uint8Array(await (data.content as Blob).arrayBuffer()))
    }
    const driver = await staffMember(shop, 'picker', [shop.world.stores.milano])
    const before = await theRound()
    expect(before).toMatchObject({ version: 0 })
    expect(before.driver).toBeUndefined()
    expect(before.drivers).toContainEqual({ staffId: driver.userId, name: 'Olga Banco' })
    expect(await noteNow()).not.toContain('Conducente: ')

    const chosen = await drive(before, { staff_id: driver.userId })
    expect(chosen).toMatchObject({ version: 1, driver: { staffId: driver.userId, name: 'Olga Banco' } })
    expect(await noteNow()).toContain('Conducente: Olga Banco')

    const written = await drive(chosen, { name: 'Corrieri Rossi' })
    expect(written.driver).toEqual({ name: 'Corrieri Rossi' })
    expect(await theRound()).toEqual(written)
    expect(await noteNow()).toContain('Conducente: Corrieri Rossi')

    expect((await drive(written, {})).driver).toBeUndefined()
    const [none, name, staff] = await logOf('round.driver')
    expect(staff).toMatchObject({ before: { driver: null }, after: { driver: 'Olga Banco' } })
    expect(name).toMatchObject({ before: { driver: 'Olga Banco' }, after: { driver: 'Corrieri Rossi' } })
    expect(none).toMatchObject({ before: { driver: 'Corrieri Rossi' }, after: { driver: null } })
  })

  test('is nobody of another store, nobody whose account is closed, and no customer [rounds-4]', async () => {
    await packedAt(shop, picker, 'Via Larga', '8')
    const elsewhere = await staffMember(shop, 'picker', [shop.world.stores.torino])
    const editor = await staffMember(shop, 'editor')
    const gone = await staffMember(shop, 'picker')
    const { db } = shop.shop
    await db.update(appUser).set({ staffDisabledAt: shop.clock.now }).where(eq(appUser.id, gone.userId))
    const { userId: customer } = await shop.shopper()
    const round = await theRound()
    for (const staffId of [elsewhere.userId, editor.userId, gone.userId, customer]) {
      expect(round.drivers.map((one) => one.staffId)).not.toContain(staffId)
      await expect(drive(round, { staff_id: staffId })).rejects.toEqual(refusal('error.fulfilment.driverNotThere'))
    }
    expect(await theRound()).toMatchObject({ version: 0 })
  })

  test('is not changed by somebody who saw another one, and the refusal names who was faster [rounds-5]', async () => {
    await packedAt(shop, picker, 'Via Larga', '8')
    const before = await theRound()
    await drive(before, { name: 'Corrieri Rossi' })
    const second = drive(before, { name: 'Corrieri Bianchi' })
    await expect(second).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
    await expect(second).rejects.toHaveProperty('text', expect.stringContaining('Olga Banco'))
    expect((await theRound()).driver).toEqual({ name: 'Corrieri Rossi' })
  })
})

describe('the order of stops', () => {
  test('is made by hand, kept for the slot, and proposed again when asked [rounds-6]', async () => {
    const far = await packedAt(shop, picker, 'Via Zara', '1')
    const near = await packedAt(shop, picker, 'Via Alba', '12')
    const middle = await packedAt(shop, picker, 'Via Larga', '8')
    const proposed = await theRound()
    expect(idsOf(proposed)).toEqual([near, middle, far])
    expect(proposed.byHand).toBe(false)

    const moved = await move(proposed, far, 'up')
    expect(idsOf(moved)).toEqual([near, far, middle])
    expect(moved).toMatchObject({ byHand: true, version: 1 })
    const again = await move(moved, near, 'down')
    expect(idsOf(again)).toEqual([far, near, middle])
    expect(await theRound()).toEqual(again)

    const back = await propose(again)
    expect(idsOf(back)).toEqual([near, middle, far])
    expect(back).toMatchObject({ byHand: false, version: 3 })
    const [last, , first] = await logOf('round.stops')
    expect(first).toMatchObject({ before: { stops: [near, middle, far] }, after: { stops: [near, far, middle] } })
    expect(last).toMatchObject({ before: { stops: [far, near, middle] }, after: { stops: [near, middle, far] } })
  })

  test('made by hand takes a new order in behind the one it follows along the streets, and loses one that was delivered [rounds-7]', async () => {
    const far = await packedAt(shop, picker, 'Via Zara', '1')
    const near = await packedAt(shop, picker, 'Via Alba', '12')
    const byHand = await move(await theRound(), far, 'up')
    expect(idsOf(byHand)).toEqual([far, near])
    const next = await packedAt(shop, picker, 'Via Alba', '14')
    expect(idsOf(await theRound())).toEqual([far, near, next])

    const body = { order_id: far }
    await picker.call(fulfilmentMove, { body: { ...body, step: 'depart' } })
    await picker.call(fulfilmentDeliver, { body: { ...body, ...(await takenAtDoor(picker, far)) } })
    const left = await theRound()
    expect(idsOf(left)).toEqual([near, next])
    await expect(move(left, far, 'up')).rejects.toEqual(refusal('error.fulfilment.stopGone'))
    expect(idsOf(await move(left, next, 'up'))).toEqual([next, near])
  })

  test('is not changed by somebody who saw another one, nor in a slot that has nothing to bring [rounds-8]', async () => {
    const far = await packedAt(shop, picker, 'Via Zara', '1')
    const near = await packedAt(shop, picker, 'Via Alba', '12')
    const before = await theRound()
    await move(before, far, 'up')
    for (const second of [move(before, near, 'down'), propose(before)])
      await expect(second).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
    expect(idsOf(await theRound())).toEqual([far, near])
    const elsewhere = { ...before, warehouseId: shop.world.warehouses.torino }
    await expect(propose(elsewhere)).rejects.toEqual(refusal('error.fulfilment.roundNotFound'))
  })
})

describe('the order proposed where positions are known', () => {
  /** So many thousandths of a degree north and east of the store in Milano. */
  const at = (north: number, east: number) => ({ latitude: 45.46 + north / 1000, longitude: 9.19 + east / 1000 })

  /** Around a loop: the letters of the streets mix it up. */
  async function packedAround() {
    const east = await packedAt(shop, picker, 'Via Alba', '1', at(0, 20))
    const north = await packedAt(shop, picker, 'Via Bari', '1', at(10, 2))
    const south = await packedAt(shop, picker, 'Via Como', '1', at(-9, 8))
    const northEast = await packedAt(shop, picker, 'Via Dante', '1', at(12, 14))
    return { east, north, south, northEast }
  }

  test('is the shortest way, by the positions that placed orders keep of their address, and says its length [rounds-23]', async () => {
    const { east, north, south, northEast } = await packedAround()
    const round = await theRound()
    expect(idsOf(round)).toEqual([north, northEast, east, south])
    expect(round.byHand).toBe(false)
    expect(round.metres).toBeGreaterThan(5_900)
    expect(round.metres).toBeLessThan(6_200)
    expect(round.stops.map(({ positionUnknown }) => positionUnknown)).toEqual([false, false, false, false])

    const moved = await move(round, south, 'up')
    expect(idsOf(moved)).toEqual([north, northEast, south, east])
    expect(idsOf(await theRound())).toEqual(idsOf(moved))
    expect(moved.metres).toBeGreaterThan(round.metres ?? Infinity)
    expect(idsOf(await propose(moved))).toEqual([north, northEast, east, south])
  })

  test('stays for what is left while stops are passed [rounds-24]', async () => {
    const { east, north, south, northEast } = await packedAround()
    for (const [passed, ...left] of [
      [north, northEast, east, south],
      [northEast, east, south],
    ]) {
      const order_id = passed ?? expect.unreachable('no stop')
      await picker.call(fulfilmentMove, { body: { order_id, step: 'depart' } })
      await picker.call(fulfilmentDeliver, { body: { order_id, ...(await takenAtDoor(picker, order_id)) } })
      expect(idsOf(await theRound())).toEqual(left)
    }
  })

  test('names the stops whose position is unknown, with those at the centre of a town or far from their postal code [rounds-25]', async () => {
    const known = await packedAt(shop, picker, 'Via Larga', '8', at(10, 2))
    const beside = await packedAt(shop, picker, 'Via Larga', '10')
    const centre = await packedAt(shop, picker, 'Via Alba', '1', { latitude: 45.4643, longitude: 9.1895 })
    const rome = await packedAt(shop, picker, 'Via Bari', '1', { latitude: 41.9, longitude: 12.5 })
    const round = await theRound()
    expect(round.stops.map(({ orderId, positionUnknown }) => [orderId, positionUnknown])).toEqual([
      [known, false],
      [beside, true],
      [centre, true],
      [rome, true],
    ])
    expect(round.metres).toBeLessThan(2_500)
    expect(JSON.stringify(round)).not.toMatch(/latitude|45\.47/)
  })

  test('without any position follows the streets and has no length, on paper neither [rounds-26]', async () => {
    await packedAt(shop, picker, 'Via Larga', '8')
    const round = await theRound()
    expect(round).not.toHaveProperty('metres')
    expect(await paperOf(round)).not.toContain('linea d’aria')
  })

  test('is the order of the printed round, with its length and what that leaves out [rounds-27]', async () => {
    const { east, north, south, northEast } = await packedAround()
    const nowhere = await packedAt(shop, picker, 'Via Alba', '99')
    const round = await theRound()
    expect(idsOf(round)).toEqual([north, northEast, east, nowhere, south])
    const text = await paperOf(round)
    expect(text).toMatch(/circa 6\skm in linea d’aria, con il ritorno \(senza 1 fermata di posizione sconosciuta\)/)
    const places = idsOf(round).map((orderId) => text.indexOf(`Ordine ${orderId}`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })
})

test('the position of a house is in the address book and in its order, on no document or log, and is gone with the account [rounds-29]', async () => {
  const { db } = shop.shop
  const order_id = await packedAt(shop, picker, 'Via Larga', '8', { latitude: 45.4612345, longitude: 9.1923456 })
  await theRound()
  await picker.call(fulfilmentMove, { body: { order_id, step: 'depart' } })
  await picker.call(fulfilmentDeliver, { body: { order_id, ...(await takenAtDoor(picker, order_id)) } })
  const { rows: tables } = await db.execute<{ name: string }>(sql`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  const tablesWithIt = async () => {
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await db.execute(sql`select 1 from ${sql.raw(name)} t where t::text ~ '45.4612345|9.1923456'`)
      if (rows.length > 0) found.push(name)
    }
    return found
  }
  expect(await db.$count(salesDocument, eq(salesDocument.orderId, order_id))).toBe(1)
  expect(await tablesWithIt()).toEqual(['address', 'shop_order'])
  const [placed] = await db.select({ userId: shopOrder.userId }).from(shopOrder).where(eq(shopOrder.id, order_id))
  await db.transaction((tx) => erasePerson(tx, placed?.userId ?? expect.unreachable('no order')))
  expect(await tablesWithIt()).toEqual([])
})

test('a round is printed as one: the list with driver, doors and money by kind, and the note of each stop in their order [rounds-14]', async () => {
  const far = await packedAt(shop, picker, 'Via Zara', '1')
  const near = await packedAt(shop, picker, 'Via Alba', '12')
  const own = eq(shopOrder.id, far)
  const [placed] = await shop.shop.db.select().from(shopOrder).where(own)
  const address = { ...(placed?.address ?? expect.unreachable('no order')), doorbell: 'Rossi', notes: 'Secondo piano' }
  await shop.shop.db.update(shopOrder).set({ address }).where(own)
  const chosen = await drive(await theRound(), { name: 'Corrieri Rossi' })
  const round = await move(chosen, far, 'up')
  const { timeslot_id, warehouse_id } = seen(round)
  const paper = (await picker.call(fulfilmentRoundPaper, { query: { timeslot_id, warehouse_id } })).data
  expect(paper).toMatchObject({ name: expect.stringMatching(/^Giro di consegna 2026-11-17 .*\.pdf$/) as string })
  const text = await pdfText(new Uint8Array(await (paper.content as Blob).arrayBuffer()))
  const due = round.stops.reduce((sum, { toCollect }) => sum + Math.round(toCollect * 100), 0)
  const inOrder = [
    'Conducente: Corrieri Rossi',
    'Contanti o carta',
    'Buoni pasto',
    `1. `,
    `Ordine ${far}`,
    'Via Zara 1',
    'Citofono: Rossi',
    'Nota: Secondo piano',
    '2. ',
    `Ordine ${near}`,
    'Via Alba 12',
    'In tutto',
    '4 borse',
    formatPrice(due, 'it').replace(/\s/, ' '),
    'Bolla di consegna',
    `Ordine ${far}`,
    'Firma del conducente: ',
    'Bolla di consegna',
    `Ordine ${near}`,
    'Conducente: Corrieri Rossi',
  ]
  let from = 0
  for (const part of inOrder) {
    const at = text.indexOf(part, from)
    expect(at, `${part} in ${text.slice(from)}`).toBeGreaterThanOrEqual(from)
    from = at + part.length
  }
  const elsewhere = { timeslot_id, warehouse_id: shop.world.warehouses.torino }
  await expect(picker.call(fulfilmentRoundPaper, { query: elsewhere })).rejects.toEqual(
    refusal('error.fulfilment.roundNotFound'),
  )
})

test('a customer reads the place of their own stop while the goods are on the road, and nothing of the others [status-1]', async () => {
  const packed = [await packedFor(shop, picker, 'Via Alba', '12'), await packedFor(shop, picker, 'Via Zara', '1')]
  const [first, second] = idsOf(await theRound())
  const owner = packed.find(({ orderId }) => orderId === second)?.buyer ?? expect.unreachable('no second stop')
  const stop = () => owner.call(fulfilmentOwnStop, { query: { order_id: second ?? 0 } }).then(({ data }) => data)
  expect(await stop()).toEqual({})
  const set = (orderId: number | undefined, statusId: number) =>
    shop.shop.db
      .update(shopOrder)
      .set({ statusId })
      .where(eq(shopOrder.id, orderId ?? 0))
  await set(first, orderStatus.outForDelivery)
  await set(second, orderStatus.outForDelivery)
  expect(await stop()).toEqual({ stop: { number: 2, of: 2, before: 1 } })
  await set(first, orderStatus.delivered)
  expect(await stop()).toEqual({ stop: { number: 2, of: 2, before: 0 } })
  await expect(owner.call(fulfilmentOwnStop, { query: { order_id: first ?? 0 } })).rejects.toEqual(
    refusal('error.order.notFound'),
  )
  await set(second, orderStatus.delivered)
  expect(await stop()).toEqual({})
})
