import { describe, expect, test } from 'vitest'
import { withPageAlive } from './alive-pages.ts'

describe('pages kept alive for a return', () => {
  const fruit = { id: '/category/frutta', element: 'fruit' }
  const bread = { id: '/category/pane', element: 'bread' }

  test('nothing changes while the page stays as it is', () => {
    const pages = [fruit, bread]
    expect(withPageAlive(pages, bread.id, 'bread', 3)).toBe(pages)
  })

  test('a page drawn again takes its own place and no second one', () => {
    expect(withPageAlive([fruit, bread], fruit.id, 'fruit, filtered', 3)).toEqual([
      bread,
      { id: fruit.id, element: 'fruit, filtered' },
    ])
  })

  test('the page seen longest ago gives way', () => {
    expect(withPageAlive([fruit, bread], '/category/latte', 'milk', 2).map((page) => page.id)).toEqual([
      bread.id,
      '/category/latte',
    ])
  })
})
