import { type MailServer, startMailServer } from '@bottega/api/testing/servers/mail-server.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings, launchBrowser, phone } from '../support/browser.ts'
import {
  askWhetherItComes,
  confirmationLink,
  expectTapsAtMost,
  introduceThemselves,
  newcomerEmail,
  payTheFirstOrder,
  registrationField,
} from '../support/newcomer.ts'
import { places } from '../support/places.ts'
import type { RunningProgram } from '../support/program.ts'
import { answered, arriveAt, dialog, freeSlots, openPage, slotsTitle } from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { Taps } from '../support/taps.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const most = 23

let mailServer: MailServer
let shop: RunningProgram
let browser: Browser
let page: Page
const taps = new Taps()

beforeAll(async () => {
  ;[mailServer, browser] = await Promise.all([startMailServer(), launchBrowser()])
  shop = await startOwnShop({ SMTP_URL: mailServer.url, ANONYMOUS_CARTS: 'true' })
  const context = await browser.newContext({ ...phone, baseURL: shop.origin, locale: 'it-IT' })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await mailServer.close()
})

/** Sees whether the shop comes to them, and fills the cart at the prices of that place. */
async function fill(): Promise<void> {
  await askWhetherItComes(page, taps)
  const add = page.getByRole('main').getByRole('button', { name: sayAny('quantity.addNamed', 'name') })
  await answered(page, '/cart/add', () => taps.on('add', add.first()))
}

/** The cart says whose prices these are and which times there are; looking at them is no step of the way. */
async function lookOver(): Promise<void> {
  const bar = page.getByRole('navigation', { name: say('frame.nav.bar') })
  await taps.on('cart', bar.getByRole('link', { name: say('frame.cart.summary', { count: 1 }) }))
  const terms = page.getByRole('region', { name: say('visitor.title') })
  await terms.getByText(say('visitor.prices', { name: 'Milano' })).waitFor()
  await terms.getByText(say('visitor.times')).click()
  await terms.getByRole('combobox', { name: say('visitor.service') }).selectOption({ value: '2' })
  await terms.getByRole('listitem').getByText('€').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
}

async function signUp(): Promise<void> {
  const toCheckout = page.getByRole('main').getByRole('link', { name: say('basket.toCheckout') })
  await taps.on('checkout', toCheckout.filter({ visible: true }).first())
  await arriveAt(page, '/checkout/sign-up')
  const main = page.getByRole('main')
  await taps.into('e-mail', registrationField(main, 'email'), newcomerEmail)
  await introduceThemselves(main, taps)
  expect(await axeFindings(page)).toEqual([])
  await taps.on('send', main.getByRole('button', { name: say('sign-up.submit') }))
}

/** The place they asked for is their first address by now; the checkout asks for it by itself. */
async function collect(): Promise<void> {
  const street = places(page).getByRole('textbox', { name: startsWith(say('delivery.form.address1')) })
  await expect.poll(() => street.inputValue()).toBe('Via Larga')
  await taps.on('collect', places(page).getByRole('tab', { name: 'Ritiro in negozio' }))
  await taps.on('shop', places(page).getByRole('button', { name: /^Scegli Bottega Milano/ }))
  // The first of a day may be closed to orders by the time they pay.
  await answered(page, '/timeslot/select', () => taps.on('slot', freeSlots(dialog(page, slotsTitle)).last()))
}

/** The link of the mail confirms by itself in the browser that signed up, and comes back to the checkout. */
async function confirm(): Promise<void> {
  await page.getByRole('heading', { name: say('confirm-first.title') }).waitFor()
  const link = await confirmationLink(mailServer)
  taps.list.push('link of the mail')
  await openPage(page, link)
}

async function buy(): Promise<void> {
  await page.getByRole('heading', { level: 1, name: say('checkout.summary.title') }).waitFor()
  expect(await page.getByRole('heading', { name: say('confirm-first.title') }).count()).toBe(0)
  await payTheFirstOrder(page, taps)
}

test('a stranger fills a basket, signs up in the checkout, and has ordered by 23 taps at most and two answers of their own [visit-506]', async () => {
  await fill()
  await lookOver()
  await signUp()
  await collect()
  await confirm()
  await buy()
  expectTapsAtMost(taps, most)
})
