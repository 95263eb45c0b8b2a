import { paymentTypeName } from '@bottega/api/trade/payments/payment-names.ts'
import { pageTexts } from '@bottega/bank/page-texts.ts'
import type { PaymentKind } from '@bottega/bank/payment.ts'
import { orderStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  addFirst,
  answered,
  byCard,
  dialog,
  goToPayment,
  newCustomer,
  openPage,
  openProduct,
  type PersonName,
  quantityOf,
  readConfirmation,
  setQuantity,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const bank = pageTexts.it

let browser: Browser
/** Giulia’s, at a desk. */
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await customer('giulia')
})
afterAll(() => browser.close())

const type = (id: number) => startsWith(paymentTypeName(id, null).it)
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true })

/** Adds the requested quantity, choosing or confirming the slot if the shop asks for that first. */
async function fillCart(page: Page, quantity: number): Promise<void> {
  await openProduct(page, jam.slug)
  const add = addButton(page, jam.name)
  await add.or(quantityOf(page, jam.name)).first().waitFor()
  if (await add.isVisible()) await addFirst(page, jam.name)
  await setQuantity(page, jam.name, String(quantity), { unusual: quantity > 24 })
}

/** Fills the cart and goes to the page where one chooses how to pay. */
async function goToPay(page: Page, quantity = 12): Promise<void> {
  await fillCart(page, quantity)
  await openPage(page, '/cart')
  await goToPayment(page)
}

async function customer(name: PersonName, device = desktop): Promise<Page> {
  return newCustomer(browser, shopOrigin(), { name, device })
}

/** On the bank's page of a kind: picks a way and sends it. */
async function payAt(page: Page, kind: PaymentKind, way: string): Promise<void> {
  const { bank: name, pay } = bank.kinds[kind]
  await page.getByText(name, { exact: true }).waitFor()
  const ways: Readonly<Record<string, string>> = bank.ways[kind]
  await page.getByRole('radio', { name: startsWith(ways[way] ?? way) }).check()
  await page.getByRole('button', { name: new RegExp(pay.replace('{amount}', '.+')) }).click()
}

test('an app on the telephone answers by itself, and the page that waits for it goes on [payments-3]', async () => {
  await goToPay(page)
  await page.getByRole('radio', { name: type(paymentType.satispay) }).check()
  await button(page, 'checkout.payment.buy').click()
  await page.getByText(bank.phoneTitle).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await payAt(page, 'phone', 'accepted')
  await page.getByRole('heading', { name: say('checkout.return.waiting.title') }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await readConfirmation(page)
  expect(await axeFindings(page)).toEqual([])
})

/**
 * The page of the failure, the cart and the order show the same time until which the order waits, and link to paying.
 */
async function waitsAlike(page: Page): Promise<void> {
  const failure = page.url()
  const untilHere = async () => {
    const words = page.getByRole('main').getByText(/fino alle \d{2}:\d{2}/)
    return /\d{2}:\d{2}/.exec((await words.first().textContent()) ?? '')?.[0]
  }
  const until = await untilHere()
  await openPage(page, `/profile/orders/${new URL(failure).pathname.split('/').at(-1)}`)
  expect(await untilHere()).toBe(until)
  await openPage(page, '/cart')
  expect(await untilHere()).toBe(until)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('orders.unpaid.pay') })
    .click()
  await page.waitForURL(failure)
  await page.getByRole('heading', { name: say('checkout.failed.title') }).waitFor()
}

