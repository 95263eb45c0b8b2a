import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  addFirst,
  answered,
  ask,
  chooseButton,
  dialog,
  newCustomer,
  newVisitor,
  openPage,
  openProduct,
  quantityOf,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith } from '../support/words.ts'

const bread = sentinel('pane-di-altamura-dop')
const coffee = sentinel('caffe-tostatura-lenta')
const ice = sentinel('ghiaccio-a-cubetti')
const oil = sentinel('olio-del-garda-dop')
const water = sentinel('acqua-fonte-argenta-6-bottiglie')
const jam = sentinel('confettura-di-fichi-bianchi')

const fruit = '/category/frutta-e-verdura'
const apples = `${fruit}/frutta-fresca/mele-e-pere`
const wine = '/category/vini-birre-e-liquori'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const queryOf = (page: Page) => new URL(page.url()).searchParams
const settled = (page: Page) => page.getByRole('main').locator('[aria-busy=true]').waitFor({ state: 'detached' })

/** A value the shop keeps in a storage of the browser, without its envelope. */
async function storedIn(page: Page, storage: 'localStorage' | 'sessionStorage', name: string): Promise<unknown> {
  const text = await page.evaluate(`${storage}.getItem(${JSON.stringify(name)})`)
  return typeof text === 'string' ? (JSON.parse(text) as { value: unknown }).value : undefined
}

/** The part of a picture read in the page, whose types are not known here. */
interface Picture {
  naturalWidth: number
  currentSrc: string
}

