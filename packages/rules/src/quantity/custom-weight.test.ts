import { expect, test } from 'vitest'
import { customWeight } from './custom-weight.ts'

const chicken = 1200

test.each([
  ['1', 1000],
  ['1,25', 1250],
  ['1.25', 1250],
  [' 1,6 ', 1600],
  ['0,6', 600],
  ['1,68', 1680],
  ['0,599', undefined],
  ['1,681', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1,2345', undefined],
  ['uno', undefined],
  ['', undefined],
])('a chicken of usually 1.2 kg requested at %j is %s', (written, requested) => {
  expect(customWeight(written, chicken)).toBe(requested)
})
