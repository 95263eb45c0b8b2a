import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { articlesAddToCart, articlesHelp, articlesSearch, articlesView } from '@bottega/contract/articles/calls.ts'
import { categoriesView } from '@bottega/contract/catalog/calls.ts'
import { dietSave } from '@bottega/contract/diet/calls.ts'
import { cartAdd } from '@bottega/contract/cart/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { product } from '../../trade/catalog/products.tables.ts'
import { category } from '../../trade/catalog/categories.tables.ts'
import { categoryBlock } from '../content/content.tables.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { contentKinds } from '../../modules.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { refusal } from '../../testing/refusal.ts'
import { importContent } from '../../kernel/publishing/import-content.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop({ ANONYMOUS_CARTS: 'true' })
  folder = await mkdtemp(join(tmpdir(), 'bottega-articles-'))
  const { errors } = await write(files)
  expect(errors).toEqual([])
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function write(texts: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return importContent(shop.shop.db, contentKinds, folder)
}

const fields = (lines: readonly string[], text = '') => `---\n${lines.join('\n')}\n---\n${text}`

const files = {
  'article-classes/primi.yaml': 'group: course\nname: { it: Primi, de: Erste Gänge, en: First courses }\n',
  'article-classes/territorio.yaml': 'group: category\nname: Territorio\n',
  'articles/vendemmia.md': fields(
    [
      'type: News',
      'title: La vendemmia',
      'date: 2026-11-02',
      'classes: [territorio]',
      'seo: { title: Vino, description: Uva }',
    ],
    'Uva e **botti**.',
  ),
  'articles/vendemmia.de.md': fields(['title: Die Weinlese'], 'Trauben und Fässer.'),
  'articles/diario.md': fields(['type: post', 'title: Diario del forno', 'date: 2026-11-04'], 'Il pane è caldo.'),
  'articles/domani.md': fields(['type: News', 'title: Domani', 'date: 2026-11-17'], 'Esce domani.'),
  'articles/pasta.md': fields(
    [
      'type: recipe',
      'title: Pasta e mele',
      'date: 2026-10-01',
      'classes: [primi, sconosciuta]',
      'recipe:',
      '  servings: 4',
      '  preparation: 10',
      '  cooking: 20',
      '  ingredients:',
      '    - { text: Pasta, product: T3, quantity: 320, unit: g }',
      '    - { text: Mele, product: T2, quantity: 600, unit: g }',
      '    - { text: Aceto, product: T7, quantity: 2, unit: tablespoons }',
      '    - { text: Latte di luna, product: 000 }',
      '    - { text: Sale }',
    ],
    '1. Cuoci.\n2. Servi.',
  ),
  'texts/condizioni.md': fields(['title: Condizioni', 'validity: Valide dal 1 gennaio'], 'Si paga alla consegna.'),
  'texts/domande.md': fields(['type: faq', 'title: Domande'], '<details><summary>Quando?</summary>Domani.</details>'),
  'texts/diario.md': fields(['title: Un testo con lo stesso slug'], 'Altro.'),
  'cooperatives/uno.md': fields(
    ['title: Bottega Uno', 'address: Via Larga 8, Milano', 'region: Lombardia', 'logo: /p/uno.webp', 'company: 1'],
    'Dal 1950.',
  ),
  'cooperatives/due.md': fields(['title: Bottega Due', 'address: Corso Po 1, Torino', 'company: 2'], 'Dal 1960.'),
}

async function search(query: Record<string, unknown>, language: 'it' | 'de' = 'it') {
  return (await shop.anonymous(language).call(articlesSearch, { query })).data
}
const titles = async (query: Record<string, unknown>) => (await search(query)).articles.map(({ title }) => title)

test('words of help find the pages editors have written about them, else the shop’s own, and goods find none [helpwords-4]', async () => {
  const pagesFor = async (q: string, language: 'it' | 'de' = 'it') =>
    (await shop.anonymous(language).call(articlesHelp, { query: { q } })).data.pages
  const written = { title: 'Condizioni', url: '/page/condizioni' }
  expect(await pagesFor('condizioni')).toEqual([written])
  expect(await pagesFor('AGB', 'de')).toEqual([written])
  expect(await pagesFor('faq')).toEqual([{ title: 'Domande', url: '/faq/domande' }])
  expect(await pagesFor('Umtausch', 'de')).toEqual([{ title: 'Hilfe', url: '/page/help' }])
  expect(await pagesFor('latte')).toEqual([])
})

