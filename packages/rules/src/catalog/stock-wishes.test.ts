import { describe, expect, test } from 'vitest'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { firstChance, wishesToTell, type WishedProduct } from './stock-wishes.ts'

const now = new Date('2026-11-16T08:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const minute = 60_000

const piece = sellingTerms({ sellingMode: 'piece' })
const sixPack = sellingTerms({ sellingMode: 'pack', quantityMultiple: 6000 })
const ham = sellingTerms({ sellingMode: 'loose', firstWeight: 300, stepWeight: 100 })

/** Wish 1 is the oldest, and comes last in the list. */
const fiveWait = [5, 4, 3, 2, 1].map((wishId) => ({ wishId, since: ago((100 - wishId) * minute) }))
const told = (milliseconds: number, hasBought = false) => ({ toldAt: ago(milliseconds), hasBought })

const cases: [string, Partial<WishedProduct>, number[]][] = [
  ['nobody while nothing is there', { available: 0 }, []],
  ['the oldest wishes, as many as there are pieces', { available: 3000 }, [1, 2, 3]],
  ['nobody of half a piece', { available: 500 }, []],
  ['everybody where there is more than wished for', { available: 50_000 }, [1, 2, 3, 4, 5]],
  ['everybody where the stock is not limited', { available: null }, [1, 2, 3, 4, 5]],
  ['everybody where the stock is not limited, whoever was told', { available: null, told: [told(0)] }, [1, 2, 3, 4, 5]],
  ['one for each smallest purchase of a pack', { available: 13_000, terms: sixPack }, [1, 2]],
  ['one for each first weight of loose goods', { available: 950, terms: ham }, [1, 2, 3]],
  ['nobody while those told before have the first chance', { available: 2000, told: [told(minute), told(0)] }, []],
  ['the next where more came than was told of', { available: 3000, told: [told(minute), told(0)] }, [1]],
  ['nobody, never fewer, where the stock fell below those told', { available: 1000, told: [told(0), told(0)] }, []],
  [
    'the next once the first have not bought for 24 hours',
    { available: 2000, told: [told(firstChance), told(0)] },
    [1],
  ],
  ['nobody a moment before', { available: 1000, told: [told(firstChance - 1)] }, []],
  [
    'the next where the first have bought and something is left',
    { available: 2000, told: [told(minute, true)] },
    [1, 2],
  ],
]

describe('customers who wait for a product are told', () => {
  test.each(cases)('%s', (_who, shelf, wishIds) =>
    expect(wishesToTell({ available: 0, terms: piece, waiting: fiveWait, told: [], ...shelf }, now)).toEqual(wishIds),
  )

  test('by number where two asked in the same moment', () => {
    const waiting = [8, 7].map((wishId) => ({ wishId, since: now }))
    expect(wishesToTell({ available: 1000, terms: piece, waiting, told: [] }, now)).toEqual([7])
  })
})