test('a wallet that is empty leaves the order to be paid again, or in another way chosen on the spot [payments-2]', async () => {
  await goToPay(page)
  await page.getByRole('radio', { name: type(paymentType.payPal) }).check()
  await button(page, 'checkout.payment.buy').click()
  await payAt(page, 'wallet', 'declined')
  await page.getByRole('heading', { name: say('checkout.failed.title') }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await waitsAlike(page)
  // From the order's page, pressed twice: one more try with the wallet, asked for once.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/order/payment')) asked.push(request.method())
  })
  await openPage(page, `/profile/orders/${new URL(page.url()).pathname.split('/').at(-1)}`)
  await button(page, 'orders.actions.retry').dblclick()
  await payAt(page, 'wallet', 'declined')
  await page.getByRole('heading', { name: say('checkout.failed.title') }).waitFor()
  expect(asked).toHaveLength(1)
  await page.getByRole('radio', { name: type(paymentType.online) }).check()
  await button(page, 'checkout.payment.payNow').click()
  await payAt(page, 'account', 'accepted')
  await readConfirmation(page)
})

/** Buys with the wallet and leaves the bank's page. Answers the order, as the home page shows it. */
async function leaveAtBank(page: Page): Promise<Locator> {
  await goToPay(page)
  await page.getByRole('radio', { name: type(paymentType.payPal) }).check()
  let orderId = 0
  // The page leaves for the bank with the answer: it is read on its way.
  await page.route('**/checkout/buy*', async (route) => {
    const answer = await route.fetch()
    ;({ orderId } = ((await answer.json()) as { data: { orderId: number } }).data)
    await route.fulfill({ response: answer })
  })
  await button(page, 'checkout.payment.buy').click()
  await page.getByText(bank.kinds.wallet.bank, { exact: true }).waitFor()
  await page.unroute('**/checkout/buy*')
  await openPage(page, '/')
  return page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/profile/orders/${orderId}"]`) })
    .filter({ hasText: say('atHand.unpaid') })
}

test('an order left on the bank’s page stands at home, and is paid from there in another way [payments-170]', async () => {
  const left = await leaveAtBank(page)
  await left.getByText(/fino alle \d{2}:\d{2}/).waitFor()
  await left.getByRole('button', { name: say('orders.actions.cancel') }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await left.getByRole('link', { name: say('orders.actions.payOtherwise') }).click()
  await page.getByRole('radio', { name: type(paymentType.online) }).check()
  await button(page, 'checkout.payment.payNow').click()
  await payAt(page, 'account', 'accepted')
  await readConfirmation(page)
  await openPage(page, '/')
  expect(await left.count()).toBe(0)
})

describe('saved cards', () => {
  test('pay without the bank’s page, and one that is declined says so where one stands [payments-7]', async () => {
    const marco = await customer('marco', phone)
    await goToPay(marco)
    await marco.getByRole('radio', { name: byCard }).check()
    await marco
      .getByRole('radio', { name: startsWith(say('checkout.saved.card', { brand: 'Visa', lastDigits: '0002' })) })
      .check()
    await button(marco, 'checkout.payment.buy').click()
    await marco.getByRole('alert').waitFor()
    await marco
      .getByRole('radio', { name: startsWith(say('checkout.saved.card', { brand: 'Visa', lastDigits: '1111' })) })
      .check()
    await button(marco, 'checkout.payment.buy').click()
    await readConfirmation(marco)
  })

  test('can be stored on the bank’s page and removed again, with the keyboard alone [payments-15]', async () => {
    await goToPay(page)
    await button(page, 'checkout.payment.buy').click()
    await page.getByRole('checkbox', { name: startsWith(bank.remember) }).check()
    await payAt(page, 'card', 'accepted')
    await readConfirmation(page)
    await fillCart(page, 12)
    await openPage(page, '/cart')
    await goToPayment(page)
    const card = say('checkout.saved.card', { brand: 'Visa', lastDigits: '1111' })
    await expect.poll(() => page.getByRole('radio', { name: startsWith(card) }).isChecked()).toBe(true)
    await page.getByRole('button', { name: say('checkout.saved.remove', { card }) }).focus()
    await page.keyboard.press('Enter')
    const sure = dialog(page, say('checkout.saved.removeTitle'))
    await sure.getByRole('button', { name: say('checkout.saved.removeYes') }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: startsWith(card) }).waitFor({ state: 'detached' })
  })
})

