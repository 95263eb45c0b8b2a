import { staffPlace } from '@bottega/api/kernel/accounts/staff-places.tables.ts'
import { expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

/** A Monday morning. */
const now = new Date('2026-11-16T08:00:00Z')

const shop = useWorldShop(now)

const placesNow = () =>
  shop.database.db
    .select({ storeId: staffPlace.storeId, cooperativeId: staffPlace.cooperativeId })
    .from(staffPlace)
    .orderBy(staffPlace.userId, staffPlace.storeId)
const ofStore = '    stores:\n      - borgo\n'

test('the files say for which stores or cooperatives staff work, and take that back [world-140]', async () => {
  await shop.bringIn()
  expect(await placesNow()).toEqual([{ storeId: 5, cooperativeId: null }])
  await shop.bringIn()
  expect(shop.changes).toEqual([])
  await shop.edit('staff.yaml', (text) => text.replace(ofStore, '    cooperatives: [bottega-del-borgo]\n'))
  await shop.bringIn()
  expect(await placesNow()).toEqual([{ storeId: null, cooperativeId: 1 }])
  await shop.edit('staff.yaml', (text) => text.replace('    cooperatives: [bottega-del-borgo]\n', ''))
  await shop.bringIn()
  expect(await placesNow()).toEqual([])
})

test('a store or cooperative that is not there is an error of its line, and never the whole group [world-141]', async () => {
  await shop.edit('staff.yaml', (text) =>
    text.replace('- borgo', '- nowhere').replace(/$/, '    cooperatives: [none]\n'),
  )
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.slice(0, 2)).toEqual([
    'staff.yaml:9 stores: nowhere names no file of stores',
    'staff.yaml:9 cooperatives: takes one of bottega-del-borgo',
  ])
})

test('stores that an administrator gave in the browser stay when the same files come again [world-142]', async () => {
  await shop.bringIn('--overwrite')
  const db = shop.database.db
  await db.update(staffPlace).set({ storeId: null, cooperativeId: 1 })
  await shop.bringIn()
  expect(shop.printed.join('\n')).toContain('corsia@bottega-del-borgo.example: ')
  expect(await placesNow()).toEqual([{ storeId: null, cooperativeId: 1 }])
  const exported = await shop.run('export', shop.folder)
  expect(exported).toBe(0)
  await shop.bringIn('--overwrite')
  expect(await placesNow()).toEqual([{ storeId: null, cooperativeId: 1 }])
})
