import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { ask, newCustomer, openPage, quantityOf, step, takeFirstPlace } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, wordsIn, type Say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const oil = sentinel('olio-del-garda-dop')

let browser: Browser
let giulia: Page
let marco: Page

async function add(page: Page, slug: string, quantity: number): Promise<void> {
  const { productId } = await ask<{ productId: number }>(page, `/products?slug=${slug}`)
  await ask(page, '/cart/add', { items: [{ productId, quantity }] })
}

interface Weighed {
  productId: number
  priceUnitDisplay: string
  selectOptions: unknown[]
}

/** One sold by weight, whose card says what the quantity in the cart costs. */
async function addWeighed(page: Page): Promise<void> {
  const { products } = await ask<{ products: Weighed[] }>(page, '/products?q=mele&page_size=24')
  const found = products.find(({ priceUnitDisplay, selectOptions }) => priceUnitDisplay === 'kg' && !selectOptions[0])
  await ask(page, '/cart/add', { items: [{ productId: found?.productId, quantity: 3 }] })
}

beforeAll(async () => {
  browser = await launchBrowser()
  giulia = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
  marco = await newCustomer(browser, shopOrigin(), { name: 'marco', device: desktop })
  await takeFirstPlace(giulia, deliveryService.home)
  await add(giulia, jam.slug, 3)
  await addWeighed(giulia)
  await takeFirstPlace(marco, deliveryService.storePickup)
  await add(marco, oil.slug, 2)
})

afterAll(() => browser.close())

/** The HTML as it comes over the network; `alone` asks for a rendering of its own, as a reload past the cache does. */
async function htmlOf(page: Page, path: string, { alone = false } = {}): Promise<string> {
  const reply = await page.request.get(path, alone ? { headers: { 'cache-control': 'no-cache' } } : {})
  expect(reply.status()).toBe(200)
  return reply.text()
}

const isShared = (html: string) => html.includes('<script id="personal"')

/** The visible part: neither scripts nor the places of React's boundaries in the stream. */
const shown = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!--\/?\$\??-->/g, '')

/** The values a page gives to its scripts, without those that belong to its visitor alone. */
const withoutOwnData = (html: string) => html.replace(/<script id="personal"[\s\S]*?<\/script>/, '')

describe('a page of shelves that customers share', () => {
  test.each([
    '/category/frutta-e-verdura',
    '/category/frutta-e-verdura?page=2',
    `/product/${jam.slug}`,
    `/product/${oil.slug}`,
    '/search?q=olio',
    '/search?q=mele',
    '/search?promo=true',
  ])('shows a customer the same as one rendered for them alone: %s', async (path) => {
    for (const page of [giulia, marco]) {
      const joined = await htmlOf(page, path)
      const alone = await htmlOf(page, path, { alone: true })
      expect(isShared(joined)).toBe(true)
      expect(isShared(alone)).toBe(false)
      expect(shown(joined)).toBe(shown(alone))
    }
  })

  test('holds nothing of the customer it was first rendered for', async () => {
    const path = '/category/frutta-e-verdura?page_size=48'
    const ofGiulia = await htmlOf(giulia, path)
    const ofMarco = await htmlOf(marco, path)
    expect(isShared(ofMarco)).toBe(true)
    expect(ofGiulia.includes(say('frame.account.greeting', { name: 'Giulia' }))).toBe(true)
    for (const text of ['Giulia', 'Ferrari', 'giulia@']) expect(ofMarco.includes(text)).toBe(false)
    // The scripts that both get hold no data of hers either.
    expect(withoutOwnData(ofGiulia).includes('giulia@')).toBe(false)
  })

  test('brings departments and menus apart from the data of its loaders, where one rendered alone has them', async () => {
    const path = '/category/frutta-e-verdura'
    const dataOf = (html: string) => /<script id="frame-data"[^>]*>(.*?)<\/script>/.exec(html)?.[1]
    const data = dataOf(await htmlOf(giulia, path)) ?? '{}'
    const { departments, menus } = JSON.parse(data) as Record<string, unknown>
    expect(departments).toContainEqual(expect.objectContaining({ slug: 'frutta-e-verdura' }))
    expect(menus).toContainEqual(expect.objectContaining({ slug: 'servizi' }))
    expect(dataOf(await htmlOf(giulia, path, { alone: true }))).toBeUndefined()
  })

  test('counts what is in the cart before any script runs', async () => {
    const context = await browser.newContext({
      ...desktop,
      baseURL: shopOrigin(),
      javaScriptEnabled: false,
      storageState: await giulia.context().storageState(),
    })
    const page = await context.newPage()
    await page.goto(`/product/${jam.slug}`)
    expect(await quantityOf(page, jam.name).inputValue()).toBe('3')
    await page
      .getByRole('banner')
      .getByText(say('frame.account.greeting', { name: 'Giulia' }))
      .waitFor()
    await context.close()
  })

  test('comes alive without an error, and its quantities go on from the cart', async () => {
    const errors: string[] = []
    giulia.on('pageerror', (error) => errors.push(error.message))
    giulia.on('console', (message) => {
      // A picture may be missing; a script may not complain.
      const isResource = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isResource) errors.push(message.text())
    })
    await openPage(giulia, `/product/${jam.slug}`)
    await step(giulia, 'increase', jam.name)
    expect(await quantityOf(giulia, jam.name).inputValue()).toBe('4')
    expect(errors).toEqual([])
  })

  test('follows the cart: what was changed is on the next page asked for', async () => {
    await add(giulia, oil.slug, 1)
    const html = await htmlOf(giulia, `/product/${oil.slug}`)
    expect(isShared(html)).toBe(true)
    expect(html.includes(say('quantity.label', { name: oil.name }))).toBe(true)
  })

  test('is in the language chosen since, and holds nothing of a customer who has signed out', async () => {
    const path = '/category/frutta-e-verdura'
    const greeting = (words: Say) => words('frame.account.greeting', { name: 'Marco' })
    expect(await htmlOf(marco, path)).toContain(greeting(say))
    await marco.context().addCookies([{ name: 'lang', value: 'de', url: shopOrigin() }])
    expect(await htmlOf(marco, path)).toContain(greeting(wordsIn('de')))
    await ask(marco, '/auth/logout', {})
    const signedOut = await htmlOf(marco, path)
    expect(signedOut).not.toContain(greeting(wordsIn('de')))
    expect(signedOut).not.toContain('marco@')
  })
})
