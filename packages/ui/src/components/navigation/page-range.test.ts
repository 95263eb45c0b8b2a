import { expect, test } from 'vitest'
import { pageRange } from './Pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i shows %j', (current, total, shown) => {
  expect(pageRange(current, total)).toEqual(shown)
})

test.each([
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 20, [1, 2, 3, 4, 'gap', 20]],
  [2, 20, [1, 2, 3, 4, 'gap', 20]],
  [10, 20, [1, 'gap', 10, 11, 'gap', 20]],
  [20, 20, [1, 'gap', 17, 18, 19, 20]],
])('with at most six entries page %i of %i shows %j', (current, total, shown) => {
  expect(pageRange(current, total, 6)).toEqual(shown)
})

test.each([5, 6, 7])(
  'of any page at most %i entries are shown, with the first, the last and the page itself',
  (most) => {
    for (let total = 1; total <= 30; total += 1)
      for (let current = 1; current <= total; current += 1) {
        const shown = pageRange(current, total, most)
        expect(shown.length).toBeLessThanOrEqual(most)
        expect(shown).toEqual(expect.arrayContaining([1, current, total]))
      }
  },
)
