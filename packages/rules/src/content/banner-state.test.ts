import { expect, test } from 'vitest'
import { bannerState } from './banner-state.ts'

const noon = new Date('2026-12-01T12:00:00Z')
const before = new Date(noon.getTime() - 1)
const after = new Date(noon.getTime() + 1)

test.each([
  [false, null, null, 'shown'],
  [false, noon, null, 'shown'],
  [false, after, null, 'planned'],
  [false, before, after, 'shown'],
  [false, before, noon, 'over'],
  [true, null, null, 'hidden'],
  [true, after, null, 'hidden'],
  [true, null, before, 'over'],
] as const)('hidden %j, from %j, until %j: %s', (hidden, startsAt, endsAt, state) =>
  expect(bannerState({ hidden, startsAt, endsAt }, noon)).toBe(state),
)
