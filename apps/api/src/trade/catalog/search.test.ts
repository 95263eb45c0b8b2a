import type { Language } from '@bottega/rules/text/language.ts'
import {
  pricesList,
  productsAlternativeDetail,
  productsAlternatives,
  productsList,
  productsSuggest,
  productsView,
} from '@bottega/contract/catalog/calls.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contentKinds } from '../../modules.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { importContent } from '../../kernel/publishing/import-content.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const search = async (q: string, language: Language = 'it', more = {}) => {
  const { data } = await shop.anonymous(language).call(productsList, { query: { q, ...more } })
  return 'products' in data ? data.products.map(({ productId }) => productId) : []
}

describe('a search', () => {
  test.each([
    ['in Italian', 'spaghetti', 'pasta'],
    ['in German, whatever the language of the page', 'Vollmilch', 'milk'],
    ['in English', 'red apples', 'apples'],
    ['without accents', 'apfel', 'apples'],
    ['with a typo', 'spagetti', 'pasta'],
    ['by a beginning', 'panet', 'lastOne'],
    ['by barcode', '8000000000003', 'pasta'],
  ] as const)('finds %s', async (_, query, name) => {
    const { products } = shop.world
    expect((await search(query))[0]).toBe(products[name])
    expect((await search(query, 'de'))[0]).toBe(products[name])
  })

  test('finds the shop’s own code whole, with all its variants', async () => {
    const { pasta, water } = shop.world.products
    await shop.shop.db.execute(sql`update product set cod_int = '104711' where id = ${pasta}`)
    await shop.shop.db.execute(sql`update product set cod_int = '104711', cod_var = '2' where id = ${water}`)
    await bumpCatalogueVersion(shop.shop.db)
    expect(await search('104711')).toEqual([pasta, water])
    expect(await search('10471')).toEqual([])
  })

  test('within a category leaves the others out', async () => {
    const { categories, products } = shop.world
    expect(await search('latte')).toEqual([products.formula, products.milk].toSorted((a, b) => a - b))
    expect(await search('latte', 'it', { parent_category_id: categories.freschi })).toEqual([products.milk])
  })

  test('says which words it took mistyped ones for, and in which departments the results lie [search-8]', async () => {
    const { data } = await shop.anonymous().call(productsList, { query: { q: 'late' } })
    const { categories, products } = shop.world
    if (!('products' in data)) throw new Error('one product came')
    expect(data.search).toEqual({ corrected: 'latte', otherWords: [] })
    expect(data.products.map(({ productId }) => productId)).toContain(products.milk)
    expect(data.departments?.find(({ categoryId }) => categoryId === categories.freschi)).toMatchObject({ count: 1 })
  })

  test('within a department counts the other departments all the same', async () => {
    const { freschi, dispensa } = shop.world.categories
    const { data } = await shop.anonymous().call(productsList, { query: { q: 'latte', parent_category_id: freschi } })
    if (!('products' in data)) throw new Error('one product came')
    expect(data.products).toHaveLength(1)
    expect(data.departments?.map(({ categoryId, count }) => [categoryId, count])).toEqual([
      [freschi, 1],
      [dispensa, 1],
    ])
  })

  test('of a typed barcode takes blanks for nothing [search-9]', async () => {
    expect(await search('8 000000 000003')).toEqual([shop.world.products.pasta])
  })

  test.each(["' or 1=1 --", '"; drop table product; --', '%', '\\', '<script>alert(1)</script>', '*:*', '((('])(
    'for %j answers like any other',
    async (query) => expect(await search(query)).toBeInstanceOf(Array),
  )

  test.each(['a'.repeat(201), '\0'])(
    'for more than two hundred letters, or one that cannot be text, is refused',
    async (query) => {
      await expect(search(query)).rejects.toMatchObject({ code: 'error.request.invalid' })
    },
  )

  test('by the barcode parameter is exact and a list', async () => {
    const byCode = (barcode: string) => shop.anonymous().call(productsList, { query: { barcode } })
    expect((await byCode('8000000000003')).data).toMatchObject({ page: { totItems: 1 }, products: [{ slug: 'pasta' }] })
    expect((await byCode('800000000000')).data).toMatchObject({ page: { totItems: 0 }, products: [] })
  })
})

