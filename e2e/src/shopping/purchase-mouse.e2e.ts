import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import type { RunningProgram } from '../support/program.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  addFirst,
  addHomeAddress,
  answered,
  buyWith,
  byCard,
  chooseSlot,
  dialog,
  fillInLogin,
  goToPayment,
  newVisitor,
  openOrder,
  openPage,
  openProduct,
  payAtBank,
  quantityOf,
  readConfirmation,
  setQuantity,
  step,
} from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { say } from '../support/words.ts'

const oil = sentinel('olio-del-garda-dop')
const apples = { slug: 'mele-pinova-valdora', name: 'Mele Pinova' }
const jam = sentinel('confettura-di-fichi-bianchi')

/** The shop of this journey alone: its customer has no address yet, whatever other journeys wrote. */
let shop: RunningProgram
let browser: Browser
let page: Page

beforeAll(async () => {
  shop = await startOwnShop()
  browser = await launchBrowser()
  page = await newVisitor(browser, shop.origin, desktop)
})

afterAll(async () => {
  await browser.close()
  await shop.stop()
})

describe('a new customer with a mouse', () => {
  let bought = ''

  test('finds a product in a department and is asked to log in [purchase-5]', async () => {
    const departments = page.getByRole('navigation', { name: say('frame.nav.label') })
    await departments.getByRole('link', { name: 'Frutta e verdura' }).click()
    await page.getByRole('heading', { level: 1, name: 'Frutta e verdura' }).waitFor()
    bought = await page.getByRole('main').getByRole('article').first().getByRole('link').innerText()
    await addButton(page, bought).click()
    await dialog(page, say('auth.title')).waitFor()
  })

  test('says where and when, and finds the product in the cart without pressing again [purchase-6]', async () => {
    await fillInLogin(page, 'nuovo')
    await dialog(page, say('delivery.address.title.coop')).waitFor()
    const address = { address1: 'Via Dante', addressNumber: '7', postalcode: '20121', city: 'Milano', province: 'MI' }
    await addHomeAddress(page, address)
    await answered(page, '/cart/add', () => chooseSlot(page))
    await quantityOf(page, bought).waitFor()
    await page.getByRole('link', { name: say('frame.cart.summary', { count: 1 }) }).waitFor()
  })

  test('takes loose goods by weight and changes how much [purchase-7]', async () => {
    await openProduct(page, apples.slug)
    await addFirst(page, apples.name)
    const quantity = quantityOf(page, apples.name)
    await expect.poll(() => quantity.inputValue()).toBe('0,8 kg')
    await step(page, 'increase', apples.name)
    await expect.poll(() => quantity.inputValue()).toBe('1 kg')
    await quantity.fill('1,4')
    await answered(page, '/cart/update', () => quantity.press('Enter'))
    await expect.poll(() => quantity.inputValue()).toBe('1,4 kg')
    await step(page, 'decrease', apples.name)
    await expect.poll(() => quantity.inputValue()).toBe('1,2 kg')
  })

  test('is told of a maximum', async () => {
    await openProduct(page, oil.slug)
    await addFirst(page, oil.name)
    await step(page, 'increase', oil.name)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('quantity.increase', { name: oil.name }) })
      .click()
    await page
      .getByText(say('quantity.maximum', { name: oil.name, maximum: 2 }))
      .first()
      .waitFor()
    expect(await quantityOf(page, oil.name).inputValue()).toBe('2')
  })

  test('reads the cart, changes it there and goes to the payment [purchase-1]', async () => {
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.cart.summary', { count: 4 }) })
      .click()
    await dialog(page, say('basket.title'))
      .getByRole('link', { name: say('basket.openPage') })
      .click()
    await page.getByRole('heading', { level: 1, name: say('basket.title') }).waitFor()
    await setQuantity(page, jam.name, '6')
    await goToPayment(page)
  })

  test('cannot go elsewhere once at the payment, and is told how [purchase-4]', async () => {
    await page.locator('a[href="/checkout"]').filter({ hasText: 'Via' }).filter({ visible: true }).first().click()
    await page.getByText(say('frame.service.locked.payment')).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('pays by card on the page of the bank and comes back to the order [purchase-2]', async () => {
    await buyWith(page, byCard)
    await payAtBank(page, 'accepted')
    const orderId = await readConfirmation(page)
    await openOrder(page, orderId)
    for (const name of [bought, apples.name, oil.name, jam.name])
      await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.cart.summary', { count: 0 }) })
      .waitFor()
  })

  test('finds that order first at home, with until when it can be changed [blocks-26]', async () => {
    await openPage(page, '/')
    const next = page.getByRole('article').filter({ hasText: say('atHand.next.title') })
    const [beginning = ''] = say('orders.says.changeable', { day: '§', time: '§' }).split('§')
    await next.getByText(beginning).waitFor()
    expect(await next.getByRole('link').getAttribute('href')).toMatch(/^\/profile\/orders\/\d+$/)
  })
})
