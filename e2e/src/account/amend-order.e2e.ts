import { pageTexts } from '@bottega/bank/page-texts.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  ask,
  buyWith,
  byCard,
  dialog,
  goToPayment,
  newCustomer,
  openPage,
  openProduct,
  payAtBank,
  quantityOf,
  readConfirmation,
  setQuantity,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, sayAny } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const bread = sentinel('pane-di-altamura-dop')

let browser: Browser
let page: Page
let orderId: string

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newCustomer(browser, shopOrigin(), { name: 'rossi', device: desktop })
})

afterAll(() => browser.close())

interface OrderReply {
  order: { orderItems: { quantityOrdered: number }[] }
}

/** How much of each line the shop has down for the order. */
async function ordered(): Promise<number[]> {
  const { order } = await ask<OrderReply>(page, `/order/view?order_id=${orderId}`)
  return order.orderItems.map(({ quantityOrdered }) => quantityOrdered)
}

const main = () => page.getByRole('main')

test('an order is placed by card, and its goods have their format in the cart and the summary', async () => {
  await openProduct(page, jam.slug)
  await addFirst(page, jam.name)
  await setQuantity(page, jam.name, '12')
  await openPage(page, '/cart')
  await main().getByText('vasetto 340 g').first().waitFor()
  await openPage(page, '/payment')
  await main().getByText('vasetto 340 g').first().waitFor()
  await openPage(page, '/cart')
  await goToPayment(page)
  await buyWith(page, byCard)
  await payAtBank(page, 'accepted')
  orderId = await readConfirmation(page)
  await main()
    .getByText(new RegExp(say('orders.says.changeable', { day: '.+', time: '.+' })))
    .waitFor()
  expect(await ordered()).toEqual([12])
})

const isFocused = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0

/** Goes on with Tab until the focus is there, sees that it shows, and presses. */
async function pressOn(target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 150 && !(await isFocused(target)); presses += 1) await page.keyboard.press('Tab')
  expect(await isFocused(target), `Tab reaches ${String(target)}`).toBe(true)
  expect(await target.and(page.locator(':focus-visible')).count()).toBe(1)
  await page.keyboard.press('Enter')
}

const banner = () => page.getByRole('region', { name: say('changes.banner.label') })
const button = (key: string) => page.getByRole('main').getByRole('button', { name: say(key), exact: true })
const orderHeading = () => page.getByRole('heading', { level: 1, name: say('orders.order', { orderId }), exact: true })

/** Past the bank's page where the change needs it, to the changed order. */
async function arriveAtOrder(): Promise<void> {
  const bank = page.getByText(pageTexts.it.notReal)
  await orderHeading().or(bank).first().waitFor()
  if (await bank.isVisible()) await payAtBank(page, 'accepted')
  await orderHeading().waitFor()
}

/** Answers the popup that says an order is open again. It comes with the cart or shortly after, and covers the page. */
async function closeReopened(on: Page): Promise<void> {
  const popup = dialog(on, say('popups.titles.reopened'))
  await popup.waitFor()
  await on.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })
}

/** From the order's page into its draft. */
async function modify(): Promise<void> {
  await openPage(page, `/profile/orders/${orderId}`)
  await pressOn(button('orders.actions.modify'))
  await closeReopened(page)
  await page.waitForURL(({ pathname }) => pathname === '/cart')
  await banner().getByText(say('changes.banner.changing', { orderId })).waitFor()
}