describe('suggestions', () => {
  const suggest = async (q: string, language: Language = 'it') =>
    (await shop.anonymous(language).call(productsSuggest, { query: { q } })).data.items

  test('complete the word, name departments and show products with their price', async () => {
    const items = await suggest('lat')
    expect(items).toContainEqual({ kind: 'word', name: 'latte', url: '/search?q=latte' })
    expect(items).toContainEqual({ kind: 'category', id: 2, name: 'Latte', url: '/category/freschi/latte' })
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'product',
        name: 'Latte fresco intero',
        url: '/product/milk',
        priceDisplay: 1.45,
      }),
    )
  })

  test('say the format, and of a pack what the whole of it costs beside the price of a piece', async () => {
    expect(await suggest('acqua')).toContainEqual(
      expect.objectContaining({
        name: 'Acqua naturale 6 × 1,5 l',
        description: '1 pz',
        priceDisplay: 0.39,
        firstPurchase: { quantity: 6, price: 2.34 },
      }),
    )
    const milk = (await suggest('latte fresco')).find(({ kind }) => kind === 'product')
    expect(milk).not.toHaveProperty('firstPurchase')
  })

  test('speak the language of the page', async () => {
    expect(await suggest('voll', 'de')).toContainEqual(
      expect.objectContaining({ kind: 'product', name: 'Frische Vollmilch' }),
    )
    expect(await suggest('mil', 'de')).toContainEqual(expect.objectContaining({ kind: 'category', name: 'Milch' }))
  })

  test.each(['', '  ', '%', 'qqqqqq'])('for %j are empty', async (query) => expect(await suggest(query)).toEqual([]))

  test('are empty rather than an error when the database fails [catalogue-42]', async () => {
    const query = vi.spyOn(shop.shop.database.pool, 'query').mockRejectedValue(new Error('away'))
    expect(await suggest('latte')).toEqual([])
    query.mockRestore()
    expect(await suggest('latte')).not.toEqual([])
  })
})

describe('one product', () => {
  const bySlug = async (slug: string, language: Language = 'it') =>
    (await shop.anonymous(language).call(productsList, { query: { slug } })).data

  test('is found by slug, by parameter and by path, each time the product itself [catalogue-9]', async () => {
    const { milk } = shop.world.products
    const direct = await bySlug('milk')
    expect(direct).toMatchObject({ productId: milk, name: 'Latte fresco intero' })
    const byId = await shop.anonymous().call(productsList, { query: { product_id: milk } })
    expect(byId.data).toEqual(direct)
    const byPath = await shop.anonymous().call(productsView, { query: { productId: milk } })
    expect(byPath.data).toEqual(direct)
  })

  test('carries texts, nutrition and pictures on its page only [catalogue-26]', async () => {
    await shop.shop.db.execute(sql`
      update product set image = '2026/01/15/a3/milk.webp', nutrition = '{"energyKj": 272, "fat": 3.6, "salt": 0.1}',
        texts = '{"ingredients": {"it": "<strong>Latte</strong> <img src=x onerror=alert(1)>", "de": "<strong>Milch</strong>"}}'
      where id = ${shop.world.products.milk}`)
    await bumpCatalogueVersion(shop.shop.db)
    const page = await bySlug('milk', 'en')
    expect(page).toMatchObject({
      mediaURL: '/photo/2026/01/15/a3/main/thumb/milk.webp',
      media: [
        {
          thumb: '/photo/2026/01/15/a3/main/thumb/milk.webp',
          medium: '/photo/2026/01/15/a3/main/photo/milk.webp',
          large: '/photo/2026/01/15/a3/main/large/milk.webp',
        },
      ],
      metaData: {
        product_description: { ingredients: '<strong>Latte</strong> &lt;img src=x onerror=alert(1)>' },
      },
    })
    const description = 'metaData' in page ? page.metaData?.['product_description'] : undefined
    const table = description?.['nutritional_values']
    expect(description?.['NUTRITIONAL_INFO']).toBe(table)
    expect(table).toContain(
      '<table><thead><tr><th scope="col">Average values</th><th scope="col">per 100 ml</th></tr></thead><tbody>',
    )
    expect(table).toContain('<tr><th scope="row">Energy</th><td>272 kJ / 65 kcal</td></tr>')
    expect(table).not.toContain('Protein')
  })

  test('is described in the language of the page, without markup of its own [pictures-17]', async () => {
    await shop.shop.db.execute(sql`
      update product set texts = texts || '{"description": {"it": "Latte <b>intero</b>.", "de": "Vollmilch."}}'
      where id = ${shop.world.products.milk}`)
    await bumpCatalogueVersion(shop.shop.db)
    const description = async (language: 'it' | 'de') => {
      const page = await bySlug('milk', language)
      return 'metaData' in page ? page.metaData?.['product_description']?.['description'] : undefined
    }
    expect([await description('it'), await description('de')]).toEqual(['Latte &lt;b>intero&lt;/b>.', 'Vollmilch.'])
  })

  test('says the Italian label, too, where it is shown in another language', async () => {
    const labels = async (language: 'it' | 'de') => {
      const page = await bySlug('milk', language)
      return 'metaData' in page ? page.metaData : undefined
    }
    expect(await labels('de')).toMatchObject({
      product_description: { ingredients: '<strong>Milch</strong>' },
      product_description_it: { ingredients: expect.stringContaining('<strong>Latte</strong>') as string },
    })
    expect(await labels('it')).not.toHaveProperty('product_description_it')
  })

  test.each([{ slug: 'no-such-thing' }, { product_id: 987_654 }])('unknown (%j) is refused', async (query) => {
    await expect(shop.anonymous().call(productsList, { query })).rejects.toMatchObject({
      code: 'error.product.notFound',
      httpStatus: 200,
    })
  })
})

