import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, phone } from '../support/browser.ts'
import type { RunningProgram } from '../support/program.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  answered,
  buyWith,
  byCard,
  chooseSlot,
  goToPayment,
  newCustomer,
  atPickup,
  openOrder,
  openProduct,
  payAtBank,
  quantityOf,
  readConfirmation,
} from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

/** The shop of this journey alone: the cart begins without a place in a slot, whatever other journeys chose. */
let shop: RunningProgram
let browser: Browser
let page: Page

beforeAll(async () => {
  shop = await startOwnShop()
  browser = await launchBrowser()
  page = await newCustomer(browser, shop.origin, { name: 'marco', device: phone })
})

afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const bar = () => page.getByRole('navigation', { name: say('frame.nav.bar') })
/** The area a thumb hits. */
const target = { width: 44, height: 44 }
const widerThanTheScreen = () => page.evaluate('document.documentElement.scrollWidth > innerWidth')

describe('a customer who collects, with a phone', () => {
  test('goes through the departments from the bar under the thumb', async () => {
    await bar()
      .getByRole('button', { name: say('frame.nav.all') })
      .tap()
    const panel = page.getByRole('navigation', { name: say('frame.nav.allTitle') })
    await panel.getByRole('link', { name: 'Frutta e verdura', exact: true }).tap()
    await page.getByRole('heading', { level: 1, name: 'Frutta e verdura' }).waitFor()
    expect(await widerThanTheScreen()).toBe(false)
  })

  test('takes a product, choosing when to collect', async () => {
    await openProduct(page, jam.slug)
    await addButton(page, jam.name).tap()
    await answered(page, '/cart/add', () => chooseSlot(page))
    const increase = page.getByRole('main').getByRole('button', { name: say('quantity.increase', { name: jam.name }) })
    await answered(page, '/cart/update', () => increase.tap())
    await expect.poll(() => quantityOf(page, jam.name).inputValue()).toBe('2')
    for (const which of ['decrease', 'increase']) {
      const button = page.getByRole('main').getByRole('button', { name: say(`quantity.${which}`, { name: jam.name }) })
      expect(await button.boundingBox()).toMatchObject(target)
    }
  })

  test('pays at the counter', async () => {
    await bar()
      .getByRole('link', { name: say('frame.cart.summary', { count: 1 }) })
      .tap()
    await page.getByRole('heading', { level: 1, name: say('basket.title') }).waitFor()
    expect(await widerThanTheScreen()).toBe(false)
    await goToPayment(page)
    const order = await page.getByRole('button', { name: say('checkout.payment.buy') }).boundingBox()
    const tabs = await bar().boundingBox()
    expect(order && order.y + order.height).toBeLessThanOrEqual(tabs?.y ?? 0)
    await buyWith(page, atPickup)
    const orderId = await readConfirmation(page)
    await openOrder(page, orderId)
    await page.getByRole('main').getByRole('link', { name: jam.name, exact: true }).waitFor()
    expect(await widerThanTheScreen()).toBe(false)
  })

  test('is told when the card is declined, and pays with the one they saved', async () => {
    await openProduct(page, jam.slug)
    await addButton(page, jam.name).tap()
    await answered(page, '/cart/add', () => chooseSlot(page))
    await bar()
      .getByRole('link', { name: say('frame.cart.summary', { count: 1 }) })
      .tap()
    await page.getByRole('heading', { level: 1, name: say('basket.title') }).waitFor()
    await goToPayment(page)
    await page.getByRole('radio', { name: byCard }).check()
    await page.getByRole('radio', { name: say('checkout.saved.another') }).tap()
    await page.getByRole('button', { name: say('checkout.payment.buy') }).tap()
    await payAtBank(page, 'declined')
    await page.getByRole('heading', { level: 1, name: say('checkout.failed.title') }).waitFor()
    await page.getByRole('button', { name: say('checkout.payment.payNow') }).tap()
    await readConfirmation(page)
  })
})