describe('a department', () => {
  let page: Page
  beforeAll(async () => {
    page = await newVisitor(browser, shopOrigin(), desktop)
  })

  test('stays on its page for page size and own label, begins at the first for offers, and the session remembers [catalogue-36]', async () => {
    const chosen = async (parameter: string, value: string) => {
      await page.waitForURL((url) => url.searchParams.get(parameter) === value)
      await settled(page)
      return queryOf(page).get('page')
    }
    const filters = page.getByRole('complementary', { name: say('catalog.filters') })
    await openPage(page, `${fruit}?page=2`)
    await page.getByLabel(say('catalog.perPage')).selectOption('48')
    expect(await chosen('page_size', '48')).toBe('2')
    await filters.getByRole('checkbox', { name: say('catalog.only.coop', { shop: 'Bottega' }) }).check()
    expect(await chosen('coop', 'true')).toBe('2')
    await filters.getByRole('checkbox', { name: say('catalog.only.coop', { shop: 'Bottega' }) }).uncheck()
    await page.waitForURL((url) => !url.searchParams.has('coop'))
    await filters.getByRole('checkbox', { name: say('catalog.only.promo') }).check()
    expect(await chosen('promo', 'true')).toBeNull()
    expect(queryOf(page).get('page_size')).toBe('48')
    const stored = (name: string) => storedIn(page, 'sessionStorage', name)
    await expect.poll(() => stored('category_filters')).toBe(new URL(page.url()).search)
    await expect.poll(() => stored('category')).toMatchObject({ slug: 'frutta-e-verdura' })
  })

  test('shows as many pages after a reload as were loaded, at the same place', async () => {
    await openPage(page, `${fruit}?sort=price`)
    const cards = page.getByRole('main').getByRole('article')
    const first = await cards.count()
    await page.getByRole('button', { name: say('catalog.loadMore') }).click()
    await page.waitForURL((url) => url.searchParams.get('to_page') === '2')
    const loaded = await cards.allInnerTexts()
    expect(loaded.length).toBeGreaterThan(first)
    const last = cards.nth(first + 2)
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate('scrollY')
    await page.reload()
    await expect.poll(() => cards.count()).toBe(loaded.length)
    await expect.poll(() => page.evaluate('scrollY')).toBe(before)
    expect(await cards.allInnerTexts()).toEqual(loaded)
  })

  test('is as it was left on the way back from a product, and another one begins without filters [catalogue-14]', async () => {
    await openPage(page, `${fruit}?coop=true&sort=price`)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/product/'))
    const crumbs = page.getByRole('navigation', { name: say('details.crumbs') })
    await crumbs.getByRole('link', { name: 'Frutta e verdura' }).click()
    await page.waitForURL((url) => url.pathname + url.search === `${fruit}?coop=true&sort=price`)
    await page.getByRole('main').getByRole('link', { name: 'Verdura fresca', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === `${fruit}/verdura-fresca`)
    expect(new URL(page.url()).search).toBe('')
  })

  test('says its name, its count and what it holds [catalogue-16]', async () => {
    await openPage(page, fruit)
    const header = page.getByRole('main').locator('header').first()
    await header.getByRole('heading', { level: 1, name: 'Frutta e verdura' }).waitFor()
    expect(await header.innerText()).toMatch(/\d+ prodotti/)
    expect(await header.innerText()).toContain('Di stagione, dai campi e dai frutteti più vicini.')
  })

  test('finds a department by its number where the slug is gone [catalogue-10]', async () => {
    await openPage(page, '/category/un-vecchio-nome?categoryId=1')
    await page.getByRole('heading', { level: 1, name: 'Frutta e verdura' }).waitFor()
  })

  test('found by its number shows the shelves beside it too [catalogue-11]', async () => {
    const { category } = await ask<{ category: { categoryId: number } }>(page, `/category?slug=${apples.slice(10)}`)
    await openPage(page, `/category/un-vecchio-nome?categoryId=${category.categoryId}`)
    await page.getByRole('main').getByRole('link', { name: 'Agrumi', exact: true }).first().waitFor()
  })

  test('a sub-category leads back to the one above it [catalogue-17]', async () => {
    await openPage(page, apples)
    await page.getByRole('link', { name: say('catalog.backTo', { name: 'Frutta fresca' }) }).click()
    await page.getByRole('heading', { level: 1, name: 'Frutta fresca' }).waitFor()
  })

  test('has its wide picture, and another one on a small screen [catalogue-15]', async () => {
    const shown = async (visitor: Page) => {
      await openPage(visitor, fruit)
      const picture = visitor.getByRole('main').locator('header picture img')
      await expect
        .poll(() => picture.evaluate((image) => (image as unknown as Picture).naturalWidth))
        .toBeGreaterThan(0)
      return picture.evaluate((image) => (image as unknown as Picture).currentSrc)
    }
    expect(await shown(page)).toMatch(/header-frutta-e-verdura\.webp$/)
    const small = await newVisitor(browser, shopOrigin(), phone)
    expect(await shown(small)).toMatch(/header-frutta-e-verdura-small\.webp$/)
  })
})

test('a category’s popup opens after its delay, closes by keyboard, and stays away for its days [catalogue-23]', async () => {
  const page = await newVisitor(browser, shopOrigin(), desktop)
  const popup = dialog(page, 'Si vende solo ai maggiorenni')
  const shownAt = async () => {
    const app = (await storedIn(page, 'localStorage', 'app')) as { popups: Record<string, number> }
    return app.popups['vini-birre-e-liquori']
  }
  await openPage(page, wine)
  await popup.waitFor()
  await expect.poll(shownAt).toBeDefined()
  const first = (await shownAt()) ?? 0
  expect(first - Number(await page.evaluate('performance.timeOrigin'))).toBeGreaterThanOrEqual(2000)
  expect(Date.now() - first).toBeLessThan(120_000)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })
  await page.clock.install()
  await openPage(page, wine)
  await page.clock.fastForward('00:10')
  expect(await shownAt()).toBe(first)
  expect(await popup.isVisible()).toBe(false)
})

