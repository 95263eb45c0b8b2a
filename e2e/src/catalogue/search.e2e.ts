import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { ask, newCustomer, newVisitor, openPage, takeFirstPlace } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const origin = shopOrigin()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Found {
  products: { name: string; slug: string; barcode?: string; code: string }[]
  departments: { categoryId: number; name: string; count: number }[]
}

const searchLine = (page: Page) => page.getByRole('combobox', { name: say('frame.search.label') })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

describe('the results of a search', () => {
  test('say which word was taken for the typed one, and are narrowed to a department and widened by chips [search-11]', async () => {
    const page = await newVisitor(browser, origin, desktop)
    await openPage(page, '/search?q=late')
    await heading(page, say('search.results', { q: 'latte' })).waitFor()
    await page.getByText(say('search.corrected', { typed: 'late', q: 'latte' })).waitFor()
    const { departments } = await ask<Found>(page, '/products?q=latte')
    const [first] = departments
    const filter = page.getByRole('navigation', { name: say('catalog.departments') })
    await filter.getByRole('link', { name: first?.name ?? '' }).press('Enter')
    await page.waitForURL(({ searchParams }) => searchParams.get('parent_category_id') === String(first?.categoryId))
    await page.getByText(say('catalog.count', { count: first?.count ?? 0 }), { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: say('catalog.only.promo') }).check()
    await page.waitForURL(({ searchParams }) => searchParams.get('promo') === 'true')
    const chips = page.getByRole('list', { name: say('catalog.active') })
    await expect.poll(() => chips.getByRole('link').count()).toBe(3)
    // Chips are already those of the choice while the results of the one before are still there, faded.
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await axeFindings(page)).toEqual([])
    await chips.getByRole('link', { name: first?.name ?? '' }).press('Enter')
    await page.waitForURL(({ searchParams }) => !searchParams.has('parent_category_id') && searchParams.has('promo'))
    await chips.getByRole('link', { name: say('catalog.clear') }).press('Enter')
    await page.waitForURL(({ search }) => search === '?q=late')
    await chips.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('of a barcode are its product [search-12]', async () => {
    const page = await newVisitor(browser, origin, phone)
    await openPage(page, '/')
    const { products } = await ask<Found>(page, '/products?q=spaghetti&page_size=1')
    const [product] = products
    const barcode = product?.barcode ?? ''
    expect(barcode).toMatch(/^\d{13}$/)
    await searchLine(page).fill(barcode)
    await searchLine(page).press('Enter')
    await page.waitForURL(`**/product/${product?.slug}`)
    await openPage(page, `/search?q=${barcode}`)
    await page.waitForURL(`**/product/${product?.slug}`)
    await page.context().close()
  })

  test('and its suggestions begin with the pages about it where it asks for help, and goods are still found [helpwords-6]', async () => {
    const page = await newVisitor(browser, origin, phone)
    await openPage(page, '/')
    await searchLine(page).fill('rimborsi')
    const pages = page.getByRole('group', { name: say('frame.search.pages') })
    await pages.getByRole('option', { name: 'Resi e rimborsi' }).waitFor()
    expect(await page.getByRole('option').first().textContent()).toBe('Resi e rimborsi')
    await searchLine(page).press('Enter')
    const answer = page.getByRole('main').getByRole('navigation', { name: say('frame.search.pages') })
    await answer.getByRole('link', { name: 'Resi e rimborsi' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await openPage(page, '/search?q=telefono')
    await answer.getByRole('link', { name: say('frame.footer.help') }).press('Enter')
    await page.waitForURL('**/page/help')
    await openPage(page, '/search?q=riso')
    await heading(page, say('search.results', { q: 'riso' })).waitFor()
    expect(await answer.count()).toBe(0)
    expect(await page.getByRole('main').getByRole('article').filter({ hasText: /riso/i }).count()).toBeGreaterThan(0)
    await page.context().close()
  })

  test('that are none lead on to departments and to the content [search-16]', async () => {
    const page = await newVisitor(browser, origin, desktop)
    await openPage(page, '/search?q=xyzzyq')
    await page.getByText(say('search.nothingFor', { q: 'xyzzyq' })).waitFor()
    const departments = page.getByRole('navigation', { name: say('search.departments') })
    expect(await departments.getByRole('link').count()).toBeGreaterThan(5)
    await page.getByRole('heading', { name: say('product.recommended') }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: say('search.inContent', { q: 'xyzzyq' }) }).press('Enter')
    await page.waitForURL('**/cm-search?q=xyzzyq')
    await page.context().close()
  })
})

describe('the panel under the search line', () => {
  test('holds words searched before, departments, products with their format, and adds them by the keyboard [search-13]', async () => {
    const page = await newCustomer(browser, origin, { name: 'giulia', device: desktop })
    await takeFirstPlace(page, deliveryService.home)
    await openPage(page, '/search?q=mele')
    await heading(page, say('search.results', { q: 'mele' })).waitFor()
    await openPage(page, '/')
    await searchLine(page).focus()
    const panel = page.getByRole('listbox', { name: say('frame.search.suggestions') })
    await panel
      .getByRole('group', { name: say('frame.search.saved') })
      .getByRole('option', { name: 'mele' })
      .waitFor()
    const stored = await page.evaluate<string>("localStorage.getItem('searched_words') ?? ''")
    expect(stored).toContain('mele')
    await searchLine(page).fill('latte fresco')
    const products = panel.getByRole('group', { name: say('frame.search.products') }).getByRole('option')
    await products.first().waitFor()
    await panel.getByRole('group', { name: say('frame.search.categories') }).waitFor()
    await panel.getByRole('group', { name: say('frame.search.content') }).waitFor()
    await expect.poll(() => products.first().innerText()).toMatch(/\d+ (?:l|ml)/)
    expect(await axeFindings(page)).toEqual([])
    const held = () => page.getByText(say('frame.search.heldAddByKeys', { quantity: '1' })).count()
    expect(await held()).toBe(0)
    while ((await products.first().getAttribute('aria-selected')) !== 'true') await searchLine(page).press('ArrowDown')
    await searchLine(page).press('Shift+Enter')
    await expect.poll(held).toBe(1)
    expect(await panel.isVisible()).toBe(true)
    await expect.poll(async () => (await ask<{ totalItems: number }>(page, '/cart/view')).totalItems).toBe(1)
    await page.context().close()
  })
})

describe('the search of the content', () => {
  test('asks for 24 a page and shows pages from the headers, with departments of that name beside [search-14]', async () => {
    const page = await newVisitor(browser, origin, desktop)
    await openPage(page, '/cm-search?q=latte')
    await heading(page, say('content-search.results', { q: 'latte' })).waitFor()
    const departments = page.getByRole('navigation', { name: say('content-search.departments') })
    expect(await departments.getByRole('link').count()).toBeGreaterThan(1)
    expect(await axeFindings(page)).toEqual([])
    const asked: string[] = []
    await page.route('**/p/wp-json/wp/v2/search?*', async (route) => {
      const { searchParams } = new URL(route.request().url())
      asked.push(`${searchParams.get('type')} ${searchParams.get('page')} ${searchParams.get('per_page')}`)
      if (searchParams.get('type') === 'term') return route.fallback()
      const found = { id: 7, title: 'Risotto giallo', url: '/ricette/risotto-giallo', type: 'post', subtype: 'recipe' }
      return route.fulfill({ json: [found], headers: { 'x-wp-total': '49', 'x-wp-totalpages': '3' } })
    })
    const line = page.getByRole('searchbox', { name: say('content-search.label') })
    await line.fill('risotto')
    await line.press('Enter')
    await page.getByRole('link', { name: 'Risotto giallo' }).waitFor()
    await page.getByText(say('content-search.count', { count: 49 })).waitFor()
    await page.getByRole('link', { name: say('content-search.page', { page: 3 }) }).waitFor()
    expect(asked.toSorted()).toEqual(['post 1 24', 'term 1 24'])
    await page.context().close()
  })
})
