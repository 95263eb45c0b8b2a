import { expect, test } from 'vitest'
import { addedBy, withAddedBy, withoutAddedBy } from './added-by.ts'

test('a line names each member of the household who added to it once, and the customer never', () => {
  expect(addedBy({})).toBeUndefined()
  expect(withAddedBy({ line_note: 'mature' }, undefined)).toEqual({ line_note: 'mature' })
  expect(withAddedBy({}, '')).toEqual({})
  const first = withAddedBy({ line_note: 'mature' }, 'Luca')
  expect(first).toEqual({ line_note: 'mature', added_by: 'Luca' })
  expect(addedBy(withAddedBy(withAddedBy(first, 'Sara'), 'Luca'))).toBe('Luca, Sara')
})

test('an order has a line without the names of the household', () => {
  expect(withoutAddedBy({ line_note: 'mature', added_by: 'Luca' })).toEqual({ line_note: 'mature' })
})
