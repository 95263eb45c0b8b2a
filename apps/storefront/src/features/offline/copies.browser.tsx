import { beforeEach, describe, expect, test } from 'vitest'
import { copiesPlace } from '../../lib/storage/copies-place.ts'
import { removePersonal } from '../../lib/storage/stored.ts'
import { beginCopies, deleteCopies, deleteCopy, lifetime, most, readCopies, storeCopy, type Copy } from './copies.ts'
import { copyOfPage } from './copy-of-page.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 24, 9)
const later = now + 30 * 24 * hour

const listOf = (listId: number, fields: Partial<Copy> = {}): Copy => ({
  kind: 'list',
  path: `/profile/lists/${listId}`,
  title: `List ${listId}`,
  facts: [],
  lines: [{ name: 'Milk', amount: '2' }],
  readAt: now,
  ...fields,
})

test('of a product brand, pack, price and description are stored, as text', () => {
  const product = { name: 'Mele', slug: 'mele', shortDescr: 'ORTO', description: 'Sfuse', priceDisplay: 2.5 }
  const shown = { product: { ...product, priceUnitDisplay: 'kg' }, description: '<p>Dolci &amp; <b>croccanti</b></p>' }
  const copy = copyOfPage({ id: 'features/product/ProductPage', loaderData: { shown, similar: [] } }, 'it')
  const facts = ['ORTO, Sfuse', '2,50\u00a0€/kg', 'Dolci & croccanti']
  expect(copy).toEqual({ kind: 'product', path: '/product/mele', title: 'Mele', facts, lines: [] })
})

const titles = async (at = now) => (await readCopies(at)).map(({ title }) => title)

beforeEach(deleteCopies)

describe('copies of what a customer opened', () => {
  test('come back as they were, the newest first', async () => {
    await beginCopies(7, later)
    await storeCopy(7, listOf(1))
    await storeCopy(7, listOf(2, { readAt: now + hour }))
    expect(await readCopies(now + hour)).toEqual([listOf(2, { readAt: now + hour }), listOf(1)])
  })

  test('are deleted when another customer begins [offline-1]', async () => {
    await beginCopies(7, later)
    await storeCopy(7, listOf(1))
    await beginCopies(8, later)
    expect(await titles()).toEqual([])
  })

  test('of one customer are not stored for another, or for nobody [offline-2]', async () => {
    await storeCopy(7, listOf(1))
    await beginCopies(8, later)
    await storeCopy(7, listOf(1))
    expect(await titles()).toEqual([])
  })

  test('go with everything else of a person, and are not stored after that [offline-3]', async () => {
    await beginCopies(7, later)
    await storeCopy(7, listOf(1))
    removePersonal()
    await expect.poll(() => caches.has(copiesPlace)).toBe(false)
    await storeCopy(7, listOf(1))
    expect(await titles()).toEqual([])
  })

  test('are not read when they are seven days old, and are deleted then [offline-4]', async () => {
    await beginCopies(7, later)
    await storeCopy(7, listOf(1))
    expect(await titles(now + lifetime - 1)).toEqual(['List 1'])
    expect(await titles(now + lifetime)).toEqual([])
    expect(await titles(now)).toEqual([])
  })

  test('end with the session [offline-5]', async () => {
    await beginCopies(7, now + hour)
    await storeCopy(7, listOf(1))
    expect(await titles(now + hour)).toEqual([])
    expect(await caches.has(copiesPlace)).toBe(false)
  })

  test('have a number that does not grow, and the oldest goes first', async () => {
    await beginCopies(7, later)
    for (let at = 0; at <= most.order; at += 1)
      await storeCopy(7, listOf(at, { kind: 'order', path: `/profile/orders/${at}`, readAt: now + at }))
    await storeCopy(7, listOf(99))
    expect(await titles()).toEqual(['List 5', 'List 4', 'List 3', 'List 2', 'List 1', 'List 99'])
  })

  test('are deleted one by one, as that of an order that was collected', async () => {
    await beginCopies(7, later)
    await storeCopy(7, listOf(1))
    await deleteCopy(7, listOf(1))
    expect(await titles()).toEqual([])
  })
})
