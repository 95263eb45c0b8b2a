import { type MailServer, startMailServer } from '@bottega/api/testing/servers/mail-server.ts'
import type { Browser, Page } from 'playwright-core'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, phone } from '../support/browser.ts'
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
const most = 24
const answersOfTheirOwn = 2

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

async function confirmationLink(): Promise<string> {
  const found = () =>
    mailServer.received.flatMap(({ text }) => /(http\S+\/registration\/confirm\S+)/.exec(text ?? '')?.[1] ?? [])
  await expect.poll(() => found().length, { timeout: atThisSpeed(30_000) }).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}

/** Sees whether the shop comes to them, and wants a product: the shop asks who they are. */
async function askAndWant(): Promise<void> {
  await openPage(page, '/')
  await taps.on('no cookies', page.getByRole('button', { name: say('cookies.refuse'), exact: true }))
  const asked = page.getByRole('region', { name: say('delivery.discovery.title.coop') })
  await taps.into('place', asked.getByRole('combobox'), 'Via Larga 8, 20122 Milano')
  await taps.on('check the place', asked.getByRole('button', { name: say('delivery.discovery.verify') }))
  await asked.getByText(say('delivery.discovery.prices', { name: 'Milano' })).waitFor()
  const add = page.getByRole('main').getByRole('button', { name: sayAny('quantity.addNamed', 'name') })
  await taps.on('add', add.first())
}

/** The e-mail is typed where the login asks for it, and goes along. */
async function register(): Promise<void> {
  const login = dialog(page, say('auth.title'))
  await taps.into('e-mail', login.getByLabel(startsWith(say('auth.identifier'))), email)
  await taps.on('register', login.getByRole('link', { name: say('auth.register.button') }))
  await arriveAt(page, '/registration-user')
  const main = page.getByRole('main')
  const field = (name: string) => main.getByLabel(startsWith(say(`registration.fields.${name}`)))
  expect(await field('email').inputValue()).toBe(email)
  const texts = {
    firstName: 'Lia',
    lastName: 'De Luca',
    birthDate: '12/04/1985',
    mobilePhone: '333 5550199',
    password: 'cipolla-rossa-7',
  }
  for (const [name, text] of Object.entries(texts)) await taps.into(name, field(name), text)
  await taps.on('terms', main.getByRole('checkbox', { name: startsWith(say('registration.read')) }))
  for (const yes of await main.getByRole('radio', { name: say('registration.yes'), exact: true }).all())
    await taps.on('consent', yes)
  await taps.on('send', main.getByRole('button', { name: say('registration.submit') }))
  await page.getByRole('heading', { name: say('registration.sent.title') }).waitFor()
}

async function confirm(): Promise<void> {
  const link = await confirmationLink()
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
  await page.getByRole('heading', { level: 1, name: say('checkout.summary.title') }).waitFor()
  for (const question of choiceQuestions(page)) {
    const answers = question.getByRole('radio')
    expect(await question.getByRole('radio', { checked: true }).count()).toBe(0)
    await answered(page, '/cart/choose', () => taps.on('choice', answers.first()))
  }
  await taps.on('to the payment', page.getByRole('link', { name: say('checkout.summary.next') }))
  await page.getByRole('heading', { level: 1, name: say('checkout.payment.title') }).waitFor()
  expect(await page.getByRole('radio', { name: byCard }).isChecked()).toBe(true)
  await taps.on('buy', page.getByRole('button', { name: say('checkout.payment.buy') }))
  await taps.on('pay', payButton(page))
  await readConfirmation(page)
}

test('a stranger with a phone comes from the first page to the first order by 24 taps at most, and two answers of their own [taps-1]', async () => {
  await askAndWant()
  await register()
  await confirm()
  await collect()
  await buy()
  const answers = taps.list.filter((what) => what === 'choice').length
  expect(answers).toBe(answersOfTheirOwn)
  expect(taps.list.length - answers, taps.list.join(', ')).toBeLessThanOrEqual(most)
})
