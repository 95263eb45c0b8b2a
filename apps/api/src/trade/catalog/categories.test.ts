import type { Language } from '@bottega/rules/text/language.ts'
import { categoriesBlock, categoriesView } from '@bottega/contract/catalog/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { category } from './categories.tables.ts'
import { categoryBlock } from '../../content/content/content.tables.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  await db.insert(category).values([
    { id: 50, slug: 'home', name: { it: 'home' }, path: [50], listed: false },
    {
      id: 51,
      slug: 'vuota',
      name: { it: 'Vuota' },
      path: [51],
      position: 9,
      image: '2026/01/15/a3/testata.webp',
      description: { it: 'Ancora niente', de: 'Noch nichts' },
      metadata: {
        category_seo: { SEO_TITLE: { it: 'Vuota', de: 'Leer' } },
        category_info: { COLOR: '#8a1538', HIDE_TITLE: 'true' },
        category_popup: { ACTIVE: 'true', TITLE: { it: 'Ciao' }, OPENING_DELAY: '2', REOPENING_DAYS_DELAY: '7' },
      },
    },
  ])
  await db.insert(categoryBlock).values([
    { id: 1, categoryId: 50, type: 'title', position: 1, content: { TITLE: { it: 'Ciao', de: 'Hallo' }, SIZE: 2 } },
    {
      id: 2,
      categoryId: 50,
      type: 'slider',
      position: 0,
      site: 'coop',
      content: { items: [{ text: { it: 'Solo coop' } }] },
    },
    { id: 3, categoryId: 50, type: 'slider', position: 2, site: 'collect', content: {} },
  ])
})
afterAll(() => shop.close())

const view = async (query: Record<string, string | number | boolean> = {}, language: Language = 'it') =>
  (await shop.anonymous(language).call(categoriesView, { query })).data

describe('the department tree', () => {
  test('nests what is listed, without parent on departments and without children on leaves', async () => {
    expect(await view()).toEqual({
      categories: [
        {
          categoryId: 1,
          name: 'Freschi',
          slug: 'freschi',
          itemUrl: '/category/freschi',
          productCount: 3,
          categories: [
            {
              categoryId: 2,
              parentId: 1,
              name: 'Latte',
              slug: 'freschi/latte',
              itemUrl: '/category/freschi/latte',
              productCount: 1,
            },
            {
              categoryId: 3,
              parentId: 1,
              name: 'Frutta',
              slug: 'freschi/frutta',
              itemUrl: '/category/freschi/frutta',
              productCount: 1,
            },
          ],
        },
        {
          categoryId: 4,
          name: 'Dispensa',
          slug: 'dispensa',
          itemUrl: '/category/dispensa',
          productCount: 6,
          categories: [],
        },
        {
          categoryId: 51,
          name: 'Vuota',
          slug: 'vuota',
          itemUrl: '/category/vuota',
          image: '/photo/2026/01/15/a3/main/large/testata.webp',
          productCount: 0,
          categories: [],
        },
      ],
    })
  })

  test('speaks the language, stops at its depth and leaves out the empty [catalogue-53]', async () => {
    const { categories } = await view({ depth: 1, filtered: true }, 'de')
    expect(categories?.map(({ name, categories: below }) => [name, below])).toEqual([
      ['Frisches', []],
      ['Vorrat', []],
    ])
  })

  test('goes three levels down unless another depth is asked for [catalogue-59]', async () => {
    const deep = await openTestShop()
    const below = [70, 71, 72]
    await deep.shop.db.insert(category).values(
      below.map((id, level) => ({
        id,
        parentId: level === 0 ? 1 : id - 1,
        slug: `freschi/livello-${level}`,
        name: { it: `Livello ${level}` },
        path: [1, ...below.slice(0, level + 1)],
      })),
    )
    const names = async (query: object) => {
      const { data } = await deep.anonymous().call(categoriesView, { query })
      return JSON.stringify(data).match(/Livello \d/g)
    }
    expect(await names({})).toEqual(['Livello 0', 'Livello 1'])
    expect(await names({ depth: 4 })).toEqual(['Livello 0', 'Livello 1', 'Livello 2'])
    await deep.close()
  })

  test('for words counts what they find [catalogue-54]', async () => {
    const { categories } = await view({ q: 'latte', filtered: true })
    expect(categories?.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['freschi', 1],
      ['dispensa', 1],
    ])
  })

  test.each([{ depth: 0 }, { depth: 6 }, { categoryId: 'x' }])('refuses %j', async (query) => {
    await expect(view(query as Record<string, string>)).rejects.toMatchObject({ code: 'error.request.invalid' })
  })
})

