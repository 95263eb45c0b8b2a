import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, wordsIn } from '../support/words.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ ...desktop, javaScriptEnabled: false, baseURL: shopOrigin() })
  page = await context.newPage()
})

afterAll(() => browser.close())

/** The name and the price of the first product on the shelves of the page. */
async function firstProduct() {
  const card = page.getByRole('main').getByRole('article').first()
  return { link: card.getByRole('link').first(), text: await card.innerText() }
}

const priced = /\d+,\d{2}\s€/

describe('without script', () => {
  test('the home page shows products with prices and leads into the departments [catalogue-5]', async () => {
    await page.goto('/')
    expect((await firstProduct()).text).toMatch(priced)
    await page
      .getByRole('navigation', { name: say('frame.nav.label') })
      .getByRole('link')
      .first()
      .click()
    expect(new URL(page.url()).pathname).toMatch(/^\/category\//)
  })

  test('a department shows products with prices, and each leads to its page [catalogue-1]', async () => {
    await page.goto('/category/frutta-e-verdura')
    const { link, text } = await firstProduct()
    expect(text).toMatch(priced)
    const name = await link.innerText()
    await link.click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name)
    expect(await page.getByRole('main').innerText()).toMatch(priced)
  })

  test('a department shows what its editor placed above its products, side by side on a desk; on a phone in a column, after the goods [without-3]', async () => {
    const boxes = async () => {
      const [words, banners] = ['StaticText', 'BannerGrid'].map((type) => page.locator(`[data-block-type="${type}"]`))
      return { words: await words?.boundingBox(), banners: await banners?.boundingBox() }
    }
    await page.goto('/category/pane-e-pasticceria')
    const desk = await boxes()
    expect(desk.banners?.y).toBe(desk.words?.y)
    expect(desk.banners?.x).toBeGreaterThan((desk.words?.x ?? 0) + (desk.words?.width ?? 0))
    await page.setViewportSize({ width: 390, height: 844 })
    const small = await boxes()
    expect(small.banners?.x).toBe(small.words?.x)
    expect(small.banners?.y).toBeGreaterThan((small.words?.y ?? 0) + (small.words?.height ?? 0))
    const goods = page.getByRole('main').getByRole('article').first()
    expect((await goods.boundingBox())?.y).toBeLessThan(844)
    expect(small.words?.y).toBeGreaterThan(844)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('a department can be narrowed to what is on offer', async () => {
    await page.goto('/category/frutta-e-verdura')
    await page.getByRole('checkbox', { name: say('catalog.only.promo') }).check()
    await page.getByRole('button', { name: say('catalog.apply') }).click()
    expect(new URL(page.url()).searchParams.get('promo')).toBe('true')
    expect((await firstProduct()).text).toMatch(priced)
  })

  test('the search line finds products [catalogue-2]', async () => {
    await page.goto('/')
    await page.getByRole('combobox', { name: say('frame.search.label') }).fill('mele')
    await page.getByRole('button', { name: say('frame.search.submit'), exact: true }).click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(say('search.results', { q: 'mele' }))
    expect((await firstProduct()).text).toMatch(priced)
  })
  test('a phone shows goods within the first screen of results, and what narrows them after [without-1]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/search?q=mele')
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? Infinity
    const goods = await top(page.getByRole('main').getByRole('article').first())
    expect(goods).toBeLessThan(844)
    expect(await top(page.getByRole('checkbox', { name: say('catalog.only.promo') }))).toBeGreaterThan(goods)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('every page says what needs scripts, in its own language, the login too [without-2]', async () => {
    for (const [path, words] of [
      ['/login', say],
      ['/', say],
      ['/product/confettura-di-fichi-bianchi?lang=de', wordsIn('de')],
    ] as const) {
      await page.goto(path)
      expect(await page.locator('noscript p').first().innerText()).toBe(words('frame.noScripts'))
    }
    await page.goto('/?lang=it')
  })
})
