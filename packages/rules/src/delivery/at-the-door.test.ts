import { describe, expect, test } from 'vitest'
import { type DoorWish, doorWish, heldDoorWish } from './at-the-door.ts'

describe('a wish for the door', () => {
  test.each([
    [{}, null],
    [{ floor: '', ifAbsent: 'wait', neighbour: 'Bianchi' }, null],
    [{ floor: '3' }, { floor: '3', ifAbsent: 'wait' }],
    [{ lift: false }, { lift: false, ifAbsent: 'wait' }],
    [{ ifAbsent: 'door', neighbour: 'Bianchi' }, { ifAbsent: 'door' }],
    [
      { ifAbsent: 'neighbour', neighbour: 'Bianchi' },
      { ifAbsent: 'neighbour', neighbour: 'Bianchi' },
    ],
    [{ ifAbsent: 'neighbour' }, { ifAbsent: 'neighbour' }],
  ] as const)('%j is kept as %j', (typed, kept) => {
    expect(doorWish(typed)).toEqual(kept)
  })

  const atDoor: DoorWish = { floor: '3', lift: true, ifAbsent: 'door' }
  const withNeighbour: DoorWish = { ifAbsent: 'neighbour', neighbour: 'Bianchi' }
  const nothing = { hasGoodsForAdults: false, dueCents: 0 }

  test.each([
    [atDoor, nothing, atDoor],
    [withNeighbour, nothing, withNeighbour],
    [atDoor, { ...nothing, hasGoodsForAdults: true }, { floor: '3', lift: true, ifAbsent: 'wait', because: 'adults' }],
    [atDoor, { ...nothing, dueCents: 1 }, { floor: '3', lift: true, ifAbsent: 'wait', because: 'payment' }],
    [withNeighbour, { hasGoodsForAdults: true, dueCents: 1 }, { ifAbsent: 'wait', because: 'adults' }],
    [{ ifAbsent: 'wait' }, { hasGoodsForAdults: true, dueCents: 1 }, { ifAbsent: 'wait' }],
  ] as const)('%j of an order with %j holds as %j', (wish, order, held) => {
    expect(heldDoorWish(wish, order)).toEqual(held)
  })
})
