import { textOf } from '@bottega/contract/texts/text-of.ts'
import { findLeaflet, searchLeaflets } from '@bottega/storefront/features/leaflets/load-leaflets.ts'
import type { Browser, Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf } from '../support/at-the-counter.ts'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { answered, ask, chooseSlot, dialog, newCustomer, newVisitor, openPage, slotsTitle } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const slug = 'offerte-della-settimana'
const path = `/volantini/${slug}`

interface Leaflet {
  leafletId: number
  title: string
  slug: string
  from: string
  leafletPage: { leafletArea: { metadata: { productId?: number; name: string; price?: number } }[] }[]
}
interface Product {
  productId: number
  leafletName: string
  leafletPage: number
  leafletShortDescr: string
  leafletDescr: string
  leafletImageUrl: string
  priceUmDisplay?: number
  priceStandardUmDisplay?: number
  warehousePromo?: { view: { cssClass?: string } }
}

let browser: Browser
let page: Page
let leaflet: Leaflet

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newVisitor(browser, shopOrigin(), desktop)
  leaflet = (await ask<{ leaflet: Leaflet }>(page, `/leaflet/view?slug=${slug}`)).leaflet
})

afterAll(() => browser.close())

const main = (of: Page) => of.getByRole('main')
const viewer = (of: Page) => of.getByRole('region', { name: say('leaflets.strip', { title: leaflet.title }) })
const strip = (of: Page) => viewer(of).getByRole('list', { name: say('leaflets.thumbnails') })
const button = (of: Page, key: string) => viewer(of).getByRole('button', { name: say(`leaflets.${key}`), exact: true })
const showsPage = (of: Page, number: number) =>
  viewer(of)
    .getByText(say('leaflets.pageOf', { page: number, count: leaflet.leafletPage.length }), { exact: true })
    .first()
    .waitFor()
const showsPages = (of: Page, from: number) =>
  viewer(of)
    .getByText(say('leaflets.spreadOf', { from, to: from + 1, count: leaflet.leafletPage.length }), { exact: true })
    .waitFor()

/** Numbers of the pages that are wholly within the strip. */
async function pagesInView(of: Page): Promise<number[]> {
  const frame = await strip(of).boundingBox()
  const slides = await strip(of).getByRole('listitem').all()
  const boxes = await Promise.all(slides.map((slide) => slide.boundingBox()))
  const ends = (box: typeof frame) => ({ left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) })
  return boxes.flatMap((box, index) =>
    ends(box).left >= ends(frame).left - 2 && ends(box).right <= ends(frame).right + 2 ? [index + 1] : [],
  )
}

const stripWidth = async (of: Page) => (await strip(of).boundingBox())?.width ?? 0

async function productsOf(of: Page): Promise<Product[]> {
  const call = `/leaflet/product-search?parent_leaflet_id=${leaflet.leafletId}&page_size=200`
  return (await ask<{ products: Product[] }>(of, call)).products
}

