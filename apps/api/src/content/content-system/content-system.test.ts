import * as calls from '@bottega/contract/content-system/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishFiles } from '../../testing/publish-files.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'

const article = (facts: string, text: string) => `---\n${facts}\n---\n\n${text}\n`

const files = {
  'articles/zucca.md': article(
    'title: La zucca\nsummary: Arriva la zucca\ntype: post\ndate: 2026-11-02\nseo: { title: Zucca di stagione, description: Come si sceglie }',
    'Si sceglie **pesante**.',
  ),
  'articles/funghi.md': article('title: I funghi\ntype: News\ndate: 2026-11-04', 'Porcini e finferli.'),
  'articles/risotto.md': article(
    'title: Risotto alla zucca\ntype: recipe\ndate: 2026-11-03\nrecipe: { servings: 4, preparation: 10, cooking: 20, ingredients: [{ text: zucca }] }',
    'Tostare il riso.',
  ),
  'texts/recesso.md': article('title: Diritto di recesso\nvalidity: Valido fino al 31/12/2026', 'Entro 14 giorni.'),
  'texts/consegna.md': article(
    'title: Consegna\ndate: 2026-01-01\nseo: { title: Consegna a casa, description: Dove arriviamo }',
    'Ogni giorno.',
  ),
  'texts/resi.md': article('title: Resi\nsummary: Come si rende', 'Alla porta.'),
  'texts/formaggi.md': article('title: Crosta dei formaggi', 'Si mangia di rado.'),
  'texts/formaggi.de.md': article('title: Rinde vom Käse', 'Selten isst man sie.'),
  'texts/formaggi.en.md': article('title: Rind of a cheese', 'Rarely eaten with plums.'),
  'texts/bovini.md': article(
    'title: Bovini\nimage: /photo/pascolo.webp',
    "Al **pascolo** con lo zucchero & l'avena `<b>`.",
  ),
  'texts/bovini.de.md': article('title: Rinder', 'Auf der Weide, später als Rinderbraten.'),
  'texts/bovini.en.md': article('title: Cattle', 'By the plumbing of the barn.'),
  'banners/primo.yaml': 'kind: image\ntitle: Primo\nimage: /photo/a.webp\nplaces: [vetrina]\npriority: 5\n',
  'banners/secondo.yaml': 'kind: image\ntitle: Secondo\nimage: /photo/b.webp\nplaces: [vetrina]\npriority: 9\n',
  'banners/domani.yaml': 'kind: image\ntitle: Domani\nimage: /photo/c.webp\nplaces: [vetrina]\nfrom: 2030-01-01\n',
  'menus/piede.yaml':
    'name: Piede\nitems: [{ title: Aiuto, link: /page/help, items: [{ title: Resi, link: /page/resi }] }]\n',
  'forms/scrivici.yaml':
    'settings: { title: Scrivici }\nactions: { success_message: Grazie, mail_to: ufficio@bottega.example }\nfields: [{ key: nome, type: text, label: Nome }]\n',
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await publishFiles(shop, files)
  await catalogueChanged(shop)
})
afterAll(() => shop.close())

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug)