describe('a product', () => {
  let page: Page
  beforeAll(async () => {
    page = await newVisitor(browser, shopOrigin(), desktop)
  })

  test('on a card shows picture, brand and its mark, name, pack, price and price per unit, and the purchase limit [catalogue-19]', async () => {
    const cardOf = async ({ name }: { name: string }) => {
      await openPage(page, `/search?q=${encodeURIComponent(name)}`)
      return page.getByRole('article').filter({ hasText: name }).first()
    }
    const card = await cardOf(ice)
    const picture = card.locator('img[width="170"]')
    expect(await picture.getAttribute('height')).toBe('170')
    await card.getByRole('img', { name: 'BOTTEGA', exact: true }).waitFor()
    for (const text of ['BOTTEGA', ice.name, 'Sacchetto 2 kg']) expect(await card.innerText()).toContain(text)
    expect(await card.innerText()).toMatch(/\d,\d{2}\s€[\s\S]*\d,\d{2}\s€\/kg/)
    expect(await (await cardOf(oil)).innerText()).toMatch(/Massimo 2/)
    expect(await (await cardOf(water)).innerText()).toContain('Acqua in confezione')
  })

  test('with a broken picture shows the drawing instead [catalogue-21]', async () => {
    await openPage(page, `/search?q=${encodeURIComponent(jam.name)}`)
    const card = page.getByRole('article').filter({ hasText: jam.name })
    await card.locator('svg[viewBox="0 0 120 120"]').waitFor()
    await card.locator('img').waitFor({ state: 'detached' })
  })

  test('on its page recommends others, and says the Italian label in another language', async () => {
    await openProduct(page, jam.slug)
    await page.getByRole('heading', { name: say('product.recommended') }).waitFor()
    await openPage(page, `/product/${jam.slug}?lang=de`)
    await page.getByText('Italienischer Text des Etiketts').click()
    await page.getByText('fichi, zucchero, succo di limone').waitFor()
  })
})

describe('what a product asks before it goes in the cart', () => {
  let page: Page
  beforeAll(async () => {
    page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
    // With a slot chosen, an add asks only what the product itself asks.
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
  })

  let sent: { params?: Record<string, string>; searchParams?: Record<string, string> }[] = []
  beforeEach(() => {
    sent = []
  })
  beforeAll(() => {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/cart/add'))
        sent.push(...(request.postDataJSON() as { items: typeof sent }).items)
    })
  })

  test('on its page: the add button waits for the options, and says so [catalogue-22]', async () => {
    await openProduct(page, bread.slug)
    const add = addButton(page, bread.name)
    expect(await add.isDisabled()).toBe(true)
    await add.and(page.getByRole('button', { description: say('quantity.chooseAll') })).waitFor()
    await add.press('Enter')
    await page.getByRole('main').getByRole('radio').first().check()
    await expect.poll(() => add.isEnabled()).toBe(true)
    await answered(page, '/cart/add', () => add.press('Enter'))
    expect(sent.map(({ params }) => params)).toEqual([{ taglio: 'intero' }])
    await page
      .getByRole('main')
      .getByRole('button', { name: say('quantity.decrease', { name: bread.name }) })
      .click()
    const remove = page.getByRole('button', { name: say('line-questions.remove.yes'), exact: true })
    await answered(page, '/cart/delete', () => remove.click())
  })

  test('options: the add button waits for every choice, Escape turns back [catalogue-20]', async () => {
    await openPage(page, `/search?q=${encodeURIComponent(bread.name)}`)
    const options = dialog(page, say('quantity.chooseAll'))
    await chooseButton(page, bread.name).press('Enter')
    await options.waitFor()
    expect(await options.getByText(bread.name).isVisible()).toBe(true)
    const add = options.getByRole('button', { name: say('quantity.add'), exact: true })
    expect(await add.isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await options.waitFor({ state: 'hidden' })
    expect(sent).toEqual([])

    await chooseButton(page, bread.name).press('Enter')
    await options.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await expect.poll(() => add.isEnabled()).toBe(true)
    await answered(page, '/cart/add', () => add.press('Enter'))
    await quantityOf(page, bread.name).waitFor()
    await expect.poll(() => sent[0]?.params).toMatchObject({ taglio: 'intero' })
    expect(sent[0]?.searchParams).toEqual({ q: bread.name })
  })

  test('a promotion: turning away adds nothing, no declines it, yes takes it with all three pieces [catalogue-3]', async () => {
    // The promotion contains the text of its question.
    const asks = dialog(page, 'Vuoi usare la promozione «Prendi 3, paghi 2»?')
    await openProduct(page, coffee.slug)
    await addButton(page, coffee.name).press('Enter')
    await asks.waitFor()
    await page.keyboard.press('Escape')
    await asks.waitFor({ state: 'hidden' })
    expect(sent).toEqual([])

    await addButton(page, coffee.name).press('Enter')
    await answered(page, '/cart/add', () =>
      asks.getByRole('button', { name: say('line-questions.promotion.no') }).press('Enter'),
    )
    await quantityOf(page, coffee.name).waitFor()
    await expect.poll(() => sent[0]?.params).toEqual({ use_wpid: '-1' })

    await page
      .getByRole('main')
      .getByRole('button', { name: say('quantity.decrease', { name: coffee.name }) })
      .click()
    const remove = page.getByRole('button', { name: say('line-questions.remove.yes'), exact: true })
    await answered(page, '/cart/delete', () => remove.click())
    await addButton(page, coffee.name).click()
    await answered(page, '/cart/add', () =>
      asks.getByRole('button', { name: say('line-questions.promotion.yesAdding', { quantity: '3' }) }).press('Enter'),
    )
    await quantityOf(page, coffee.name).waitFor()
    await expect.poll(() => Number(sent.at(-1)?.params?.['use_wpid'])).toBeGreaterThan(0)
    expect(await quantityOf(page, coffee.name).inputValue()).toBe('3')
  })
})