describe('the list of leaflets', () => {
  test('stands in the order of the types, and shows one type by its chip [leaflets-15]', async () => {
    await openPage(page, '/volantini')
    const chips = main(page)
      .getByRole('navigation', { name: say('leaflets.title') })
      .getByRole('link')
    expect(await chips.allInnerTexts()).toEqual([
      say('leaflets.all'),
      ...['10', '4', '7'].map((type) => say(`leaflets.type.${type}`)),
    ])
    expect(await axeFindings(page)).toEqual([])
    await chips.nth(2).click()
    await page.waitForURL('**/volantini?type=4')
    await main(page).getByRole('article').filter({ hasText: leaflet.title }).waitFor({ state: 'hidden' })
    await main(page).getByRole('link', { name: 'La cantina di Bottega' }).click()
    await page.waitForURL('**/volantini/la-cantina')
  })

  test('is answered with the error itself where the shop refuses the search, and one leaflet with null [leaflets-28]', async () => {
    const shop = clientOf(shopOrigin())
    const noType = 99
    const failure = textOf('error.request.invalid', 'it', { fields: '' })
    expect(await searchLeaflets(shop, noType)).toEqual({ failure })
    expect(await findLeaflet(shop, 'mai-stampato')).toBeNull()
    expect(await findLeaflet(shop, slug)).toMatchObject({ slug })
  })

  test('is the error itself on the page, where the browser is refused it [leaflets-30]', async () => {
    const visitor = await newVisitor(browser, shopOrigin(), desktop, path)
    const error = 'La ricerca dei volantini è ferma'
    await visitor.route('**/leaflet/search*', async (route) => {
      const response = await route.fetch()
      const envelope = (await response.json()) as { response: object }
      const refused = { ...envelope.response, status: 2, errors: [{ code: 'error.request.invalid', error }] }
      await route.fulfill({ response, status: 400, json: { ...envelope, response: refused } })
    })
    await main(visitor)
      .getByRole('link', { name: say('leaflets.title'), exact: true })
      .click()
    await visitor.waitForURL('**/volantini')
    await main(visitor).getByText(error).waitFor()
    await visitor.unrouteAll({ behavior: 'ignoreErrors' })
    await main(visitor).getByRole('button').click()
    await main(visitor)
      .getByRole('heading', { level: 1, name: say('leaflets.title') })
      .waitFor()
    await visitor.context().close()
  })
})

describe('the viewer', () => {
  /** Of the first page, in pixels; the strip has a margin above and below it. */
  const pageHeight = async (of: Page) => (await viewer(of).getByRole('img').first().boundingBox())?.height ?? 0
  const beside = 0

  test('shows one page up to 769 pixels, two above, in the height its header leaves, and those a swipe stops at [leaflets-16]', async () => {
    await page.setViewportSize({ width: 769, height: 900 })
    await openPage(page, path)
    await showsPage(page, 1)
    expect(await pagesInView(page)).toEqual([1])
    await expect.poll(() => pageHeight(page)).toBeCloseTo(900 - 280 - beside, 0)
    await page.setViewportSize({ width: 770, height: 900 })
    await showsPages(page, 1)
    expect(await pagesInView(page)).toEqual([1, 2])
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect.poll(() => pageHeight(page)).toBeCloseTo(900 - 300 - beside, 0)
    await strip(page).getByRole('listitem').last().scrollIntoViewIfNeeded()
    await showsPages(page, 3)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await axeFindings(page)).toEqual([])
  })

  test('zooms to five times the size and no further, and back [leaflets-17]', async () => {
    await openPage(page, path)
    const zoomIn = button(page, 'zoomIn')
    const width = await stripWidth(page)
    const scale = async () => (await stripWidth(page)) / width
    for (const wanted of [1.5, 2.25, 3.375, 5]) {
      await zoomIn.click()
      await expect.poll(scale).toBeCloseTo(wanted, 1)
    }
    expect(await zoomIn.isDisabled()).toBe(true)
    await strip(page).press('+')
    await strip(page).press('-')
    await expect.poll(scale).toBeCloseTo(5 / 1.5, 1)
    await strip(page).press('0')
    await expect.poll(scale).toBeCloseTo(1, 2)
  })

  test('turns by buttons, small pictures and keys [leaflets-18]', async () => {
    await openPage(page, path)
    await button(page, 'next').click()
    await showsPages(page, 3)
    expect(await pagesInView(page)).toEqual([3, 4])
    expect(await button(page, 'next').isDisabled()).toBe(true)
    await viewer(page)
      .getByRole('link', { name: say('leaflets.toPage', { page: 2 }) })
      .click()
    await showsPages(page, 1)
    for (const [key, first] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 1],
      ['End', 3],
      ['Home', 1],
    ] as const) {
      await strip(page).press(key)
      await showsPages(page, first)
    }
  })

  test('fills the screen and leaves it by its button [leaflets-19]', async () => {
    await openPage(page, path)
    const isFull = () => page.evaluate('document.fullscreenElement !== null')
    await button(page, 'fullscreen').click()
    await expect.poll(isFull).toBe(true)
    await expect.poll(() => pageHeight(page)).toBeCloseTo(900 - 97 - beside, 0)
    await button(page, 'leaveFullscreen').click()
    await expect.poll(isFull).toBe(false)
  })

  test('downloads the leaflet as a PDF [leaflets-20]', async () => {
    await openPage(page, path)
    const arriving = page.waitForEvent('download')
    await viewer(page)
      .getByRole('link', { name: say('leaflets.download') })
      .click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe(`${slug}.pdf`)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('shows the drawing of a missing picture where a page does not arrive, and its areas still work [leaflets-21]', async () => {
    const visitor = await newVisitor(browser, shopOrigin(), phone)
    await visitor.route('**/photo2/leaflets/**', (route) => route.abort())
    await openPage(visitor, path)
    await viewer(visitor)
      .getByText(say('leaflets.pageOf', { page: 1, count: leaflet.leafletPage.length }))
      .nth(1)
      .waitFor({ state: 'attached' })
    expect(await strip(visitor).getByRole('listitem').first().locator('img').count()).toBe(0)
    await strip(visitor).getByRole('button').first().click()
    await dialog(visitor, leaflet.title).getByRole('link').first().waitFor()
    await visitor.context().close()
  })
})

