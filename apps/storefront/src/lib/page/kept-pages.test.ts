import { describe, expect, test } from 'vitest'
import { keepPage } from './kept-pages.ts'

describe('pages kept for a return', () => {
  const fruit = { id: '/category/frutta', element: 'fruit' }
  const bread = { id: '/category/pane', element: 'bread' }

  test('nothing changes while the page stays as it is', () => {
    const pages = [fruit, bread]
    expect(keepPage(pages, bread.id, 'bread', 3)).toBe(pages)
  })

  test('a page drawn anew takes its own place and no second one', () => {
    expect(keepPage([fruit, bread], fruit.id, 'fruit, filtered', 3)).toEqual([
      bread,
      { id: fruit.id, element: 'fruit, filtered' },
    ])
  })

  test('the page seen longest ago gives way', () => {
    expect(keepPage([fruit, bread], '/category/latte', 'milk', 2).map((page) => page.id)).toEqual([
      bread.id,
      '/category/latte',
    ])
  })
})
