import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser, phone } from '../support/browser.ts'
import { found, putEnoughInCart, putInCart } from '../support/cart.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  answered,
  ask,
  dialog,
  newCustomer,
  openOrderThatCan,
  openPage,
  openProduct,
  setQuantity,
  step,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, sayAny } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
  await openProduct(page, jam.slug)
  await addFirst(page, jam.name)
})

afterAll(() => browser.close())

/** An answer that waits until it is let go, and then is on its way. */
function slowAnswer() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const answer = async (route: Route) => {
    await promise
    await route.continue()
  }
  return { answer, release: () => Promise.resolve(resolve(undefined)) }
}

const bagsRow = (fee: RegExp) => page.getByRole('definition').filter({ hasText: fee }).filter({ visible: true }).first()

describe('what is said on the cart’s page', () => {
  test('thermal bags are paid with the bags, and stay chosen [cart-61]', async () => {
    await openPage(page, '/cart')
    const thermal = page.getByRole('radio', { name: /^Borse termiche · 50x50 cm · 1,50/ })
    await thermal.check()
    await bagsRow(/^1,50/).waitFor()
    await openPage(page, '/cart')
    expect(await thermal.isChecked()).toBe(true)
    await page.getByRole('radio', { name: /^Sacchetti di carta/ }).check()
    await bagsRow(/^0,15/).waitFor()
  })
})

describe('a chicken in the cart', () => {
  const weight = () => page.getByLabel(sayAny('basket.line.customWeightOf', 'name'))
  const line = () => page.getByRole('main').getByRole('listitem').filter({ has: weight() })

  test('is weighed as requested, and says which weights there are [cart-14]', async () => {
    await putInCart(page, (await found(page, 'q=pollo%20allevato%20aperto')).slice(0, 1), 2)
    await openPage(page, '/cart')
    await line().getByText('circa 3 kg').waitFor()
    await weight().fill('9')
    await line()
      .getByText(say('basket.line.customWeightRange', { from: '0,75', to: '2,1' }))
      .waitFor()
    await weight().fill('1,8')
    await weight().press('Enter')
    await line().getByText('circa 3,6 kg').waitFor()
    await openPage(page, '/cart')
    expect(await weight().inputValue()).toBe('1,8')
  })

  test('keeps a weight the shop could not take, and Enter asks once', async () => {
    let asked = 0
    const refuse = (route: Route) => {
      asked += 1
      return route.abort()
    }
    const call = '**/cart/update-infos*'
    await page.route(call, refuse)
    await weight().fill('1,6')
    await weight().press('Enter')
    await page.getByText(textOf('error.general', 'it')).first().waitFor()
    expect(await weight().inputValue()).toBe('1,6')
    expect(asked).toBe(1)
    await page.unroute(call, refuse)
    await weight().fill('1,5')
    await weight().press('Enter')
    await line().getByText('circa 3 kg').waitFor()
  })
})

describe('a pack', () => {
  test('tells the price of what is put in, and that of a piece beside it', async () => {
    const { slug } = sentinel('acqua-fonte-argenta-6-bottiglie')
    interface Priced {
      priceDisplay: number
      firstPurchase: { quantity: number; price: number }
    }
    const { priceDisplay, firstPurchase } = await ask<Priced>(page, `/products?slug=${slug}`)
    const euro = (amount: number) => amount.toFixed(2).replace('.', ',')
    await openProduct(page, slug)
    const prices = page.getByRole('main')
    await prices
      .getByText(`${firstPurchase.quantity} × ${euro(priceDisplay)}`)
      .first()
      .waitFor()
    await prices.getByText(euro(firstPurchase.price)).first().waitFor()
    const before = await ask<{ goodsTotal: number }>(page, '/cart/view')
    await addFirst(page, sentinel('acqua-fonte-argenta-6-bottiglie').name)
    const after = await ask<{ goodsTotal: number }>(page, '/cart/view')
    expect(after.goodsTotal - before.goodsTotal).toBeCloseTo(firstPurchase.price, 2)
  })
})

const toast = (text: string) => page.getByRole('region', { name: say('common.notifications') }).getByText(text)

