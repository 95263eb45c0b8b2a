import type { Block } from '@bottega/contract/content/block-types.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { leafletsView } from '@bottega/contract/leaflets/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { product } from '../../trade/catalog/products.tables.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { publishFiles } from '../../testing/publish-files.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  const area = async (id: number, y: number) => {
    const [found] = await db.select({ code: product.codInt }).from(product).where(eq(product.id, id))
    return { code: found?.code, x: 10, y, w: 40, h: 20 }
  }
  const { milk, pasta } = shop.world.products
  const leaflet = (title: string, from: string, to: string, type: number) =>
    stringify({ title, type, from, to, drawn: true })
  await publishFiles(shop, {
    'leaflets/adesso/leaflet.yaml': leaflet('Adesso', '2026-11-12', '2026-11-25', 10),
    'leaflets/adesso/areas.yaml': stringify({ pages: [{ areas: [await area(milk, 10), await area(pasta, 40)] }] }),
    'leaflets/dopo/leaflet.yaml': leaflet('Dopo', '2026-12-10', '2026-12-24', 10),
    'leaflets/dopo/areas.yaml': stringify({ pages: [{ areas: [await area(pasta, 10)] }] }),
    'leaflets/rivista/leaflet.yaml': leaflet('Rivista', '2026-11-01', '2026-11-30', 2),
    'leaflets/rivista/areas.yaml': stringify({ pages: [{ areas: [] }] }),
  })
})
afterAll(() => shop.close())

let pages = 0

/** The blocks of a page its editor publishes, as a page gets them. */
async function blocksOf(blocks: readonly { type: string; content: object }[]): Promise<Block[]> {
  pages += 1
  const slug = `volantini-${pages}`
  await publishFiles(shop, { [`pages/${slug}.yaml`]: stringify({ name: slug, rows: [{ blocks }] }) })
  await catalogueChanged(shop)
  const { data } = await shop.anonymous().call(categoriesView, { query: { slug, grid: true } })
  return data.grid?.rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks)) ?? []
}

test('a slider shows the leaflets that run now, and none that comes later [blocks-21]', async () => {
  const [block] = await blocksOf([{ type: 'LeafletSliderWrapper', content: { leafletType: 10 } }])
  expect(block?.data).toMatchObject({ leaflets: [{ slug: 'adesso', state: 'running' }] })
})

test('a slider shows the leaflets of its numbers in their order, which is its LEAFLET_ID on the wire [blocks-49]', async () => {
  const idOf = async (slug: string) =>
    (await shop.anonymous().call(leafletsView, { query: { slug } })).data.leaflet.leafletId
  const [now, later, magazine] = [await idOf('adesso'), await idOf('dopo'), await idOf('rivista')]
  const slider = (leafletIds: number[]) => [{ type: 'LeafletSliderWrapper', content: { leafletIds } }]
  const shownBy = async (leafletIds: number[]) =>
    (await blocksOf(slider(leafletIds))).flatMap(({ data }) => ('leaflets' in data ? data.leaflets : []))
  for (const ids of [
    [now, magazine],
    [magazine, now],
  ])
    expect((await shownBy([...ids, later, 999_999])).map(({ leafletId }) => leafletId)).toEqual(ids)
  const { data } = await shop.anonymous().call(categoriesView, { query: { slug: `volantini-${pages}` } })
  expect(data.category?.categoryBlocks?.map(({ metaData }) => metaData['LEAFLET_ID'])).toEqual([
    [magazine, now, later, 999_999].join(','),
  ])
})

test('the products of a leaflet stand in the order of its pages, with the price of the store [blocks-22]', async () => {
  const [block] = await blocksOf([{ type: 'LeafletProductSlider', content: { limit: 2 } }])
  const { milk, pasta } = shop.world.products
  expect(block?.data).toMatchObject({
    leaflet: { slug: 'adesso', title: 'Adesso' },
    printed: [
      { productId: milk, priceDisplay: expect.any(Number) as number },
      { productId: pasta, priceDisplay: expect.any(Number) as number },
    ],
  })
})

test('a viewer shows the leaflet its editor names with all its pages, else the first that runs [blocks-23]', async () => {
  const next = await shop.anonymous().call(leafletsView, { query: { slug: 'dopo' } })
  const [named, first] = await blocksOf([
    { type: 'LeafletViewerWrapper', content: { LEAFLET_ID: next.data.leaflet.leafletId } },
    { type: 'LeafletViewerWrapper', content: {} },
  ])
  expect(named?.data).toMatchObject({ leaflet: { slug: 'dopo', leafletPage: [{ leafletPageId: 1 }] } })
  expect(first?.data).toMatchObject({ leaflet: { slug: 'adesso', leafletPage: [{ leafletPageId: 1 }] } })
})

test('a leaflet that does not exist leaves its block out, and the page stands', async () => {
  const blocks = await blocksOf([
    { type: 'LeafletViewerWrapper', content: { LEAFLET_ID: 999_999 } },
    { type: 'LeafletProductSlider', content: { LEAFLET_ID: 999_999 } },
    { type: 'StaticText', content: { html: '<p>Testo</p>' } },
  ])
  expect(blocks.map(({ type }) => type)).toEqual(['StaticText'])
})