describe('the fast search', () => {
  test('shows a row of products for each thing of a list, names what is not found, takes another list and offers it again [catalogue-8]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/fast-search?q=latte,qwzxyk,pane')
    const row = (word: string) =>
      page
        .getByRole('heading', { level: 2, name: word, exact: true })
        .locator('xpath=ancestor::section')
        .getByRole('link')
        .first()
    for (const word of ['latte', 'pane']) await row(word).waitFor()
    await page.getByText(say('search.fastMissing', { words: 'qwzxyk' })).waitFor()
    await page.getByLabel(startsWith(say('search.fastLabel'))).fill('uova')
    await page.getByRole('button', { name: say('search.fastSubmit'), exact: true }).click()
    await row('uova').waitFor()
    expect(queryOf(page).get('q')).toBe('uova')
    expect(await row('pane').count()).toBe(0)
    await openPage(page, '/fast-search')
    await page.getByRole('link', { name: say('search.fastLast', { words: 'uova' }) }).click()
    await row('uova').waitFor()
    await page.context().close()
  })

  test('adds as much as a line of the list says, in the quantities each product is sold in [search-115]', async () => {
    const list = ['3 confettura di fichi bianchi', '1,5 kg mele'].join('\n')
    const page = await newVisitor(browser, shopOrigin(), desktop, `/fast-search?q=${encodeURIComponent(list)}`)
    const row = (line: string) =>
      page.getByRole('heading', { level: 2, name: line, exact: true }).locator('xpath=ancestor::section')
    await row('3 confettura di fichi bianchi')
      .getByRole('button', { name: `${say('quantity.add')} 3: ${jam.name}`, exact: true })
      .waitFor()
    const apples = row('1,5 kg mele').getByRole('button', { name: `${say('quantity.add')} 1,5 kg: ` })
    await apples.first().waitFor()
    expect(await page.getByText(startsWith(say('search.fastMissing', { words: '' }).slice(0, 10))).count()).toBe(0)
    await page.context().close()
  })
})

describe('nothing moves while a page comes alive', () => {
  let page: Page
  let painted = Promise.withResolvers<void>()
  beforeAll(async () => {
    page = await newVisitor(browser, shopOrigin(), phone)
    // As on a slow line: the page is drawn before the face of its headings comes.
    await page.exposeFunction('painted', () => painted.resolve())
    await page.route(/bricolage.*\.woff2/, async (route) => {
      await painted.promise
      await route.continue()
    })
    await page.addInitScript(`new PerformanceObserver(() => window.painted()).observe({ type: 'paint', buffered: true })
      window.shift = 0
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value })
        .observe({ type: 'layout-shift', buffered: true })`)
  })

  test.each([['/'], [fruit], [`/product/${jam.slug}`], ['/search?q=mele'], ['/fast-search?q=latte,pane']])(
    '%s',
    async (address) => {
      painted = Promise.withResolvers()
      await openPage(page, address)
      await page.waitForLoadState('networkidle')
      expect(Number(await page.evaluate('window.shift'))).toBeLessThanOrEqual(0.01)
    },
  )
})
