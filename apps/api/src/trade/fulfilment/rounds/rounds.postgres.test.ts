import { fulfilmentRoundDriver, fulfilmentRounds, fulfilmentRoundStop } from '@bottega/contract/fulfilment/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packedAt } from '../../../testing/orders/packed-at.ts'
import { aPicker } from '../../../testing/orders/pickers.ts'
import { outcome } from '../../../testing/outcome.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let people: Person[]
let orders: number[]
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '30' })
  people = await Promise.all(Array.from({ length: 4 }, () => aPicker(shop)))
  const [first] = people
  if (first === undefined) throw new Error('nobody is there')
  orders = []
  for (const street of ['Via Alba', 'Via Larga', 'Via Zara', 'Viale Umbria'])
    orders.push(await packedAt(shop, first, street, '1'))
})
afterAll(() => shop.close())

const someone = () => people[0] ?? expect.unreachable('nobody is there')
async function theRound() {
  const { rounds } = (await someone().call(fulfilmentRounds, { query: { day: '2026-11-17' } })).data
  return rounds[0] ?? expect.unreachable('no round')
}

test('of people who move stops or choose the driver of one round at once one is heard, the others are told, and no stop is lost [rounds-9]', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { timeslotId, warehouseId, version, stops } = await theRound()
    const seen = { timeslot_id: timeslotId, warehouse_id: warehouseId, version }
    const said = await Promise.all(
      people.map((person, place) =>
        outcome(
          place === 3
            ? person.call(fulfilmentRoundDriver, { body: { ...seen, name: `Corriere ${turn}` } })
            : person.call(fulfilmentRoundStop, {
                body: { ...seen, order_id: stops[place + 1]?.orderId ?? 0, move: 'up' },
              }),
        ),
      ),
    )
    expect(said.toSorted()).toEqual(['done', ...Array.from({ length: 3 }, () => 'error.staff.changedMeanwhile')])
    const after = await theRound()
    expect(after.version).toBe(version + 1)
    expect(after.stops.map(({ orderId }) => orderId).toSorted((one, other) => one - other)).toEqual(orders)
  }
})
