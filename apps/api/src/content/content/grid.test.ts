import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import type { Grid } from '@bottega/contract/content/grid.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { category } from '../../trade/catalog/categories.tables.ts'
import { categoryBlock } from './content.tables.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db, pasta, apples } = { ...shop.shop, ...shop.world.products }
  await db.update(product).set({ newUntil: '2026-11-20' }).where(eq(product.id, apples))
  await db.insert(promotion).values({
    id: 1,
    typeId: 5,
    warehouseId: 1,
    name: { it: 'Offerta' },
    validFrom: '2026-11-10',
    validTo: '2026-11-20',
    view: {},
  })
  await db.insert(promotionProduct).values({ promotionId: 1, productId: pasta, priceCents: 49 })
})
afterAll(() => shop.close())

type Block = Omit<typeof categoryBlock.$inferInsert, 'categoryId' | 'position'>
let nextId = 800

/** A hidden category with these blocks, read as its page reads it. */
async function gridOf(blocks: readonly Block[], template: (typeof category.$inferInsert)['template'] = null) {
  const id = nextId++
  const slug = `pagina-${id}`
  await shop.shop.db.insert(category).values({ id, slug, name: { it: slug }, path: [id], listed: false, template })
  if (blocks.length > 0)
    await shop.shop.db
      .insert(categoryBlock)
      .values(blocks.map((block, position) => ({ ...block, position, categoryId: id })))
  await catalogueChanged(shop)
  return slug
}
const view = async (slug: string, language: 'it' | 'de' = 'it') =>
  (await shop.anonymous(language).call(categoriesView, { query: { slug, grid: true } })).data.grid

const blocksOf = (grid: Grid | undefined) =>
  grid?.rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks))
const textBlock = (html: string, more: Partial<Block> = {}): Block => ({
  type: 'StaticText',
  content: { html },
  ...more,
})
const slider = (source: object, limit = 12): Block => ({
  type: 'ProductSlider',
  content: { title: { it: 'Scelti', de: 'Gewählt' }, source, limit },
})

const recommended = (limit: number): Block => ({ type: 'CrmProductSlider', content: { title: 'Per te', limit } })

describe('a grid', () => {
  test('has rows and columns as its template says, and the blocks it does not place after them [blocks-38]', async () => {
    const widths = { xs: 12, md: 6 }
    const slug = await gridOf(
      [
        textBlock('<p>solo</p>'),
        textBlock('<p>destra</p>', { row: 0, column: 1 }),
        textBlock('<p>sinistra</p>', { row: 0, column: 0 }),
        textBlock('<p>altrove</p>', { row: 7, column: 0 }),
        textBlock('<p>collect</p>', { row: 1, column: 0, site: 'collect' }),
      ],
      { rows: [{ columns: [widths, widths] }, { fluid: true, columns: [{ xs: 12 }] }] },
    )
    const shown = (await view(slug))?.rows.map(({ fluid, columns }) => ({
      fluid,
      columns: columns.map((column) => [column.widths, ...column.blocks.map(({ content }) => content)]),
    }))
    expect(shown).toEqual([
      {
        fluid: false,
        columns: [
          [widths, { html: '<p>sinistra</p>' }],
          [widths, { html: '<p>destra</p>' }],
        ],
      },
      { fluid: false, columns: [[{}, { html: '<p>solo</p>' }]] },
      { fluid: false, columns: [[{}, { html: '<p>altrove</p>' }]] },
    ])
  })

  test('is answered only where the query asks for it', async () => {
    const slug = await gridOf([textBlock('<p>x</p>')])
    const { data } = await shop.anonymous().call(categoriesView, { query: { slug } })
    expect(data.grid).toBeUndefined()
    expect(data.category?.categoryBlocks).toHaveLength(1)
  })

  test('leaves out blocks with nothing to show, and is empty where none has anything [blocks-39]', async () => {
    const empty = [
      slider({ categorySlug: 'no-such' }),
      slider({ categorySlug: 'pagina-800' }),
      textBlock('<script>x</script>'),
    ]
    expect(await view(await gridOf(empty))).toEqual({ rows: [] })
    expect(await view(await gridOf([]))).toEqual({ rows: [] })
  })

  test('fills its sliders with products of this context, in the language', async () => {
    const slug = await gridOf([
      slider({ promo: true }),
      slider({ categorySlug: 'category/freschi' }),
      slider({ newProduct: true }, 1),
    ])
    const { pasta, apples } = shop.world.products
    const [promo, fresh, news] = blocksOf(await view(slug, 'de')) ?? []
    expect(promo).toMatchObject({ content: { title: 'Gewählt' }, data: { products: [{ productId: pasta }] } })
    expect(fresh).toMatchObject({ data: { products: { length: 3 } } })
    expect(news).toMatchObject({ data: { products: [{ productId: apples }] } })
  })
})

