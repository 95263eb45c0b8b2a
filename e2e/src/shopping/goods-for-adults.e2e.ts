import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { type FoundProduct, found, putEnoughInCart, putInCart } from '../support/cart.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, dialog, newCustomer, openPage, openProduct } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
let page: Page
let wine: FoundProduct | undefined

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
afterEach(() => page.context().close())

/** Signed in, with goods for an order in the cart, wine among them. */
async function withWine(name: 'giulia' | 'rossi'): Promise<void> {
  page = await newCustomer(browser, shopOrigin(), { name, device: desktop })
  await openProduct(page, jam.slug)
  await addFirst(page, jam.name)
  await putEnoughInCart(page)
  wine = (await found(page, 'q=vino%20rosso&page_size=24')).find(({ adultsOnly }) => adultsOnly)
  expect(wine).toBeDefined()
  if (wine) await putInCart(page, [wine])
  await openPage(page, '/cart')
}

const toCheckout = () =>
  page
    .getByRole('main')
    .getByRole('link', { name: say('basket.toCheckout') })
    .filter({ visible: true })
    .first()

const summary = () => page.getByRole('heading', { level: 1, name: say('checkout.summary.title') })
const notice = () => page.getByText(startsWith(say('basket.age.notice', { names: wine?.name ?? '' }).slice(0, 40)))

/** How often the shop does the check before the purchase meanwhile. */
async function looksDuring(act: () => Promise<void>): Promise<number> {
  let looks = 0
  const count = (request: Request) => void (looks += Number(request.url().endsWith('/checkout/prepare')))
  page.on('request', count)
  await act()
  page.off('request', count)
  return looks
}

describe('wine in the cart of a customer with a birth date', () => {
  beforeEach(() => withWine('giulia'))

  test('goes to the payment without a question, and no notice of one', async () => {
    expect(await notice().count()).toBe(0)
    await toCheckout().press('Enter')
    await summary().waitFor()
  })
})

describe('wine in the cart of a company, whose age nobody knows', () => {
  beforeEach(() => withWine('rossi'))

  test('is named on the page and asks for the age at the checkout, once', async () => {
    await notice().waitFor()
    await toCheckout().press('Enter')
    const question = dialog(page, say('basket.age.title'))
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/cart')
    await openPage(page, '/checkout')
    await page.getByText(textOf('error.checkout.ageUnconfirmed', 'it')).waitFor()
    const looks = await looksDuring(async () => {
      await page
        .getByRole('button', { name: say('checkout.toPayment') })
        .filter({ visible: true })
        .first()
        .click()
      await question.getByRole('button', { name: say('basket.age.yes') }).press('Enter')
      await summary().waitFor()
    })
    // Once before the question and once after it.
    expect(looks).toBe(2)
    await openPage(page, '/cart')
    await toCheckout().press('Enter')
    await summary().waitFor()
  })
})