describe('one category', () => {
  test('shows its path, count, texts and metadata [catalogue-30]', async () => {
    expect(await view({ slug: 'freschi/latte' }, 'en')).toMatchObject({
      category: {
        categoryId: 2,
        parentId: 1,
        name: 'Milk',
        productCount: 1,
        breadCrumbs: [
          { categoryId: 1, name: 'Fresh', slug: 'freschi' },
          { categoryId: 2, name: 'Milk', slug: 'freschi/latte' },
        ],
        categoryBlocks: [],
      },
    })
    expect(await view({ categoryId: 51 }, 'de')).toMatchObject({
      category: {
        description: 'Noch nichts',
        metaData: {
          category_seo: { SEO_TITLE: 'Leer' },
          category_info: { COLOR: '#8a1538', HIDE_TITLE: 'true' },
          category_popup: { ACTIVE: 'true', TITLE: 'Ciao', OPENING_DELAY: '2', REOPENING_DAYS_DELAY: '7' },
        },
      },
    })
  })

  test('shows what rows hold cleaned, however it came into them [catalogue-62]', async () => {
    const script = '<p>Sì</p><script>steal()</script><base href="//x.example">'
    const link = 'javascript:steal()'
    const metadata = { category_popup: { CONTENT: { it: script } }, category_info: { HEADER_IMAGE: link } }
    await shop.shop.db.insert(category).values({ id: 52, slug: 'note', name: { it: 'Note' }, path: [52], metadata })
    await shop.shop.db.insert(categoryBlock).values([
      {
        id: 4,
        categoryId: 52,
        type: 'StaticText',
        position: 0,
        content: { html: { it: script }, CSS_STYLE: 'position: fixed' },
      },
      { id: 5, categoryId: 52, type: 'BannerGrid', position: 1, content: { banners: [{ title: 'Uno', link }] } },
    ])
    await catalogueChanged(shop)
    const cleaned = { html: '<p>Sì</p>', CSS_STYLE: '' }
    expect(await view({ slug: 'note' })).toMatchObject({
      category: {
        metaData: { category_popup: { CONTENT: '<p>Sì</p>' }, category_info: {} },
        categoryBlocks: [{ content: cleaned }, { content: { banners: [{ title: 'Uno' }] } }],
      },
    })
    const { data } = await shop.anonymous().call(categoriesBlock, { query: { categoryBlockId: 4 } })
    expect(data.categoryBlock?.content).toEqual(cleaned)
  })

  test('is the same with the hash of a client’s cache, and made again where no cached answer is wanted [catalogue-56]', async () => {
    const cached = await view({ slug: 'freschi', hash: 'w1d2026-11-16t0' })
    expect(await view({ slug: 'freschi', skip_cache: true })).toEqual(cached)
  })

  test('has its children to the depth asked for [catalogue-55]', async () => {
    const { category: freschi } = await view({ slug: 'freschi' })
    expect(freschi?.categories?.map(({ slug }) => slug)).toEqual(['freschi/latte', 'freschi/frutta'])
  })

  test.each([
    'freschi/latte',
    '/freschi/latte/',
    'category/freschi/latte',
    '/category/freschi/latte',
    'category/freschi/latte/',
    ' //category//freschi/latte// ',
  ])('is found by %j, as programs write it from a sitemap or a link', async (slug) => {
    expect((await view({ slug })).category?.categoryId).toBe(2)
  })

  test('is found by its own name where that is the beginning of all paths', async () => {
    const named = await openTestShop()
    await named.shop.db.insert(category).values([
      { id: 80, slug: 'category', name: { it: 'Category' }, path: [80] },
      { id: 81, slug: 'category/vino', parentId: 80, name: { it: 'Vino' }, path: [80, 81] },
    ])
    const idOf = async (slug: string) =>
      (await named.anonymous().call(categoriesView, { query: { slug } })).data.category?.categoryId
    expect([await idOf('category'), await idOf('category/vino'), await idOf('category/category/vino')]).toEqual([
      80, 81, 81,
    ])
    await named.close()
  })

  test.each([{ slug: 'no/such' }, { slug: 'category/no/such' }, { slug: "x' or 1=1" }, { categoryId: 999 }])(
    'that is unknown (%j) is an answer without category',
    async (query) => expect(await view(query)).toEqual({}),
  )

  test('carries the blocks of its site in order, in the language [catalogue-4]', async () => {
    const { category: home } = await view({ slug: 'home' }, 'de')
    expect(home?.categoryBlocks).toEqual([
      {
        categoryBlockId: 2,
        templateBlockType: { modeName: 'slider' },
        templateBlock: { codInt: 'slider' },
        content: { items: [{ text: 'Solo coop' }] },
        metaData: {},
        proposals: [],
      },
      {
        categoryBlockId: 1,
        templateBlockType: { modeName: 'title' },
        templateBlock: { codInt: 'title' },
        content: { TITLE: 'Hallo', SIZE: 2 },
        metaData: { TITLE: 'Hallo', SIZE: '2' },
        proposals: [],
      },
    ])
  })

  test('says of a page of words alone that it is no department, and nothing of departments', async () => {
    expect((await view({ slug: 'home' })).category?.listed).toBe(false)
    expect((await view({ slug: 'vuota' })).category).not.toHaveProperty('listed')
  })

  test('gives one block alone, and none of another site [catalogue-57]', async () => {
    const block = async (categoryBlockId: number) =>
      (await shop.anonymous().call(categoriesBlock, { query: { categoryBlockId } })).data
    expect(await block(1)).toMatchObject({ categoryBlock: { content: { TITLE: 'Ciao' } } })
    expect(await block(3)).toEqual({})
    expect(await block(999)).toEqual({})
  })
})
