import { describe, expect, test } from 'vitest'
import { nextIndex } from './roving.ts'

describe('moving among tabs and suggestions', () => {
  test.each([
    ['ArrowRight', 0, 3, 1],
    ['ArrowRight', 2, 3, 0],
    ['ArrowLeft', 0, 3, 2],
    ['ArrowDown', 1, 3, 2],
    ['ArrowUp', 1, 3, 0],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
  ])('%s from %i of %i goes to %i', (key, index, count, next) => {
    expect(nextIndex(key, index, count)).toBe(next)
  })

  test('other keys and empty lists do not move', () => {
    expect(nextIndex('a', 0, 3)).toBeUndefined()
    expect(nextIndex('ArrowDown', 0, 0)).toBeUndefined()
  })
})
