import { eq } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { parseSitemap } from 'sitemap'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../trade/catalog/products.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import { publishFiles } from '../../testing/publish-files.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://bottega.example' })
  const news = (slug: string, more = '') => `---\ntype: News\ntitle: ${slug}\ndate: 2026-11-01\n${more}---\nTesto.\n`
  await publishFiles(shop, {
    'articles/oggi.md': news('oggi'),
    'articles/domani.md': news('domani', 'from: 2030-01-01\n'),
    'texts/prova.md': '---\ntype: page\ntitle: Prova\nseo:\n  sitemap: false\n---\nTesto.\n',
    'texts/privacy.md': '---\ntype: page\ntitle: Privacy\n---\nTesto.\n',
  })
})
afterAll(() => shop.close())

const get = (url: string) => shop.app.inject(url)
/** The entries of a sitemap for all its addresses, read as programs do. */
async function entriesIn(url: string) {
  const reply = await get(url)
  expect(reply.headers['content-type']).toContain('application/xml')
  return parseSitemap(Readable.from(reply.body))
}
const addressesIn = async (url: string) => (await entriesIn(url)).map((entry) => entry.url)
const on = (path: string) => `https://bottega.example${path}`

describe('a sitemap', () => {
  test('of products has those for sale, with the public origin [sitemaps-1]', async () => {
    const { db } = shop.shop
    const [milk] = await db.select().from(product).where(eq(product.id, shop.world.products.milk))
    const address = `https://bottega.example/product/${milk?.slug}`
    expect(await addressesIn('/sitemap.xml')).toContain(address)
    await db.update(product).set({ published: false }).where(eq(product.id, shop.world.products.apples))
    const [apples] = await db.select().from(product).where(eq(product.id, shop.world.products.apples))
    expect(await addressesIn('/sitemap/products-1.xml')).not.toContain(
      `https://bottega.example/product/${apples?.slug}`,
    )
    expect(await addressesIn('/sitemap/products-2.xml')).toEqual([])
  })

  test.each(['/sitemap/category.xml', '/category.xml'])(
    'of departments is %s, by the path of their slug; pages of words alone are left out [sitemaps-2]',
    async (path) => {
      const addresses = await addressesIn(path)
      expect(addresses.length).toBeGreaterThan(2)
      expect(addresses.every((address) => address.startsWith('https://bottega.example/category/'))).toBe(true)
      expect(addresses).not.toContain('https://bottega.example/category/home')
    },
  )

  test('of content has what is published now [sitemaps-3]', async () => {
    const addresses = await addressesIn('/sitemap/content.xml')
    expect(addresses).toContain('https://bottega.example/rivista-e-news/oggi')
    expect(addresses).not.toContain('https://bottega.example/rivista-e-news/domani')
  })

  test('of content has every store, help and the legal texts once, and no text its editor keeps from it [sitemaps-5]', async () => {
    const addresses = await addressesIn('/sitemap/content.xml')
    const stores = await shop.shop.db.select().from(warehouse).where(eq(warehouse.active, true))
    const pages = ['help', 'terms', 'privacy', 'cookies', 'accessibility'].map((page) => `/page/${page}`)
    for (const path of [...pages, ...stores.map(({ slug }) => `/negozi-e-volantini/${slug}`)])
      expect(addresses.filter((address) => address === on(path))).toHaveLength(1)
    expect(addresses).not.toContain(on('/page/prova'))
  })

  test('says when a product, the goods of a department and a text changed last, and a list with the newest on it [sitemaps-6]', async () => {
    const { db } = shop.shop
    const [milk] = await db.select().from(product).where(eq(product.id, shop.world.products.milk))
    const lastmod = async (sitemap: string, path: string) =>
      (await entriesIn(sitemap)).find(({ url }) => url === on(path))?.lastmod
    expect(await lastmod('/sitemap/products-1.xml', `/product/${milk?.slug}`)).toBe(milk?.updatedAt.toISOString())
    const departments = await entriesIn('/sitemap/category.xml')
    expect(departments.some((department) => department.lastmod !== undefined)).toBe(true)
    const news = await lastmod('/sitemap/content.xml', '/rivista-e-news/oggi')
    expect(news).toBeDefined()
    expect(await lastmod('/sitemap/content.xml', '/rivista-e-news')).toBe(news)
    expect(await lastmod('/sitemap/content.xml', '/ricette')).toBeUndefined()
  })

  test('with a page that is no number is not there', async () => {
    expect((await get('/sitemap/products-x.xml')).statusCode).toBe(404)
  })
})

test('robots.txt names the sitemaps and keeps robots out of the cart [sitemaps-4]', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Disallow: /cart\n')
  expect(body).toContain('Sitemap: https://bottega.example/sitemap.xml\n')
})