describe('the content system', () => {
  test('answers a page by its slug with rendered texts, validity and metadata [system-1]', async () => {
    const { data, headers } = await shop.anonymous().call(calls.contentPages, { query: { slug: 'recesso' } })
    expect(data).toMatchObject([
      {
        slug: 'recesso',
        link: '/page/recesso',
        title: { rendered: 'Diritto di recesso' },
        content: { rendered: '<p>Entro 14 giorni.</p>' },
        testo_validit: 'Valido fino al 31/12/2026',
        meta: { seo_title: 'Diritto di recesso', seo_description: '' },
      },
    ])
    expect(headers).toMatchObject({ 'x-wp-total': '1', 'x-wp-totalpages': '1' })
  })

  test('answers a page with its day and its words for search engines, or with those of its publication, title and summary [system-12]', async () => {
    const pageOf = async (slug: string) =>
      (await shop.anonymous().call(calls.contentPages, { query: { slug } })).data.map(({ date, meta }) => ({
        date,
        meta,
      }))
    expect(await pageOf('consegna')).toEqual([
      { date: '2026-01-01', meta: { seo_title: 'Consegna a casa', seo_description: 'Dove arriviamo' } },
    ])
    const [resi] = await pageOf('resi')
    expect(resi?.meta).toEqual({ seo_title: 'Resi', seo_description: 'Come si rende' })
    expect(resi?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('answers posts page by page, the newest first, with the totals in headers [system-2]', async () => {
    const { data, headers } = await shop.anonymous().call(calls.contentPosts, { query: { per_page: 1, hash: 'w1' } })
    expect(slugs(data)).toEqual(['funghi'])
    expect(headers).toMatchObject({ 'x-wp-total': '2', 'x-wp-totalpages': '2' })
    const next = await shop.anonymous().call(calls.contentPosts, { query: { per_page: 1, page: 2 } })
    expect(next.data).toMatchObject([
      {
        slug: 'zucca',
        date: '2026-11-02',
        excerpt: { rendered: 'Arriva la zucca' },
        meta: { seo_title: 'Zucca di stagione', seo_description: 'Come si sceglie' },
      },
    ])
  })

  test('answers recipes by themselves [system-3]', async () => {
    const { data } = await shop.anonymous().call(calls.contentRecipes, { query: { limit: 8 } })
    expect(slugs(data)).toEqual(['risotto'])
  })

  test('finds articles, recipes and pages by their words, all or of one type [system-4]', async () => {
    const search = async (query: { search: string; subtype?: string }) =>
      (await shop.anonymous().call(calls.contentSearch, { query })).data
    expect((await search({ search: 'zucca' })).map(({ url, subtype }) => [url, subtype])).toEqual([
      ['/ricette/risotto', 'recipe'],
      ['/rivista-e-news/zucca', 'post'],
    ])
    expect((await search({ search: 'zucca', subtype: 'recipe' })).map(({ title }) => title)).toEqual([
      'Risotto alla zucca',
    ])
    const paged = await shop
      .anonymous()
      .call(calls.contentSearch, { query: { search: 'zucca', type: 'post', page: 2, per_page: 1 } })
    expect(paged.data.map(({ url }) => url)).toEqual(['/rivista-e-news/zucca'])
    expect(paged.headers).toMatchObject({ 'x-wp-total': '2', 'x-wp-totalpages': '2' })
    const all = await shop.anonymous().call(calls.contentAliSearch, { query: { q: 'recesso' } })
    expect(all.data).toMatchObject([{ title: 'Diritto di recesso', url: '/page/recesso', type: 'post' }])
  })

  test.each([
    ['it', 'zucche', ['/ricette/risotto', '/rivista-e-news/zucca']],
    ['it', 'zuccheri', ['/page/bovini']],
    ['it', 'zucc', ['/page/bovini', '/ricette/risotto', '/rivista-e-news/zucca']],
    ['de', 'Rinde', ['/page/formaggi']],
    ['de', 'Rinder', ['/page/bovini']],
    ['en', 'plum', ['/page/formaggi']],
    ['en', 'plumb', ['/page/bovini']],
  ] as const)(
    'in %s "%s" finds the forms of the word, and what begins with it where there are none',
    async (language, words, urls) => {
      const { data } = await shop.anonymous(language).call(calls.contentSearch, { query: { search: words } })
      expect(data.map(({ url }) => url).toSorted()).toEqual(urls)
    },
  )

  test('shows of what is found its kind, its picture and the words where they are, as text', async () => {
    const { data } = await shop.anonymous().call(calls.contentSearch, { query: { search: 'pascolo' } })
    expect(data).toMatchObject([
      {
        subtype: 'page',
        featured_image: '/photo/pascolo.webp',
        excerpt: [
          { text: 'Al ', isFound: false },
          { text: 'pascolo', isFound: true },
          { text: " con lo zucchero & l'avena <b>.", isFound: false },
        ],
      },
    ])
    const recipe = await shop.anonymous().call(calls.contentSearch, { query: { search: 'zucche', subtype: 'recipe' } })
    expect(recipe.data[0]).not.toHaveProperty('featured_image')
    expect(recipe.data[0]?.excerpt?.at(-1)).toEqual({ text: 'zucca', isFound: true })
  })

  test('answers the slides of a place by priority, and some by their ids, without those to come [system-5]', async () => {
    const { data } = await shop.anonymous().call(calls.contentNewSlides, { query: { place: 'vetrina' } })
    expect(data.map(({ name }) => name)).toEqual(['Secondo', 'Primo'])
    const ids = String(data[1]?.id)
    const some = await shop.anonymous().call(calls.contentSlidesById, { query: { ids } })
    expect(some.data).toMatchObject([{ name: 'Primo', img: '/photo/a.webp', priority: 5 }])
  })

  test('answers the menus editors write beside that of the departments [system-6]', async () => {
    const { data } = await shop.anonymous().call(calls.contentMenus, { query: {} })
    expect(data[0]).toMatchObject({ slug: 'departments' })
    expect(data[0]?.items.map(({ url }) => url)).toContain('/category/freschi')
    const own = await shop.anonymous().call(calls.contentMenus, { query: { slug: 'piede' } })
    expect(own.data).toMatchObject([
      { name: 'Piede', items: [{ title: 'Aiuto', url: '/page/help', items: [{ title: 'Resi', url: '/page/resi' }] }] },
    ])
  })

  test('says what the mail of a form says, and not where it goes [system-7]', async () => {
    const { data } = await shop.anonymous().call(calls.contentMailPars, { query: { form: 'scrivici' } })
    expect(data).toEqual([{ form: 'scrivici', subject: 'Scrivici', success_message: 'Grazie' }])
    const unknown = await shop.anonymous().call(calls.contentMailPars, { query: { form: 'altro' } })
    expect(unknown.data).toEqual([])
  })

  test('answers texts for other pages [system-8]', async () => {
    const { data } = await shop.anonymous().call(calls.contentUxBlocks, { query: { slug: 'recesso' } })
    expect(slugs(data)).toEqual(['recesso'])
  })
})
