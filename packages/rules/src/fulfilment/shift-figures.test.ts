import { expect, test } from 'vitest'
import { hasFigures, linesPerHour } from './shift-figures.ts'

test('lines per hour count active time alone, and nothing is said of less than ten minutes of it', () => {
  expect(linesPerHour(40, 1800)).toBe(80)
  expect(linesPerHour(7, 600)).toBe(42)
  expect(linesPerHour(30, 599)).toBeNull()
  expect(linesPerHour(1, 0)).toBeNull()
})

test('figures of single pickers are those of today and the thirty days before', () => {
  expect(hasFigures('2026-11-17', '2026-11-17')).toBe(true)
  expect(hasFigures('2026-10-18', '2026-11-17')).toBe(true)
  expect(hasFigures('2026-10-17', '2026-11-17')).toBe(false)
  expect(hasFigures('2026-11-18', '2026-11-17')).toBe(false)
})