describe('a product of a leaflet', () => {
  test('is put in the cart and on the leaflet’s list from its area [leaflets-22]', async () => {
    const customer = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
    const [product] = await productsOf(customer)
    if (product === undefined) throw new Error('The leaflet has no product')
    await openPage(customer, path)
    await strip(customer).getByRole('button', { name: product.leafletName }).first().click()
    const card = dialog(customer, leaflet.title)
    await card.getByText(product.leafletName).first().waitFor()
    expect(await axeFindings(customer)).toEqual([])
    await card.getByRole('button', { name: say('leaflets.toListOf', { name: product.leafletName }) }).click()
    await customer
      .getByText(say('leaflets.added', { name: product.leafletName, list: leaflet.title }), { exact: true })
      .first()
      .waitFor()
    await card
      .getByRole('button', { name: say('leaflets.onListOf', { name: product.leafletName }), pressed: true })
      .waitFor()
    const { list, wishlistItems } = await ask<{ list: { listId: number }; wishlistItems: { productId: number }[] }>(
      customer,
      `/wishlist/view?wishlist_type_id=2&leafletId=${leaflet.leafletId}`,
    )
    expect(wishlistItems.map(({ productId }) => productId)).toEqual([product.productId])
    await answered(customer, '/cart/add', async () => {
      await card.getByRole('button', { name: say('quantity.addNamed', { name: product.leafletName }) }).click()
      const quantity = card.getByRole('textbox')
      const slots = dialog(customer, slotsTitle)
      await quantity.or(slots).first().waitFor()
      if (await slots.isVisible()) await chooseSlot(customer)
    })
    const cart = await ask<{ cartItems: { product: { productId: number } }[] }>(customer, '/cart/view')
    expect(cart.cartItems.map((item) => item.product.productId)).toEqual([product.productId])
    await ask(customer, '/wishlist/delete', { list_id: list.listId })
    await customer.context().close()
  })

  test.each(['', '/lista'])('the page %s of a leaflet names its days in its titles [leaflets-29]', async (part) => {
    const html = await (await fetch(shopOrigin() + path + part)).text()
    expect(html).toMatch(/<title>[^<]*Le offerte della settimana[^<]* · Dal [^<]* al /)
    expect(html).toMatch(/property="og:title" content="[^"]*Le offerte della settimana[^"]* · Dal [^"]* al /)
  })

  test('stands with all others in the list that is the accessible edition [leaflets-23]', async () => {
    const products = await productsOf(page)
    const missing = products[0]?.leafletImageUrl ?? ''
    await page.route(
      ({ href }) => href.endsWith(missing),
      (route) => route.abort(),
    )
    await openPage(page, path)
    await main(page)
      .getByRole('link', { name: say('leaflets.productList') })
      .click()
    await page.waitForURL(`**${path}/lista`)
    const pages = Map.groupBy(products, ({ leafletPage }) => leafletPage)
    expect(pages.size).toBe(leaflet.leafletPage.length)
    for (const [number, own] of pages) {
      const heading = page.getByRole('heading', { level: 2, name: say('leaflets.onPage', { page: number }) })
      await heading.waitFor()
      const section = main(page).locator('section').filter({ has: heading })
      const cards = section.getByRole('article')
      expect(await cards.count()).toBe(own.length)
      for (const [index, { leafletName, leafletShortDescr, leafletDescr, leafletImageUrl }] of own.entries()) {
        await cards.nth(index).getByRole('link', { name: leafletName, exact: true }).waitFor()
        const text = await cards.nth(index).innerText()
        expect(text.toLowerCase()).toContain(leafletShortDescr.toLowerCase())
        expect(text).toContain(leafletDescr)
        // The drawing of a missing picture has no file.
        const drawn = cards.nth(index).locator('img')
        await expect.poll(() => drawn.count()).toBe(leafletImageUrl === missing ? 0 : 1)
        await cards
          .nth(index)
          .getByText(/\d+,\d{2}\s€/)
          .first()
          .waitFor()
      }
    }
    const cheaper = products.filter(
      ({ priceUmDisplay: paid, priceStandardUmDisplay: standard = paid, warehousePromo }) =>
        standard !== paid && warehousePromo?.view.cssClass !== undefined,
    )
    expect(cheaper.length).toBeGreaterThan(0)
    for (const { leafletName, priceStandardUmDisplay = 0, warehousePromo } of cheaper.slice(0, 3)) {
      const card = main(page).getByRole('article').filter({ hasText: leafletName }).first()
      expect(await card.getAttribute('class')).toContain(warehousePromo?.view.cssClass)
      const struck = await card.locator('s').allInnerTexts()
      expect(struck.join(' ')).toContain(priceStandardUmDisplay.toFixed(2).replace('.', ','))
    }
    expect(await axeFindings(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('an unknown leaflet, and its list, is a page that is not found, with the search [leaflets-24]', async () => {
  for (const address of ['/volantini/mai-stampato', '/volantini/999999', '/volantini/mai-stampato/lista']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await page.getByRole('combobox', { name: say('frame.search.label') }).waitFor()
  }
})

test('the magazine has its last issue and an archive by year [leaflets-25]', async () => {
  const { leaflets: issues } = await ask<{ leaflets: Leaflet[] }>(page, '/leaflet/search?parent_leaflet_type_id=2')
  const years = [...new Set(issues.map(({ from }) => from.slice(0, 4)))]
  expect(years.length).toBeGreaterThan(1)
  await openPage(page, '/rivista')
  await main(page)
    .getByRole('heading', { level: 2, name: issues[0]?.title ?? '' })
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  const oldest = years.at(-1) ?? ''
  await main(page)
    .getByRole('navigation', { name: say('leaflets.magazine.archive') })
    .getByRole('link', { name: oldest })
    .click()
  await page.waitForURL(`**/rivista?anno=${oldest}`)
  await page
    .getByRole('heading', { level: 2, name: say('leaflets.magazine.year', { year: years[0] ?? '' }) })
    .waitFor({ state: 'hidden' })
  const shown = await main(page).getByRole('article').getByRole('heading').allInnerTexts()
  expect(shown).toEqual(issues.filter(({ from }) => from.startsWith(oldest)).map(({ title }) => title))
})

test('before the scripts arrive pages are read and areas are links to their products [leaflets-26]', async () => {
  const context = await browser.newContext({ ...desktop, javaScriptEnabled: false, baseURL: shopOrigin() })
  const plain = await context.newPage()
  await plain.goto(path)
  expect(
    await strip(plain)
      .getByRole('img', { name: /^Pagina \d/ })
      .count(),
  ).toBe(leaflet.leafletPage.length)
  const [product] = await productsOf(page)
  const area = strip(plain).getByRole('link').first()
  expect(await area.getAttribute('aria-label')).toContain(product?.leafletName)
  await plain.goto((await area.getAttribute('href')) ?? '')
  expect(await plain.getByRole('heading', { level: 1 }).innerText()).toBe(product?.leafletName)
  const text = await main(plain).getByRole('article').first().innerText()
  expect(text).toContain(product?.leafletName)
  expect(text).toMatch(/\d+,\d{2}\s€/)
  await context.close()
})