describe('articles are listed', () => {
  test('the latest first, news with posts, and what has a date to come not yet [articles-1]', async () => {
    expect(await titles({ parent_article_type_id: 2 })).toEqual(['Diario del forno', 'La vendemmia'])
    expect(await titles({ parent_article_type_id: 4 })).toEqual(['Diario del forno'])
    expect(await titles({ parent_article_type_id: 5 })).toEqual(['Pasta e mele'])
    expect(await titles({ parent_article_type_id: 77 })).toEqual([])
  })

  test.each(['pub_date des', 'pub_date desc', 'desc'])(
    'the latest first when sorted by "%s" [articles-2]',
    async (sort) => {
      expect(await titles({ parent_article_type_id: 2, sort })).toEqual(['Diario del forno', 'La vendemmia'])
    },
  )

  test('the oldest first when asked for', async () => {
    expect(await titles({ parent_article_type_id: 2, sort: 'pub_date asc' })).toEqual([
      'La vendemmia',
      'Diario del forno',
    ])
  })

  test('with id, type, classes with their group, dates and metadata [articles-3]', async () => {
    const { articles, page } = await search({ parent_article_type_id: 2, page: 2, page_size: 1 })
    expect(page).toEqual({ selPage: 2, totPages: 2, totItems: 2, itemsPerPage: 1 })
    const [article] = articles
    expect(article).toMatchObject({
      id: article?.articleId,
      slug: 'vendemmia',
      itemUrl: '/rivista-e-news/vendemmia',
      pubDate: '02/11/2026',
      date: '2026-11-02',
      articleType: { articleTypeId: 2, name: 'News' },
      articleClass: [{ name: 'Territorio', articleClassGroup: { name: 'category' } }],
      meta: { seo_title: 'Vino', seo_description: 'Uva' },
    })
    const classId = article?.articleClass[0]?.articleClassId ?? 0
    expect(await titles({ parent_article_class_id: classId })).toEqual(['La vendemmia'])
    expect(await titles({ parent_article_class_id: 999_999 })).toEqual([])
  })

  test('by words of title and text in the language, whatever their accents and endings [articles-4]', async () => {
    expect(await titles({ q: 'DIARIO' })).toEqual(['Diario del forno'])
    expect(await titles({ q: 'botte uva' })).toEqual(['La vendemmia'])
    expect(await titles({ q: 'botte pane' })).toEqual([])
    expect((await search({ q: 'fass' }, 'de')).articles.map(({ title }) => title)).toEqual(['Die Weinlese'])
    expect((await search({ q: 'botti', parent_article_type_id: 2 }, 'de')).articles).toEqual([])
    expect((await search({ q: 'caldi & ! (' })).articles.map(({ slug }) => slug)).toEqual(['diario'])
  })
})

describe('cooperatives', () => {
  test('have their address, region, mark and the id of their shops, and are found by place and by words [articles-5]', async () => {
    const { articles } = await search({ parent_article_type_id: 3 })
    expect(articles.map(({ title, metaData }) => [title, metaData?.articletype])).toEqual([
      ['Bottega Due', { ADDRESS: 'Corso Po 1, Torino', COMPANY_ID: '2' }],
      ['Bottega Uno', { ADDRESS: 'Via Larga 8, Milano', REGION: 'Lombardia', LOGO: '/p/uno.webp', COMPANY_ID: '1' }],
    ])
    expect(await titles({ parent_article_type_id: 3, q: 'corso' })).toEqual(['Bottega Due'])
    expect(await titles({ parent_article_type_id: 3, q: 'lombardia' })).toEqual(['Bottega Uno'])
    expect(await titles({ parent_article_type_id: 3, latitude: 45.47, longitude: 9.2 })).toEqual(['Bottega Uno'])
    expect(await titles({ parent_article_type_id: 3, latitude: 41.9, longitude: 12.5 })).toEqual([])
    const far = { latitude: 45.6, longitude: 9.3 }
    expect(await titles({ parent_article_type_id: 3, ...far })).toEqual([])
    expect(await titles({ parent_article_type_id: 3, ...far, distance: 30_000 })).toEqual(['Bottega Uno'])
  })
})

