import { type MailServer, startMailServer } from '@bottega/api/testing/servers/mail-server.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, phone } from '../support/browser.ts'
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

const most = 24

let mailServer: MailServer
let shop: RunningProgram
let browser: Browser
let page: Page
const taps = new Taps()

beforeAll(async () => {
  ;[mailServer, browser] = await Promise.all([startMailServer(), launchBrowser()])
  shop = await startOwnShop({ SMTP_URL: mailServer.url })
  const context = await browser.newContext({ ...phone, baseURL: shop.origin, locale: 'it-IT' })
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await mailServer.close()
})

/** Sees whether the shop comes to them, and wants a product: the shop asks who they are. */
async function askAndWant(): Promise<void> {
  await askWhetherItComes(page, taps)
  const add = page.getByRole('main').getByRole('button', { name: sayAny('quantity.addNamed', 'name') })
  await taps.on('add', add.first())
}

/** The e-mail is typed where the login asks for it, and goes along. */
async function register(): Promise<void> {
  const login = dialog(page, say('auth.title'))
  await taps.into('e-mail', login.getByLabel(startsWith(say('auth.identifier'))), newcomerEmail)
  await taps.on('register', login.getByRole('link', { name: say('auth.register.button') }))
  await arriveAt(page, '/registration-user')
  const main = page.getByRole('main')
  expect(await registrationField(main, 'email').inputValue()).toBe(newcomerEmail)
  await introduceThemselves(main, taps)
  await taps.on('send', main.getByRole('button', { name: say('registration.submit') }))
  await page.getByRole('heading', { name: say('registration.sent.title') }).waitFor()
}

async function confirm(): Promise<void> {
  const link = await confirmationLink(mailServer)
  taps.list.push('link of the mail')
  await openPage(page, link)
  await taps.on('confirm', page.getByRole('button', { name: say('account.confirm.button') }))
}

/**
 * The goods they wanted wait behind the choice of place and hour. The place they asked for is their first address by
 * now.
 */
async function collect(): Promise<void> {
  const street = places(page).getByRole('textbox', { name: startsWith(say('delivery.form.address1')) })
  await expect.poll(() => street.inputValue()).toBe('Via Larga')
  await taps.on('collect', places(page).getByRole('tab', { name: 'Ritiro in negozio' }))
  const chosen = places(page).getByRole('button', { name: /^Scegli Bottega Milano/ })
  await taps.on('shop', chosen)
  // The first of a day may be closed to orders by the time they pay.
  await answered(page, '/cart/add', () => taps.on('slot', freeSlots(dialog(page, slotsTitle)).last()))
}

async function buy(): Promise<void> {
  const bar = page.getByRole('navigation', { name: say('frame.nav.bar') })
  await taps.on('cart', bar.getByRole('link', { name: say('frame.cart.summary', { count: 1 }) }))
  const toCheckout = page.getByRole('main').getByRole('link', { name: say('basket.toCheckout') })
  await taps.on('checkout', toCheckout.filter({ visible: true }).first())
  await payTheFirstOrder(page, taps)
}

test('a stranger with a phone comes from the first page to the first order by 24 taps at most, and two answers of their own [taps-1]', async () => {
  await askAndWant()
  await register()
  await confirm()
  await collect()
  await buy()
  expectTapsAtMost(taps, most)
})