describe('a slow line', () => {
  const held = '**/ebsn/api/checkout/prepare'

  test('does not open the payment for a shopper who has left the checkout meanwhile', async () => {
    await putEnoughInCart(page)
    const [look, cart] = [slowAnswer(), slowAnswer()]
    await page.route(held, look.answer)
    await page.route('**/cart.data*', cart.answer)
    await openPage(page, '/checkout')
    const looked = page.waitForResponse(held)
    const asked = page.waitForRequest('**/cart.data*')
    await page
      .getByRole('link', { name: say('checkout.toCart') })
      .filter({ visible: true })
      .first()
      .click()
    await asked
    await look.release()
    await (await looked).finished()
    // Nothing tells that a page is not being left for another: it is given the time to.
    await page.waitForTimeout(1000)
    await cart.release()
    await page.waitForURL('**/cart')
    await page.unrouteAll()
    await page.waitForTimeout(1000)
    expect(new URL(page.url()).pathname).toBe('/cart')
  })

  test('does not open the payment for a shopper who asked for it and then opened another page', async () => {
    await putEnoughInCart(page)
    const look = slowAnswer()
    await page.route(held, look.answer)
    await openPage(page, '/cart')
    const asked = page.waitForRequest(held)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('basket.toCheckout') })
      .filter({ visible: true })
      .first()
      .click()
    await asked
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.homeLink.coop') })
      .click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await answered(page, '/checkout/prepare', look.release)
    await page.unroute(held)
    await page.waitForTimeout(1000)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('does not open the cart for a shopper who put an order into it and then opened another page', async () => {
    const call = '**/ebsn/api/cart/add-all-from-order*'
    const hold = slowAnswer()
    await page.route(call, hold.answer)
    await (await openOrderThatCan(page, 'reorder')).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.homeLink.coop') })
      .click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await answered(page, '/cart/add-all-from-order', hold.release)
    await page.unroute(call)
    await toast(say('cart.productsAddFromOrder')).waitFor()
    await page.waitForTimeout(1000)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('loses nothing of a note that is written on while it is being saved', async () => {
    await openPage(page, '/cart')
    const call = '**/ebsn/api/cart/update-cart-info*'
    const hold = slowAnswer()
    const note = page
      .getByRole('textbox', { name: say('basket.note.label') })
      .filter({ visible: true })
      .first()
    await page.route(call, hold.answer)
    await note.fill('Suona')
    await note.blur()
    await note.fill('Suona al primo piano')
    await answered(page, '/cart/update-cart-info', hold.release)
    await page.unroute(call)
    expect(await note.inputValue()).toBe('Suona al primo piano')
    await note.blur()
    await page.getByText(say('basket.note.saved')).filter({ visible: true }).waitFor()
  })
})

interface Line {
  quantity: number
  total: number
  product: { name: string }
}
const linesInCart = async () => (await ask<{ cartItems: Line[] }>(page, '/cart/view')).cartItems
const undo = () => page.getByRole('button', { name: say('common.undo'), exact: true })

/** The toast of so many jars, which cost the same each. */
async function toastText(quantity: number, key = 'productAddText'): Promise<string> {
  const [line] = await linesInCart()
  const cents = Math.round(((line?.total ?? 0) * 100 * quantity) / (line?.quantity ?? 1))
  const total = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }).format(cents / 100)
  return say(`cart.${key}`, {
    quantity: String(quantity),
    taken: '1',
    unit: say('cart.unit.piece'),
    name: jam.name,
    total,
  })
}

/** Amounts of money that lie, even in part, under a toast. */
const pricesUnderToasts = (page: Page) =>
  page.evaluate(`(() => {
    const toasts = [...document.querySelectorAll('[popover]:popover-open li')].map((one) => one.getBoundingClientRect())
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/\\d,\\d\\d/.test(text.data) || text.parentElement.closest('[popover], [aria-live]')) continue
      if (!text.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNode(text)
      const price = range.getBoundingClientRect()
      const meets = (box) =>
        price.left < box.right && box.left < price.right && price.top < box.bottom && box.top < price.bottom
      if (price.width > 0 && toasts.some(meets)) covered.push(text.data)
    }
    return toasts.length === 0 ? ['no toast'] : covered
  })()`)

describe('toasts of the cart', () => {
  test('name what was emptied, only after asking [cart-59]', async () => {
    await openPage(page, '/cart')
    await page.getByRole('button', { name: say('basket.empty.button') }).press('Enter')
    const sure = dialog(page, say('basket.empty.sure'))
    await sure.waitFor()
    await page.keyboard.press('Escape')
    await sure.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: say('basket.empty.button') }).click()
    await page.getByRole('button', { name: say('basket.empty.yes'), exact: true }).click()
    await toast(say('cart.productsRemoved')).waitFor()
  })

  test('an emptied cart comes back as it was', async () => {
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await setQuantity(page, jam.name, '3')
    await openPage(page, '/cart')
    await page.getByRole('button', { name: say('basket.empty.button') }).click()
    await page.getByRole('button', { name: say('basket.empty.yes'), exact: true }).click()
    await answered(page, '/cart/add', () => undo().click())
    await toast(say('cart.productsPutBack')).waitFor()
    expect((await linesInCart()).map(({ product, quantity }) => [product.name, quantity])).toEqual([[jam.name, 3]])
  })

  test('say what the line has come to, and what it comes to in money [cart-20]', async () => {
    await openProduct(page, jam.slug)
    const text = await toastText(4)
    await Promise.all([toast(text).waitFor(), step(page, 'increase', jam.name)])
    const lower = await toastText(3, 'productLowered')
    // Pressed at once, the two would be one request that changes nothing.
    await Promise.all([toast(lower).waitFor(), step(page, 'decrease', jam.name)])
    await toast(text).waitFor({ state: 'detached' })
  })

  test.each([
    ['a phone', phone],
    ['a desk', desktop],
  ])('cover no price, no total, and nothing of the header on %s', async (_name, device) => {
    const person = await newCustomer(browser, shopOrigin(), { name: 'giulia', device })
    await openPage(person, '/search?q=confettura')
    await person
      .getByRole('button', { name: sayAny('quantity.addNamed', 'name') })
      .first()
      .click()
    await person
      .getByRole('region', { name: say('common.notifications') })
      .getByRole('listitem')
      .waitFor()
    expect(await pricesUnderToasts(person)).toEqual([])
    const banner = person.getByRole('banner')
    const above = await Promise.all(
      [banner.getByRole('combobox'), banner.getByRole('link').first()].map((one) => one.boundingBox()),
    )
    const toasts = await person
      .getByRole('region', { name: say('common.notifications') })
      .getByRole('listitem')
      .all()
    const tops = await Promise.all(toasts.map(async (one) => (await one.boundingBox())?.y ?? 0))
    for (const box of above) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Math.min(...tops))
    await person.context().close()
  })
})
