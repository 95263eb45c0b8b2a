import { expect, test } from 'vitest'
import { clearLoads, cachedLoads } from './cached-loads.ts'

const fruit = '/category/frutta'
const at = { now: 0, address: fruit }
const surroundings = { now: () => at.now, addressOnScreen: () => at.address }

function loadsOf(...addresses: string[]) {
  at.now = 0
  const loads = cachedLoads<string>(surroundings)
  for (const address of addresses) loads.add(address, `loaded for ${address}`)
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
  const loads = loadsOf(`${fruit}?page=2`)
  expect(loads.backTo(`${fruit}?page=2`)).toBe(`loaded for ${fruit}?page=2`)
  expect(loads.backTo(fruit)).toBeUndefined()
})

test('who comes by a link gets it fresh', () => {
  expect(loadsOf(fruit).linkTo(fruit)).toBeUndefined()
})

test('after a quarter of an hour it is asked for again', () => {
  const loads = loadsOf(fruit)
  at.now = 899_999
  expect(loads.backTo(fruit)).toBeDefined()
  at.now = 900_000
  expect(loads.backTo(fruit)).toBeUndefined()
})

test('another store or slot makes everything cached worthless', () => {
  const loads = loadsOf(fruit)
  clearLoads()
  expect(loads.backTo(fruit)).toBeUndefined()
})

test('only the latest three are cached', () => {
  const loads = loadsOf('/category/1', '/category/2', '/category/3', '/category/4')
  expect(loads.backTo('/category/1')).toBeUndefined()
  expect(loads.backTo('/category/2')).toBeDefined()
})
