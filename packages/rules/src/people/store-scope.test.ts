import { expect, test } from 'vitest'
import { isWithin, worksFor } from './store-scope.ts'

test('staff of the whole group work for every store, staff of stores for theirs, and an empty list for none', () => {
  expect([worksFor(null, 4), worksFor([3, 4], 4), worksFor([3], 4), worksFor([], 4)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('only what a staff member works for can be given to another', () => {
  expect(isWithin([3], [3, 4])).toBe(true)
  expect(isWithin([3, 5], [3, 4])).toBe(false)
  expect(isWithin([], [3])).toBe(true)
  expect(isWithin(null, [3, 4])).toBe(false)
  expect([isWithin(null, null), isWithin([3], null)]).toEqual([true, true])
})