describe('an article is viewed', () => {
  const view = async (query: object) => (await shop.anonymous().call(articlesView, { query })).data.article

  test('by its id, else by its slug, of the type asked for [articles-6]', async () => {
    const news = await view({ slug: 'vendemmia' })
    expect(news.content).toBe('<p>Uva e <strong>botti</strong>.</p>')
    expect(await view({ article_id: news.articleId, slug: 'diario' })).toEqual(news)
    expect((await view({ slug: 'diario' })).articleType.name).toBe('post')
    expect((await view({ slug: 'diario', parent_article_type_id: 1 })).title).toBe('Un testo con lo stesso slug')
  })

  test.each([
    { slug: 'manca' },
    { article_id: 999_999 },
    {},
    { slug: 'domani' },
    { slug: 'pasta', parent_article_type_id: 2 },
  ])('not found for %j', async (query) => {
    await expect(view(query)).rejects.toEqual(refusal('error.article.notFound'))
  })

  test('a static page with the text of its validity, questions with their folded answers [articles-7]', async () => {
    expect(await view({ slug: 'condizioni' })).toMatchObject({
      testo_validit: 'Valide dal 1 gennaio',
      articleType: { articleTypeId: 1, name: 'page' },
    })
    const faq = await view({ slug: 'domande' })
    expect(faq.articleType.name).toBe('faq')
    expect(faq.content).toContain('<details><summary>Quando?</summary>')
  })

  test('a recipe with its measures, and what covers them for so many people [articles-8]', async () => {
    const { pasta, apples } = shop.world.products
    const { recipe, articleClass } = await view({ slug: 'pasta' })
    expect(articleClass.map(({ name }) => name)).toEqual(['Primi'])
    expect(recipe).toMatchObject({ servings: 4, people: 4, preparationMinutes: 10, cookingMinutes: 20 })
    expect(recipe?.ingredients).toMatchObject([
      { text: 'Pasta', quantity: 320, unit: 'g', productId: pasta },
      { text: 'Mele', quantity: 600, unit: 'g', productId: apples },
      { text: 'Aceto', productId: shop.world.products.soldOut },
      { text: 'Latte di luna' },
      { text: 'Sale' },
    ])
    expect(recipe?.ingredients[3]).not.toHaveProperty('productId')
    const bought = (of: typeof recipe) => of?.purchases.find(({ productId }) => productId === pasta)?.quantity
    const many = await view({ slug: 'pasta', people: 20 })
    expect(many.recipe?.people).toBe(20)
    expect(bought(many.recipe)).toBeGreaterThan(bought(recipe) ?? 0)
  })
})

describe('a recipe goes into the cart', () => {
  const recipeId = async () =>
    (await shop.anonymous().call(articlesView, { query: { slug: 'pasta' } })).data.article.articleId
  const inCart = ({ cartItems = [] }: Pick<CartView, 'cartItems'>) =>
    Object.fromEntries(cartItems.map(({ product, quantity }) => [product.productId, quantity]))

  test('without what is in it already, and with a word about what cannot be added [articles-9]', async () => {
    const { pasta, apples } = shop.world.products
    const anna = await readyShopper(shop)
    await anna.call(cartAdd, { body: { items: [{ productId: apples, quantity: 1 }] } })
    const body = { article_id: await recipeId(), people: 8 }
    const { data, response } = await anna.call(articlesAddToCart, { body })
    expect(inCart(data)).toMatchObject({ [apples]: 1 })
    expect(inCart(data)).toHaveProperty(String(pasta))
    expect(inCart(data)).not.toHaveProperty(String(shop.world.products.soldOut))
    expect(response.warnings).toMatchObject([{ code: 'warning.cart.notAllAdded' }])
    const again = await anna.call(articlesAddToCart, { body })
    expect(inCart(again.data)).toEqual(inCart(data))
  })

  test('of an anonymous visitor too [articles-10]', async () => {
    const { data } = await shop.anonymous().call(articlesAddToCart, { body: { article_id: await recipeId() } })
    expect(inCart(data)).toHaveProperty(String(shop.world.products.pasta))
  })

  test('but not what the household does not eat, which is named [diet-13]', async () => {
    const { apples, pasta } = shop.world.products
    const anna = await readyShopper(shop)
    const texts = { ingredients: { it: 'Semola di <strong>grano duro</strong>, acqua.' } }
    await shop.shop.db.update(product).set({ texts }).where(eq(product.id, pasta))
    await catalogueChanged(shop)
    const persons = [{ name: '', avoids: [{ key: 'gluten', alsoTraces: true }] }]
    await anna.call(dietSave, { body: { consent: true, persons } })
    const { data, response } = await anna.call(articlesAddToCart, { body: { article_id: await recipeId() } })
    expect(inCart(data)).toHaveProperty(String(apples))
    expect(inCart(data)).not.toHaveProperty(String(pasta))
    expect(response.warnings).toContainEqual(
      expect.objectContaining({ code: 'warning.diet.leftOut', values: { reasons: 'Spaghetti: contiene glutine' } }),
    )
  })

  test.each(['vendemmia', undefined])('but not of "%s", which is no recipe', async (slug) => {
    const article_id =
      slug === undefined
        ? 999_999
        : (await shop.anonymous().call(articlesView, { query: { slug } })).data.article.articleId
    const anna = await readyShopper(shop)
    await expect(anna.call(articlesAddToCart, { body: { article_id } })).rejects.toEqual(
      refusal('error.article.notFound'),
    )
  })
})

