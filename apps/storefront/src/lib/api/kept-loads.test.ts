import { expect, test } from 'vitest'
import { forgetLoads, keptLoads } from './kept-loads.ts'

const fruit = '/category/frutta'
const at = { now: 0, address: fruit }
const surroundings = { now: () => at.now, addressOnScreen: () => at.address }

function kept(...addresses: string[]) {
  at.now = 0
  const loads = keptLoads<string>(surroundings)
  for (const address of addresses) loads.keep(address, `loaded for ${address}`)
  return {
    backTo(address: string) {
      at.address = address
      return loads.returnTo(address)
    },
    linkTo(address: string) {
      at.address = '/product/mele'
      return loads.returnTo(address)
    },
  }
}

test('going back finds what the page was loaded with, query and all', () => {
  const loads = kept(`${fruit}?page=2`)
  expect(loads.backTo(`${fruit}?page=2`)).toBe(`loaded for ${fruit}?page=2`)
  expect(loads.backTo(fruit)).toBeUndefined()
})

test('who comes by a link gets it fresh', () => {
  expect(kept(fruit).linkTo(fruit)).toBeUndefined()
})

test('after a quarter of an hour it is asked for again', () => {
  const loads = kept(fruit)
  at.now = 899_999
  expect(loads.backTo(fruit)).toBeDefined()
  at.now = 900_000
  expect(loads.backTo(fruit)).toBeUndefined()
})

test('another store or slot makes everything kept worthless', () => {
  const loads = kept(fruit)
  forgetLoads()
  expect(loads.backTo(fruit)).toBeUndefined()
})

test('only the latest three are kept', () => {
  const loads = kept('/category/1', '/category/2', '/category/3', '/category/4')
  expect(loads.backTo('/category/1')).toBeUndefined()
  expect(loads.backTo('/category/2')).toBeDefined()
})
