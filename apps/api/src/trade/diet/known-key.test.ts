import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { claimKey, keyFaults } from './known-key.ts'
import { Seal } from './seal.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const sealOf = (...keys: string[]) => new Seal({ ...shop.shop.config, PRIVATE_DATA_KEY: keys.join(' ') })
const [old, fresh, other] = ['o', 'f', 'x'].map((letter) => letter.repeat(40)) as [string, string, string]

test('the first key to write is that of all; a new one takes its place while both are set, and no other does [diet-59]', async () => {
  const { db } = shop.shop
  expect(await keyFaults(db, sealOf(other))).toEqual([])
  await claimKey(db, sealOf(old))
  await expect(claimKey(db, sealOf(other))).rejects.toMatchObject({ code: 'error.diet.otherKey' })
  expect(await keyFaults(db, sealOf(other))).toHaveLength(1)
  await claimKey(db, sealOf(fresh, old))
  await claimKey(db, sealOf(fresh))
  expect(await keyFaults(db, sealOf(fresh))).toEqual([])
  await expect(claimKey(db, sealOf(old))).rejects.toMatchObject({ code: 'error.diet.otherKey' })
})