describe('what can stand in', () => {
  test('is what the shop names, then the same shelf, never the product itself [catalogue-51]', async () => {
    const { pasta, wine, water, soldOut } = shop.world.products
    await shop.shop.db.execute(
      sql`insert into product_alternative (product_id, alternative_id) values (${pasta}, ${shop.world.products.milk})`,
    )
    const { data } = await shop
      .anonymous()
      .call(productsAlternatives, { query: { product_ids: [pasta, wine], filtered: true } })
    const [forPasta, forWine] = data.alternatives.map(({ products }) => products.map(({ productId }) => productId))
    expect(forPasta?.[0]).toBe(shop.world.products.milk)
    expect(forPasta).toContain(water)
    expect(forPasta).not.toContain(pasta)
    expect(forWine).not.toContain(soldOut)
    const detail = await shop.anonymous().call(productsAlternativeDetail, { query: { product_id: pasta } })
    expect(detail.data.products.map(({ productId }) => productId)).toEqual(forPasta)
  })

  test('of an unknown product is refused, of a list of them empty', async () => {
    await expect(
      shop.anonymous().call(productsAlternativeDetail, { query: { product_id: 987_654 } }),
    ).rejects.toMatchObject({ code: 'error.product.notFound' })
    const { data } = await shop.anonymous().call(productsAlternatives, { query: { product_ids: [987_654] } })
    expect(data.alternatives).toEqual([{ productId: 987_654, productIds: [], products: [] }])
  })
})

describe('prices', () => {
  test('name every shop that sells it [catalogue-50]', async () => {
    const { data } = await shop.anonymous().call(pricesList, { query: { product_id: shop.world.products.milk } })
    expect(data.prices).toEqual([
      { warehouseId: 1, price: 1.45, priceDisplay: 1.45, lowestPrice30Days: 1.45 },
      { warehouseId: 2, price: 1.55, priceDisplay: 1.55, lowestPrice30Days: 1.55 },
    ])
  })

  test('of an unknown product are refused', async () => {
    await expect(shop.anonymous().call(pricesList, { query: { product_id: 987_654 } })).rejects.toMatchObject({
      code: 'error.product.notFound',
    })
  })
})

describe('synonyms', () => {
  const importing = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'bottega-synonyms-'))
    await mkdir(join(folder, 'search'))
    await writeFile(join(folder, 'search/synonyms.txt'), text)
    const result = await importContent(shop.shop.db, contentKinds, folder)
    await rm(folder, { recursive: true })
    return result
  }

  test('that editors import are found by within a version of the catalogue [search-10]', async () => {
    const { pasta } = shop.world.products
    expect(await search('maccheroncelli')).toEqual([])
    await importing('maccheroncelli => spaghetti')
    expect(await search('maccheroncelli')).toEqual([pasta])
  })

  test('that cannot be read are refused by line, and what was published stays', async () => {
    const { errors } = await importing('maccheroncelli => spaghetti\nsolo')
    expect(errors).toMatchObject([{ file: 'search/synonyms.txt', line: 2, code: 'oneWord', values: { text: 'solo' } }])
    expect(await search('maccheroncelli')).toEqual([shop.world.products.pasta])
  })
})
