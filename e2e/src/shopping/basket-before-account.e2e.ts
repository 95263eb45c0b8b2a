import { type MailServer, startMailServer } from '@bottega/api/testing/servers/mail-server.ts'
import type { Browser, Page } from 'playwright-core'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings, launchBrowser, phone } from '../support/browser.ts'
import { places } from '../support/places.ts'
import type { RunningProgram } from '../support/program.ts'
import {
  answered,
  arriveAt,
  byCard,
  choiceQuestions,
  dialog,
  freeSlots,
  openPage,
  payButton,
  readConfirmation,
  slotsTitle,
} from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { Taps } from '../support/taps.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const email = 'lia@bottega.example'
/** Taps beside the two answers that the law leaves to the customer: the shop may not give them. (decision 824) */
const most = 23
const answersOfTheirOwn = 2

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

async function confirmationLink(): Promise<string> {
  const found = () =>
    mailServer.received.flatMap(({ text }) => /(http\S+\/registration\/confirm\S+)/.exec(text ?? '')?.[1] ?? [])
  await expect.poll(() => found().length, { timeout: atThisSpeed(30_000) }).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}

/** Sees whether the shop comes to them, and fills the cart at the prices of that place. */
async function fill(): Promise<void> {
  await openPage(page, '/')
  await taps.on('no cookies', page.getByRole('button', { name: say('cookies.refuse'), exact: true }))
  const asked = page.getByRole('region', { name: say('delivery.discovery.title.coop') })
  await taps.into('place', asked.getByRole('combobox'), 'Via Larga 8, 20122 Milano')
  await taps.on('check the place', asked.getByRole('button', { name: say('delivery.discovery.verify') }))
  await asked.getByText(say('delivery.discovery.prices', { name: 'Milano' })).waitFor()
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
  const texts = {
    firstName: 'Lia',
    lastName: 'De Luca',
    birthDate: '12/04/1985',
    mobilePhone: '333 5550199',
    email,
    password: 'cipolla-rossa-7',
  }
  for (const [name, text] of Object.entries(texts))
    await taps.into(name, main.getByLabel(startsWith(say(`registration.fields.${name}`))), text)
  await taps.on('terms', main.getByRole('checkbox', { name: startsWith(say('registration.read')) }))
  for (const yes of await main.getByRole('radio', { name: say('registration.yes'), exact: true }).all())
    await taps.on('consent', yes)
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
  const link = await confirmationLink()
  taps.list.push('link of the mail')
  await openPage(page, link)
}

async function buy(): Promise<void> {
  await page.getByRole('heading', { level: 1, name: say('checkout.summary.title') }).waitFor()
  expect(await page.getByRole('heading', { name: say('confirm-first.title') }).count()).toBe(0)
  for (const question of choiceQuestions(page))
    await answered(page, '/cart/choose', () => taps.on('choice', question.getByRole('radio').first()))
  await taps.on('to the payment', page.getByRole('link', { name: say('checkout.summary.next') }))
  await page.getByRole('heading', { level: 1, name: say('checkout.payment.title') }).waitFor()
  expect(await page.getByRole('radio', { name: byCard }).isChecked()).toBe(true)
  await taps.on('buy', page.getByRole('button', { name: say('checkout.payment.buy') }))
  await taps.on('pay', payButton(page))
  await readConfirmation(page)
}

test('a stranger fills a basket, signs up in the checkout, and has ordered by 23 taps at most and two answers of their own [visit-506]', async () => {
  await fill()
  await lookOver()
  await signUp()
  await collect()
  await confirm()
  await buy()
  const answers = taps.list.filter((what) => what === 'choice').length
  expect(answers).toBe(answersOfTheirOwn)
  expect(taps.list.length - answers, taps.list.join(', ')).toBeLessThanOrEqual(most)
})
