import type { Browser, Page } from 'playwright-core'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { pretendPages } from '../support/article-lists.ts'
import { answered, ask, newCustomer, newVisitor, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith } from '../support/words.ts'

const carbonara = '/ricette/spaghetti-alla-carbonara'
const oil = '/rivista-e-news/olio-nuovo'
const lakes = '/le-cooperative/bottega-dei-laghi'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await newVisitor(browser, shopOrigin(), desktop)
})
afterAll(() => browser.close())

const main = () => page.getByRole('main')
const pager = () => page.getByRole('navigation', { name: say('articles.pages.label') })
const html = async (path: string) => (await page.request.get(path)).text()

/** The structured data in the HTML of a page, by type. */
async function structuredData(path: string): Promise<Map<string, Record<string, unknown>>> {
  const scripts = (await html(path)).matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  const found = [...scripts].flatMap(([, text = '']) => JSON.parse(text) as Record<string, unknown>[])
  return new Map(found.map((one) => [String(one['@type']), one]))
}

const canonicalOf = async (path: string) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(await html(path))?.[1]

describe('the list of news', () => {
  test('begins with the way to it, its title, the cover of the latest magazine and a button to the magazine [articles-30]', async () => {
    await openPage(page, '/rivista-e-news')
    const way = page.getByRole('navigation', { name: say('articles.way') })
    expect(await way.getByRole('link').allInnerTexts()).toEqual([say('articles.home')])
    await main()
      .getByRole('heading', { level: 1, name: say('articles.news'), exact: true })
      .waitFor()
    const card = main().getByRole('region', { name: say('articles.magazine.latest') })
    interface Leaflets {
      leaflets: { title: string; from: string }[]
    }
    const { leaflets } = await ask<Leaflets>(page, '/leaflet/search?parent_leaflet_type_id=2')
    const [latest] = leaflets.toSorted((one, other) => other.from.localeCompare(one.from))
    expect(await card.getByRole('heading').innerText()).toBe(latest?.title)
    const cover = await page.request.get((await card.locator('img').getAttribute('src')) ?? '')
    expect(cover.headers()['content-type']).toBe('image/webp')
    const [above, below] = [await card.boundingBox(), await main().getByRole('article').first().boundingBox()]
    expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0)
    await card.getByRole('link', { name: say('articles.magazine.go') }).click()
    await page.waitForURL(({ pathname }) => pathname === '/rivista')
  })

  test('slides on a page of blocks beside the cover of the magazine [articles-31]', async () => {
    await openPage(page, '/page/tutti-i-blocchi')
    const slider = page.locator('[data-block-type="ArticleSlider"]')
    const card = slider.getByRole('listitem').first()
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('link', { name: say('articles.magazine.go') }).waitFor()
    expect(await card.locator('img').getAttribute('src')).toMatch(/^\/photo2\/leaflets\/\d+\/\d+\/0-320\.webp$/)
    expect(await slider.getByRole('article').count()).toBeGreaterThan(1)
  })

  test('shows twelve cards a page with dates as DD/MM/YYYY, the newest first [articles-13]', async () => {
    await openPage(page, '/rivista-e-news')
    const dates = await main().getByRole('article').getByRole('time').allInnerTexts()
    expect(dates).toHaveLength(12)
    for (const date of dates) expect(date).toMatch(/^\d{2}\/\d{2}\/20\d{2}$/)
    const days = dates.map((date) => date.split('/').toReversed().join('-'))
    expect(days).toEqual(days.toSorted().toReversed())
    const first = main().getByRole('article').first()
    expect((await first.locator('img').boundingBox())?.height).toBe(220)
    await first.getByText(say('articles.read'), { exact: true }).waitFor()
  })

  test('shows twelve placeholders while its next page loads [articles-14]', async () => {
    await openPage(page, '/rivista-e-news')
    await pretendPages(page, 2, 1500)
    await pager()
      .getByRole('link', { name: say('articles.pages.page', { page: 2 }) })
      .click()
    await page.locator('[data-skeleton]').first().waitFor()
    expect(await page.locator('main [data-skeleton]').count()).toBe(12)
    await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' })
    expect(await main().getByRole('article').count()).toBeGreaterThan(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('numbers six pages at most, and none on the smallest screens [articles-15]', async () => {
    await openPage(page, '/rivista-e-news')
    await pretendPages(page, 20)
    await pager()
      .getByRole('link', { name: say('articles.pages.page', { page: 2 }) })
      .click()
    await pager()
      .getByRole('link', { name: say('articles.pages.page', { page: 20 }) })
      .waitFor()
    const places = await pager().getByRole('listitem').allInnerTexts()
    expect(places.filter((text) => /\d|…/.test(text))).toHaveLength(6)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await pager().isVisible()).toBe(false)
    await main()
      .getByRole('link', { name: say('articles.pages.next') })
      .filter({ visible: true })
      .waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('an article', () => {
  test.each([
    ['/news/spaghetti-alla-carbonara', carbonara],
    ['/rivista-e-news/spaghetti-alla-carbonara', carbonara],
    ['/ricette/olio-nuovo', oil],
    ['/news/bottega-dei-laghi', lakes],
  ])('asked for as %s has moved to %s for good [articles-16]', async (asked, own) => {
    const reply = await page.request.get(asked, { maxRedirects: 0 })
    expect([reply.status(), reply.headers()['location']]).toEqual([301, own])
  })

  test('names its validity in its title [articles-17]', async () => {
    await page.goto('/page/spedizioni')
    const title = 'Consegna e ritiro – Valide dal 1° gennaio 2026'
    expect(await page.title()).toMatch(startsWith(title))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
    await page
      .getByRole('navigation', { name: say('articles.way') })
      .getByRole('link', { name: say('articles.home') })
      .waitFor()
  })

  test('is described to search engines in its HTML, with its own address [articles-18]', async () => {
    const origin = shopOrigin()
    const news = await structuredData(oil)
    expect(news.get('NewsArticle')).toMatchObject({
      headline: 'Olio nuovo: come riconoscerlo',
      url: origin + oil,
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
    expect(news.get('BreadcrumbList')?.['itemListElement']).toHaveLength(3)
    const recipe = (await structuredData(carbonara)).get('Recipe')
    expect(recipe).toMatchObject({ name: 'Spaghetti alla carbonara', totalTime: 'PT25M', recipeYield: '4 persone' })
    expect(recipe?.['recipeIngredient']).toContain('360 g Spaghetti')
    expect(recipe?.['recipeInstructions']).toHaveLength(4)
    for (const path of [oil, carbonara, lakes, '/rivista-e-news', '/ricette', '/le-cooperative'])
      expect(await canonicalOf(path)).toBe(origin + path)
  })

  test('and every other kind of page is described likewise, and to social networks [articles-33]', async () => {
    const kinds = async (path: string) => [...(await structuredData(path)).keys()].toSorted()
    const origin = shopOrigin()
    expect(await kinds('/')).toEqual(['Organization', 'WebSite'])
    expect((await structuredData('/')).get('Organization')).toMatchObject({ name: 'Bottega', url: `${origin}/` })
    const department = '/category/frutta-e-verdura'
    const product = '/product/pane-di-altamura-dop'
    expect(await kinds(department)).toEqual(['BreadcrumbList'])
    expect(await kinds(product)).toEqual(['BreadcrumbList', 'Product'])
    const offer = (await structuredData(product)).get('Product')?.['offers']
    expect(offer).toMatchObject({ '@type': 'Offer', url: origin + product, priceCurrency: 'EUR' })
    expect(await kinds('/negozi-e-volantini/torino-san-salvario')).toEqual(['BreadcrumbList', 'GroceryStore'])
    expect(await kinds('/volantini/offerte-della-settimana')).toEqual(['BreadcrumbList'])
    for (const path of ['/', department, product, carbonara, '/negozi-e-volantini', '/volantini']) {
      const head = await html(path)
      const said = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(head)?.[1]
      expect(said('og:url')).toBe(origin + path)
      for (const name of ['description', 'og:title', 'og:description', 'og:type', 'twitter:card'])
        expect([path, name, said(name)]).toEqual([path, name, expect.stringMatching(/\w/)])
    }
    const pictureOf = async (path: string) => /property="og:image" content="([^"]+)"/.exec(await html(path))?.[1] ?? ''
    expect((await page.request.get(await pictureOf(product))).headers()['content-type']).toBe('image/webp')
  })

  test('that does not exist is said so within the frame [articles-19]', async () => {
    for (const path of ['/rivista-e-news/manca', '/ricette/manca', '/le-cooperative/manca', '/faq/manca']) {
      const reply = await page.goto(path)
      expect(reply?.status()).toBe(404)
      await page
        .getByRole('navigation', { name: say('frame.nav.label') })
        .first()
        .waitFor()
    }
  })
})

describe('a recipe', () => {
  const measureOf = (ingredient: string) => main().getByRole('listitem').filter({ hasText: ingredient }).first()

  test('measures its ingredients for the chosen number of people [articles-20]', async () => {
    await openPage(page, carbonara)
    expect(await measureOf('Guanciale a cubetti').innerText()).toContain('150 g')
    await page.getByLabel(say('articles.peopleFor')).selectOption('8')
    await measureOf('Guanciale a cubetti').filter({ hasText: '300 g' }).waitFor()
    expect(await measureOf('Pecorino Romano').innerText()).toContain('160 g')
    expect(new URL(page.url()).searchParams.get('people')).toBe('8')
  })

  test(
    'puts what it needs into the cart by one button, but what is there already [articles-21]',
    async () => {
      page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
      interface Cart {
        cartItems: { product: { productId: number; slug: string }; quantity: number }[]
      }
      const quantities = async () => {
        const { cartItems } = await ask<Cart>(page, '/cart/view')
        return new Map(cartItems.map(({ product, quantity }) => [product.slug, quantity]))
      }
      await openPage(page, carbonara)
      const tray = page.getByRole('region', { name: say('articles.tray') })
      const putAll = () =>
        answered(page, '/article/add-to-cart', () => tray.getByRole('button', { name: say('articles.putAll') }).click())
      await putAll()
      const first = await quantities()
      expect(first.get('spaghetti-n-5-500-g-granalto')).toBe(1)
      expect(first.size).toBeGreaterThan(3)
      await tray.getByText(say('articles.inCart')).first().waitFor()
      await putAll()
      expect(await quantities()).toEqual(first)
    },
    atThisSpeed(120_000),
  )
})

describe('whoever has read to the end', () => {
  test.each([
    [carbonara, 'articles.moreRecipes', '/ricette'],
    ['/rivista-e-news/olio-nuovo', 'articles.moreNews', '/rivista-e-news'],
  ])('of %s goes on from there [articles-60]', async (path, more, list) => {
    await openPage(page, path)
    await main()
      .getByRole('link', { name: say('articles.toOffers') })
      .waitFor()
    await main()
      .getByRole('link', { name: say(more) })
      .click()
    await page.waitForURL(({ pathname }) => pathname === list)
  })

  test('of a recipe looks for the ingredients that its author left to choose [articles-61]', async () => {
    await openPage(page, carbonara)
    const tray = page.getByRole('region', { name: say('articles.tray') })
    await tray.getByRole('link', { name: 'Sale', exact: true }).click()
    await main().getByRole('link', { name: 'Sale marino fino', exact: true }).first().waitFor()
  })
})

describe('questions', () => {
  test('unfold their answers [articles-26]', async () => {
    await openPage(page, '/faq/faq-soci')
    const answer = page.getByText('In negozio, con un documento.')
    expect(await answer.isVisible()).toBe(false)
    await page.getByText('Come recupero la mia tessera?').click()
    await answer.waitFor()
  })

  test('are searched by words of theirs, with or without accents [articles-62]', async () => {
    await openPage(page, '/faq/faq-soci')
    const questions = main().locator('details')
    const all = await questions.count()
    expect(all).toBeGreaterThan(1)
    const field = main().getByRole('searchbox', { name: say('articles.faqSearch') })
    await field.fill('TESSERA recupèro')
    await page.getByText(say('articles.faqFound', { count: 1 })).waitFor()
    expect(await questions.filter({ visible: true }).count()).toBe(1)
    await field.fill('qwzxyk')
    await page.getByText(say('articles.faqFound', { count: 0 })).waitFor()
    await field.fill('')
    expect(await questions.filter({ visible: true }).count()).toBe(all)
  })
})

describe('pages of content', () => {
  const pages = [
    '/rivista-e-news',
    oil,
    '/ricette',
    carbonara,
    '/le-cooperative',
    lakes,
    '/faq/faq-soci',
    '/page/spedizioni',
    '/rivista',
    '/volantini',
    '/volantini/offerte-della-settimana',
    '/volantini/offerte-della-settimana/lista',
    '/leaflet/offerte-della-settimana/1',
    '/negozi-e-volantini',
    '/negozi-e-volantini/torino-san-salvario',
    '/form/carta-socio',
  ]

  test.each(pages)('%s is clean at a desk and on a phone [articles-27]', async (path) => {
    for (const device of [desktop, phone]) {
      await page.setViewportSize(device.viewport ?? { width: 1280, height: 900 })
      await openPage(page, path)
      expect(await axeFindings(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('are read, searched and measured without scripts [articles-28]', async () => {
    const context = await browser.newContext({ ...desktop, javaScriptEnabled: false, baseURL: shopOrigin() })
    const still = await context.newPage()
    const content = still.getByRole('main')
    await still.goto('/rivista-e-news')
    await content.getByRole('article').first().getByRole('link').click()
    expect((await content.getByRole('article').innerText()).length).toBeGreaterThan(300)
    await still.goto(carbonara)
    await still.getByLabel(say('articles.peopleFor')).selectOption('8')
    await still.getByRole('button', { name: say('articles.peopleChange') }).click()
    await content.getByText('300 g').waitFor()
    await still.goto('/le-cooperative')
    await still.getByLabel(say('articles.cooperatives.filter')).fill('laghi')
    await still.getByLabel(say('articles.cooperatives.filter')).press('Enter')
    const found = content.getByRole('listitem').filter({ hasText: 'Bottega' })
    await expect.poll(() => found.count()).toBe(1)
    expect(await found.innerText()).toContain('Bottega dei Laghi')
    await still.goto('/faq/faq-soci')
    await still.getByText('Come recupero la mia tessera?').click()
    await still.getByText('In negozio, con un documento.').waitFor()
    await context.close()
  })
})