describe('changing an order with the keyboard alone [checkout-26]', () => {
  test('dearer: the bank holds the difference, and the order then shows the change [checkout-20]', async () => {
    await modify()
    await openProduct(page, jam.slug)
    await banner().waitFor()
    await setQuantity(page, jam.name, '20')
    await pressOn(banner().getByRole('link', { name: say('changes.banner.confirm') }))
    await page.getByRole('heading', { level: 1, name: say('changes.title', { orderId }) }).waitFor()
    await page.getByText(say('changes.goods.changed', { before: '12', after: '20' })).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await pressOn(button('changes.confirmAndPay'))
    await page.getByText(pageTexts.it.notReal).waitFor()
    await payAtBank(page, 'accepted')
    await orderHeading().waitFor()
    await page.getByText(new RegExp(say('orders.timeline.changed', { before: '.+', after: '.+' }))).waitFor()
    await page.getByText(/^20 ×/).waitFor()
    await banner().waitFor({ state: 'detached' })
  })

  test('while it lasts, no address can be changed [checkout-1]', async () => {
    await modify()
    await openPage(page, '/EditAddress')
    await page.getByRole('main').getByText(say('frame.service.locked.changingOrder')).waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('delivery.form.back') })
      .press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/cart')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('destination.changeTime') })
      .first()
      .press('Enter')
    const slots = dialog(page, say('delivery.slot.title'))
    await slots.getByRole('grid').waitFor()
    expect(await slots.getByRole('button', { name: say('delivery.slot.changePlace'), exact: true }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await pressOn(banner().getByRole('button', { name: say('changes.banner.leave') }))
    await orderHeading().waitFor()
  })

  test('refused by the bank, the changes wait and the order is as it was', async () => {
    await modify()
    await openProduct(page, jam.slug)
    await setQuantity(page, jam.name, '24')
    await openPage(page, `/profile/orders/${orderId}/changes`)
    await pressOn(button('changes.confirmAndPay'))
    await page.getByText(pageTexts.it.notReal).waitFor()
    await payAtBank(page, 'declined')
    await page.getByText(sayAny('changes.result.refused', 'orderId')).first().waitFor()
    await page.getByText(say('changes.goods.changed', { before: '20', after: '24' })).waitFor()
    expect(await ordered()).toEqual([20])
  })

  test('cheaper: no money is asked for', async () => {
    await openProduct(page, jam.slug)
    await setQuantity(page, jam.name, '15')
    await openPage(page, `/profile/orders/${orderId}/changes`)
    await pressOn(button('changes.confirm'))
    await orderHeading().waitFor()
    await page.getByText(/^15 ×/).waitFor()
    await banner().waitFor({ state: 'detached' })
    expect(await ordered()).toEqual([15])
  })

  test('what was chosen of goods stands with them, from the cart to the order', async () => {
    await modify()
    const { productId } = await ask<{ productId: number }>(page, `/products?slug=${bread.slug}`)
    const sliced = { productId, quantity: 1, params: { taglio: 'affettato' } }
    await ask(page, '/cart/add', { items: [sliced] })
    await openPage(page, '/cart')
    await main().getByText('1 kg · Taglio: Affettato').first().waitFor()
    await openPage(page, `/profile/orders/${orderId}/changes`)
    await main().getByText('1 kg · Taglio: Affettato').waitFor()
    await pressOn(button('changes.confirmAndPay'))
    await arriveAtOrder()
    await main().getByText('1 kg · Taglio: Affettato').waitFor()
    expect(await ordered()).toEqual([15, 1])
  })

  test('wine asks for the age before the changes are confirmed, as a first order does', async () => {
    await modify()
    const { products } = await ask<{ products: { productId: number; name: string; adultsOnly: boolean }[] }>(
      page,
      '/products?q=vino%20rosso&page_size=24',
    )
    const wine = products.find(({ adultsOnly }) => adultsOnly)
    await ask(page, '/cart/add', { items: [{ productId: wine?.productId, quantity: 1 }] })
    // She may have confirmed her age in this cart for an earlier order.
    await ask(page, '/cart/update-cart-info', { property: 'adult_confirmed', value: 'false' })
    await openPage(page, `/profile/orders/${orderId}/changes`)
    await page
      .getByRole('main')
      .getByText(wine?.name ?? '')
      .waitFor()
    const question = dialog(page, say('basket.age.title'))
    await pressOn(button('changes.confirmAndPay'))
    await question.getByRole('button', { name: say('basket.age.no'), exact: true }).press('Enter')
    await question.waitFor({ state: 'hidden' })
    expect(await ordered()).toEqual([15, 1])
    await pressOn(button('changes.confirmAndPay'))
    await question.getByRole('button', { name: say('basket.age.yes') }).press('Enter')
    await arriveAtOrder()
    expect(await ordered()).toEqual([15, 1, 1])
  })

  test('left as it is: nothing changed, and the ordinary cart is there again [checkout-25]', async () => {
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await modify()
    await openProduct(page, jam.slug)
    await setQuantity(page, jam.name, '24')
    await pressOn(banner().getByRole('button', { name: say('changes.banner.leave') }))
    await orderHeading().waitFor()
    await page.getByText(/^15 ×/).waitFor()
    await banner().waitFor({ state: 'detached' })
    await openPage(page, '/cart')
    await quantityOf(page, jam.name).waitFor()
    await expect.poll(() => quantityOf(page, jam.name).inputValue()).toBe('1')
  })
})

test('a product put in the cart is offered to the order that can still be changed [history-30]', async () => {
  const visit = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
  await openProduct(visit, jam.slug)
  await addFirst(visit, jam.name)
  const offer = visit.getByRole('region', { name: say('changes.offer.label') })
  await offer.waitFor()
  expect(await axeFindings(visit)).toEqual([])
  await offer.getByRole('button', { name: say('changes.offer.accept') }).click()
  await visit.waitForURL(({ pathname }) => pathname === '/cart')
  const changing = visit.getByRole('region', { name: say('changes.banner.label') })
  await changing.waitFor()
  await closeReopened(visit)
  await visit.getByRole('main').getByText(jam.name).first().waitFor()
  await changing.getByRole('button', { name: say('changes.banner.leave') }).click()
  await changing.waitFor({ state: 'detached' })
  await visit.context().close()
})