test('meal vouchers pay for food and a card pays the rest, on two pages, one after the other [payments-14]', async () => {
  await goToPay(page, 30)
  const isFocused = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0
  const tabTo = async (target: Locator) => {
    // The questions about meal vouchers come when these are chosen.
    await target.waitFor()
    for (let presses = 0; presses < 30 && !(await isFocused(target)); presses += 1) await page.keyboard.press('Tab')
    expect(await isFocused(target), `Tab reaches ${String(target)}`).toBe(true)
  }
  // Up to the bank's pages with the keyboard alone.
  const vouchers = page.getByRole('radio', { name: type(paymentType.mealVoucherCard) })
  await page.getByRole('radio', { checked: true }).first().focus()
  for (let presses = 0; presses < 12 && !(await vouchers.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown')
  await tabTo(page.getByRole('combobox', { name: say('checkout.vouchers.count') }))
  await page.keyboard.press('3')
  const worth = page.getByRole('textbox', { name: say('checkout.vouchers.worth') })
  await tabTo(worth)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0,50')
  await expect.poll(() => button(page, 'checkout.payment.buy').isDisabled()).toBe(true)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('7,00')
  expect(await axeFindings(page)).toEqual([])
  await tabTo(button(page, 'checkout.payment.buy'))
  await page.keyboard.press('Enter')
  await payAt(page, 'meal-card', 'accepted')
  await payAt(page, 'card', 'accepted')
  await readConfirmation(page)
})

test('a company gets an invoice and pays later, without any page of a bank [payments-1]', async () => {
  const rossi = await customer('rossi')
  await goToPay(rossi)
  await rossi.getByRole('link', { name: say('checkout.payment.back') }).click()
  await rossi.getByText(say('checkout.invoice.fixed')).waitFor()
  await rossi.getByText('Azienda Rossi srl ·').waitFor()
  expect(await axeFindings(rossi)).toEqual([])
  await rossi.getByRole('link', { name: say('checkout.summary.next') }).click()
  await rossi.getByRole('radio', { name: type(paymentType.deferred) }).check()
  await button(rossi, 'checkout.payment.buy').click()
  await readConfirmation(rossi)
})

test('who wants an invoice without billing data is asked for them, and what is wrong is said', async () => {
  await goToPay(page)
  await page.getByRole('link', { name: say('checkout.payment.back') }).click()
  await page.getByRole('checkbox', { name: say('checkout.invoice.want') }).check()
  const form = dialog(page, say('checkout.billing.title'))
  await form.getByRole('textbox', { name: startsWith(say('checkout.billing.fiscalCode')) }).fill('ABC')
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: say('checkout.billing.save') }).click()
  await form.getByText(say('validations.fiscalCode.format')).waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })
  await page.getByText(say('checkout.invoice.missing')).waitFor()
  await page.getByRole('checkbox', { name: say('checkout.invoice.want') }).uncheck()
})

test('an order left on the bank’s page is cancelled from its own, and home is about it no more [payments-171]', async () => {
  // The journey before has filled the cart.
  await openPage(page, '/cart')
  await button(page, 'basket.empty.button').click()
  await button(page, 'basket.empty.yes').click()
  await page.getByRole('main').getByText(say('basket.empty.title')).waitFor()
  const left = await leaveAtBank(page)
  const address = (await left.locator('a[href^="/profile/orders/"]').first().getAttribute('href')) ?? ''
  await openPage(page, address)
  await button(page, 'orders.actions.cancel').click()
  const question = dialog(page, say('orders.cancel.title'))
  await answered(page, '/order/delete', () => question.getByRole('button', { name: say('orders.cancel.yes') }).click())
  await page
    .getByText(orderStatusLabel(orderStatus.cancelled, deliveryService.home).it, { exact: true })
    .first()
    .waitFor()
  expect(await button(page, 'orders.actions.cancel').count()).toBe(0)
  await openPage(page, '/')
  expect(await left.count()).toBe(0)
})
