import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, newCustomer, newVisitor, openPage, quantityOf, step, takeFirstPlace } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const origin = shopOrigin()
const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())
afterEach(() => page.context().close())

const note = () => page.locator('[popover]').getByText(say('frame.connectionLost'))
const goOffline = (isOffline: boolean) => page.context().setOffline(isOffline)

const heart = () => page.getByRole('button', { name: say('product.heart', { name: jam.name }) }).first()

/** Fetched at the first sign of activity. */
const remarks = `section[popover][aria-label="${say('common.notifications')}"]`

/** A mark that a full load takes away. */
const mark = () => page.evaluate(() => void Object.assign(globalThis, { marked: true }))
const isMarked = () => page.evaluate(() => 'marked' in globalThis)

describe('without a connection', () => {
  beforeEach(async () => {
    page = await newVisitor(browser, origin, phone)
    await openPage(page, `/product/${jam.slug}`)
    await mark()
    await goOffline(true)
  })

  test('a link keeps the page, says why nothing comes, and leads on by itself once the shop answers', async () => {
    await page
      .getByRole('link', { name: say('frame.nav.offers'), exact: true })
      .last()
      .click()
    await note().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('heading', { level: 1, name: jam.name }).waitFor()
    await goOffline(false)
    await page.waitForURL((url) => url.pathname === '/search')
    await page.getByRole('article').first().waitFor()
    await note().waitFor({ state: 'hidden' })
    expect(await isMarked()).toBe(true)
  })

  test('a link whose scripts the browser has keeps the page too, until its goods can be fetched', async () => {
    await goOffline(false)
    await openPage(page, '/search?q=latte')
    await openPage(page, `/product/${jam.slug}`)
    await goOffline(true)
    await page
      .getByRole('link', { name: say('frame.nav.offers'), exact: true })
      .last()
      .click()
    await note().waitFor()
    await page.getByRole('heading', { level: 1, name: jam.name }).waitFor()
    await goOffline(false)
    await page.waitForURL((url) => url.pathname === '/search')
    await page.getByRole('article').first().waitFor()
    await note().waitFor({ state: 'hidden' })
  })

  test('a dialog that has not been fetched yet opens once the shop answers, with its style', async () => {
    await heart().click()
    await note().waitFor()
    await page.getByRole('heading', { level: 1, name: jam.name }).waitFor()
    await goOffline(false)
    const login = page.getByRole('dialog')
    await login.waitFor()
    expect(await page.evaluate("getComputedStyle(document.querySelector('dialog[open]')).position")).toBe('fixed')
    await note().waitFor({ state: 'hidden' })
  })
})

test('what is pressed without a connection is refused in words, and can be done when it is back', async () => {
  page = await newCustomer(browser, origin, { name: 'marco', device: desktop })
  await takeFirstPlace(page, deliveryService.storePickup)
  await openPage(page, `/product/${jam.slug}`)
  await addFirst(page, jam.name)
  await page.locator(remarks).waitFor({ state: 'attached' })
  await goOffline(true)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('quantity.increase', { name: jam.name }) })
    .first()
    .click()
  await page
    .getByRole('region', { name: say('common.notifications') })
    .getByText(say('common.noConnection'))
    .waitFor()
  await note().waitFor()
  expect(await quantityOf(page, jam.name).inputValue()).toBe('1')
  await goOffline(false)
  await note().waitFor({ state: 'hidden' })
  await step(page, 'increase', jam.name)
})

describe('after a deployment', () => {
  const search = () => page.getByRole('combobox', { name: say('frame.search.label') }).first()
  const updated = () => page.locator('[popover]').getByText(say('upgrade.title'))

  beforeEach(async () => {
    page = await newVisitor(browser, origin, desktop)
    await openPage(page, `/product/${jam.slug}`)
    await page.mouse.move(10, 10)
    await page.locator(remarks).waitFor({ state: 'attached' })
    await mark()
    await search().fill('mele')
    await page.route('**/version.json', (route) =>
      route.fulfill({ json: { lastVersion: { version: '999.0.0', description: '' }, url: '/' } }),
    )
  })

  test('a page whose script is gone is loaded in full', async () => {
    await page.route('**/assets/LoginPage-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    const loaded = page.waitForEvent('domcontentloaded')
    await page
      .getByRole('link', { name: say('frame.account.login') })
      .first()
      .click()
    await loaded
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await isMarked()).toBe(false)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('a dialog whose script is gone leaves the page, and the offered reload restores what was typed', async () => {
    await page.route('**/assets/LoginDialog-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await heart().click()
    await updated().waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await isMarked()).toBe(true)
    const loaded = page.waitForEvent('domcontentloaded')
    await page
      .locator('[popover]')
      .getByRole('button', { name: say('upgrade.reload') })
      .click()
    await loaded
    expect(await isMarked()).toBe(false)
    await expect.poll(() => search().inputValue()).toBe('mele')
  })
})