describe('the statements of a grid', () => {
  /** Whether the catalogue changed is asked at the same time by several, who share the answer by chance. */
  const isVersion = (asked: unknown) => JSON.stringify(asked).includes('as version from shop_state')
  /** Products asked for in the same moment are read by one statement: how many meet there is chance too. */
  const chance = 4
  /** For the first view after a change of the catalogue, and for one of products this process knows. */
  const count = async (blocks: readonly Block[]) => {
    const slug = await gridOf(blocks)
    const query = vi.spyOn(shop.shop.database.pool, 'query')
    const counts: number[] = []
    for (let times = 0; times < 2; times++) {
      query.mockClear()
      await shop.anonymous().call(categoriesView, { query: { slug, grid: true, skip_cache: true } })
      counts.push(query.mock.calls.filter(([asked]) => !isVersion(asked)).length)
    }
    query.mockRestore()
    return counts
  }

  test('are not more for ten blocks of a type than for one [blocks-7]', async () => {
    const oneOfEach = [
      textBlock('<p>x</p>'),
      { type: 'BannerGrid', content: { variant: 'departments' } },
      slider({ promo: true }),
      recommended(12),
      { type: 'BannerSlider', content: { stored: { place: 'in-alto' } } },
    ]
    const sources = [{ promo: true }, { newProduct: true }, { categorySlug: 'freschi' }, { categorySlug: 'dispensa' }]
    const ten = Array.from({ length: 10 }, (_, index) => slider(sources[index % sources.length] ?? {}, 48))
    const [first, again] = await count(oneOfEach)
    const more = Array.from({ length: 10 }, (_, index) => [
      recommended(index + 1),
      { type: 'BannerList', content: { stored: { slugs: [`nome-${index}`], place: `posto-${index}` } } },
    ])
    const [firstOfMany, againOfMany] = await count([...oneOfEach, ...ten, ...more.flat()])
    expect(again).toBeGreaterThan(0)
    expect(firstOfMany).toBeLessThanOrEqual((first ?? 0) + chance)
    expect(againOfMany).toBeLessThanOrEqual((again ?? 0) + chance)
  })
})

describe('the home page', () => {
  test('shows the departments and the offers until an editor has written it [opening-24]', async () => {
    const [departments, offers] = blocksOf(await view('home', 'de')) ?? []
    expect(departments).toMatchObject({ type: 'BannerGrid', content: { variant: 'departments' } })
    expect(offers).toMatchObject({ type: 'ProductSlider', content: { title: 'Jetzt im Angebot' } })
    expect(offers?.type === 'ProductSlider' && offers.data.products.map(({ productId }) => productId)).toEqual([
      shop.world.products.pasta,
    ])
    expect(offers?.settings.JSON_CONFIG).toContain('"slidesPerView":2')
    expect(await view('no-such-page')).toBeUndefined()

    await shop.shop.db
      .insert(category)
      .values({ id: 799, slug: 'home', name: { it: 'home' }, path: [799], listed: false })
    await shop.shop.db.insert(categoryBlock).values({ ...textBlock('<p>Benvenuti</p>'), position: 0, categoryId: 799 })
    await catalogueChanged(shop)
    expect(blocksOf(await view('home'))?.map(({ type }) => type)).toEqual(['StaticText'])
  })
})

describe('a panel of services', () => {
  const discovery: Block = { type: 'ServiceDiscovery', content: { title: { it: 'Come?' } } }
  const vouchers: Block = { type: 'GiftCodeWidgetSlider', content: {} }

  test('offers those the store shows as tabs, alone and in the place of vouchers [vouchers-22]', async () => {
    const [panel, cards] = blocksOf(await view(await gridOf([discovery, vouchers]))) ?? []
    const { rows } = await shop.shop.database.pool.query<{ deliveryServiceId: number }>(
      `select s.id as "deliveryServiceId" from delivery_service s join store_service o on o.delivery_service_id = s.id
       where o.store_id = 1 and s.show_tab order by s.id`,
    )
    const offered = (block: typeof panel) =>
      block?.type === 'ServiceDiscovery' || block?.type === 'GiftCodeWidgetSlider'
        ? block.data.services.map(({ deliveryServiceId }) => deliveryServiceId).toSorted((a, b) => a - b)
        : undefined
    expect(rows.length).toBeGreaterThan(0)
    expect(offered(panel)).toEqual(rows.map(({ deliveryServiceId }) => deliveryServiceId))
    expect(offered(cards)).toEqual(offered(panel))
  })
})
