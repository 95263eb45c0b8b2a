import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  ask,
  fillInLogin,
  goToPayment,
  newCustomer,
  newVisitor,
  onDelivery,
  openPage,
  openProduct,
  quantityOf,
  readConfirmation,
  setQuantity,
  listedOrders,
} from '../support/shopper.ts'
import { openShopLine } from '../support/shop-line.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith } from '../support/words.ts'

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

const sayOrder = (orderId: string) => say('orders.order', { orderId })

describe('one cart in two tabs', () => {
  test('what changes in one is seen in the other', async () => {
    const other = await page.context().newPage()
    await openPage(other, '/cart')
    await other.bringToFront()
    await setQuantity(page, jam.name, '16')
    await expect.poll(() => quantityOf(other, jam.name).inputValue()).toBe('16')
    await other.close()
  })
})

test('fast presses all count, though the page is left before the first is answered', async () => {
  const line = await openShopLine(shopOrigin())
  line.lateBy = (url) => (url.includes('/cart/update') ? 60_000 : 0)
  await openPage(page, `${line.origin}/product/${jam.slug}`)
  const before = Number(await quantityOf(page, jam.name).inputValue())
  const more = page
    .getByRole('main')
    .getByRole('button', { name: say('quantity.increase', { name: jam.name }) })
    .first()
  const sent = page.waitForRequest('**/ebsn/api/cart/update*')
  for (let presses = 0; presses < 3; presses += 1) await more.click()
  await sent
  // A page of the shop follows, not an empty one: the browser gives the end of a page half a second where another process
  // takes over, which is too little on a busy machine, and all the time it needs where its own goes on.
  await page.evaluate("location.assign('/profile/orders')")
  await page.waitForURL('**/profile/orders')
  const inCart = async () => {
    const { cartItems } = await ask<{ cartItems: { quantity: number }[] }>(page, '/cart/view')
    return cartItems.map(({ quantity }) => quantity)
  }
  await expect.poll(inCart).toEqual([before + 3])
  line.close()
})

describe('an order', () => {
  test('is one, however often the button is pressed', async () => {
    await openPage(page, '/profile/orders')
    const orders = listedOrders(page)
    const newestBefore = await orders.first().innerText()
    await openPage(page, '/cart')
    await goToPayment(page)
    await page.getByRole('radio', { name: onDelivery }).check()
    await page.getByRole('button', { name: say('checkout.payment.buy') }).dblclick()
    const orderId = await readConfirmation(page)
    await openPage(page, '/profile/orders')
    await orders.first().getByText(sayOrder(orderId)).waitFor()
    expect(await orders.nth(1).innerText()).toBe(newestBefore)
  })

  test('is moved, its substitutes are saved and its link is shared from its page [history-39]', async () => {
    await openPage(page, '/profile/orders')
    const href = (await listedOrders(page).first().getByRole('link').getAttribute('href')) ?? ''
    await openPage(page, href)
    const main = page.getByRole('main')
    const remarks = () => page.getByRole('region', { name: say('common.notifications') })
    await main.getByText(say('orderRequests.substitutes.open')).click()
    await main.getByRole('checkbox', { name: jam.name }).uncheck()
    await main.getByRole('button', { name: say('orderRequests.substitutes.save') }).click()
    await remarks().getByText(textOf('info.order.substitutesSaved', 'it')).waitFor()
    const orderId = Number(href.split('/').at(-1))
    const view = () => ask<{ order: OrderView }>(page, `/order/view?order_id=${orderId}`).then(({ order }) => order)
    const before = await view()
    expect(before.orderItems.map(({ acceptAlternatives }) => acceptAlternatives)).toEqual([false])

    await main.getByRole('button', { name: say('orderRequests.date.change') }).click()
    await page.getByRole('button', { name: say('orderRequests.date.save') }).click()
    await remarks()
      .getByText(textOf('info.order.dateChanged', 'it', { orderId }))
      .waitFor()
    const after = await view()
    expect(after.deliveryDate).not.toBe(before.deliveryDate)
    expect([after.beginTime, after.grossTotal]).toEqual([before.beginTime, before.grossTotal])

    await main.getByRole('button', { name: say('orderRequests.link.make') }).click()
    const link = await page.getByRole('textbox', { name: say('orderRequests.link.field') }).inputValue()
    const visitor = await newVisitor(browser, shopOrigin(), desktop)
    await openPage(visitor, link)
    await visitor.getByRole('heading', { name: sayOrder(String(orderId)) }).waitFor()
    await visitor.getByRole('main').getByText(jam.name).waitFor()
    await visitor.context().close()
    await page.keyboard.press('Escape')
  })

  test('of another customer is as unknown as one that does not exist', async () => {
    await openPage(page, '/profile/orders')
    const href = await listedOrders(page).first().getByRole('link').getAttribute('href')
    const stranger = await newVisitor(browser, shopOrigin(), desktop)
    await openPage(stranger, '/login')
    await fillInLogin(stranger, 'marco')
    await stranger.waitForURL(({ pathname }) => pathname === '/')
    const shown: string[] = []
    for (const address of [href ?? '', '/profile/orders/99999999']) {
      const answer = await stranger.goto(address)
      expect(answer?.status()).toBe(404)
      shown.push(await stranger.getByRole('main').innerText())
    }
    expect(shown[0]).toContain(say('errors.notFound.title'))
    expect(shown[0]).toBe(shown[1])
  })
})

test('the profile has the news of the cooperative, and offers that are created and withdrawn [aftersales-47]', async () => {
  await openPage(page, '/profile/news-list')
  await page.getByRole('heading', { level: 1, name: say('articles.news') }).waitFor()
  expect(
    await page.getByRole('main').locator('a[href*="/rivista-e-news/"], a[href*="/news/"]').count(),
  ).toBeGreaterThan(0)
  await openPage(page, '/profile/create-offer')
  const main = page.getByRole('main')
  await main.getByLabel(startsWith(say('offers.product'))).fill('Farina tipo 1, 25 kg')
  await main.getByRole('button', { name: say('offers.send') }).click()
  await main.getByText(say('offers.states.new')).first().waitFor()
  await main
    .getByRole('button', { name: say('offers.withdraw') })
    .first()
    .click()
  await main.getByText(say('offers.states.withdrawn')).first().waitFor()
})