describe('blocks of articles', () => {
  const block = (type: string, content: Record<string, unknown>, position: number) => ({
    type,
    content,
    position,
    categoryId: 900,
  })

  test('show lists, the article of their page or the one they name, and cooperatives [articles-12]', async () => {
    const { db } = shop.shop
    await db.insert(category).values({ id: 900, slug: 'condizioni', name: { it: 'x' }, path: [900], listed: false })
    const news = (await search({ parent_article_type_id: 4 })).articles[0]
    await db
      .insert(categoryBlock)
      .values([
        block('ArticleList', {}, 0),
        block('ArticleCardList', { articleClass: 'territorio' }, 1),
        block('ArticleSlider', { limit: 1 }, 2),
        block('RecipeSlider', {}, 3),
        block('ArticleDetail', {}, 4),
        block('ArticleDetail', { ARTICLE_ID: news?.articleId }, 5),
        block('ArticleDetail', { ARTICLE_ID: 999_999 }, 6),
        block('Cooperatives', {}, 7),
        block('ArticleList', { articleClass: 'manca' }, 8),
      ])
    await catalogueChanged(shop)
    const { data } = await shop.anonymous().call(categoriesView, { query: { slug: 'condizioni', grid: true } })
    const blocks = data.grid?.rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks)) ?? []
    const shown = blocks.map(({ type, data: drawn }) => {
      if ('articles' in drawn) return [type, drawn.articles.map(({ slug }) => slug)].flat()
      if ('article' in drawn) return [type, drawn.article.slug]
      return 'found' in drawn ? [type, drawn.found.articles.map(({ slug }) => slug)].flat() : [type]
    })
    expect(shown).toEqual([
      ['ArticleList', 'diario', 'vendemmia'],
      ['ArticleCardList', 'vendemmia'],
      ['ArticleSlider', 'diario'],
      ['RecipeSlider', 'pasta'],
      ['ArticleDetail', 'condizioni'],
      ['ArticleDetail', 'diario'],
      ['Cooperatives', 'due', 'uno'],
    ])
  })

  test('slide beside the latest magazine that has come out [articles-32]', async () => {
    const issue = (title: string, from: string) => ({
      [`leaflets/${title}/leaflet.yaml`]: `title: ${title}\ntype: 2\nfrom: ${from}\nto: 2026-12-31\ndrawn: true\n`,
      [`leaflets/${title}/areas.yaml`]: 'pages: [{ areas: [] }]\n',
    })
    const { errors } = await write({
      ...issue('ottobre', '2026-10-01'),
      ...issue('novembre', '2026-11-01'),
      ...issue('dicembre', '2026-12-01'),
    })
    expect(errors).toEqual([])
    const { db } = shop.shop
    await db.insert(category).values({ id: 901, slug: 'edicola', name: { it: 'x' }, path: [901], listed: false })
    await db.insert(categoryBlock).values({ ...block('ArticleSlider', {}, 0), categoryId: 901 })
    await catalogueChanged(shop)
    const { data } = await shop.anonymous().call(categoriesView, { query: { slug: 'edicola', grid: true } })
    const drawn = data.grid?.rows[0]?.columns[0]?.blocks[0]?.data
    expect(drawn).toHaveProperty('magazine', {
      slug: 'novembre',
      title: 'novembre',
      from: '2026-11-01',
      baseLocation: expect.stringMatching(/^\/photo2\/leaflets\/\d+\/\d+\/$/) as string,
    })
  })
})
