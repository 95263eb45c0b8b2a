import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfText } from '@bottega/api/testing/pdf-text.ts'
import { startMailServer, type MailServer } from '@bottega/api/testing/servers/mail-server.ts'
import type { Api } from '@bottega/contract/api.ts'
import {
  fulfilmentFinish,
  fulfilmentHandOver,
  fulfilmentPick,
  fulfilmentStart,
} from '@bottega/contract/fulfilment/calls.ts'
import { staffReturnsDecide, staffReturnsReceive } from '@bottega/contract/returns/calls.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { languages } from '@bottega/rules/text/language.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { clientOf } from '../support/at-the-counter.ts'
import { desktop, launchBrowser } from '../support/browser.ts'
import { acceptAndSignIn, bankPayments, importExampleWorld, importLanguages, ownShop } from '../support/own-world.ts'
import { type RunningProgram, startProgram } from '../support/program.ts'
import {
  addButton,
  addFirst,
  arriveAt,
  ask,
  buyWith,
  byCard,
  dialog,
  goToPayment,
  newVisitor,
  openPage,
  openProduct,
  payAtBank,
  readConfirmation,
  takeFirstPlace,
} from '../support/shopper.ts'
import { say, startsWith } from '../support/words.ts'

// Guards that an order goes from the sign-up of its customer to the refund of a return where no demo clock presses any
// button: every step is a person's, of the shop or of its staff, or follows from one by itself.

const password = 'cipolla-rossa-7'
const keeper = { email: 'banco@bottega-del-borgo.example', password: 'scaffale-alto-7' }
const apples = { slug: 'mele-golden-borgo-4', name: 'Mele Golden' }
const oil = { slug: 'olio-extravergine-di-oliva-borgo-2', name: 'Olio extravergine di oliva', cents: 750 }
/** Grams in the bag; the first step of loose apples is half a kilogram. */
const weighed = 620

let home: string
let dataDir: string
let mailServer: MailServer
let browser: Browser
let shop: RunningProgram
let staff: Api
/** The shopkeeper's own browser. */
let counter: Page
let isCounterOpen = false
/** The browser of the private customer, and their order. */
let customerPage: Page
let privateOrderId = 0

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'bottega-refund-'))
  dataDir = join(home, 'data')
  ;[browser, mailServer] = await Promise.all([launchBrowser(), startMailServer()])
  const { email } = keeper
  await importExampleWorld(home, dataDir, [{ email, first_name: 'Bianca', last_name: 'Banchi', role: 'shopkeeper' }])
  const environment = { NODE_ENV: 'development', DEMO: 'false', SMTP_URL: mailServer.url }
  shop = await startProgram({ dataDir, environment })
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await mailServer.close()
  await rm(home, { recursive: true, force: true })
})

const mailsTo = (address: string) =>
  mailServer.received.filter(({ to }) => to?.some((one) => one.address === address) ?? false)

/** The text at this place of the newest mail to an address that has it. */
async function inMail(address: string, place: RegExp): Promise<string> {
  const found = () => mailsTo(address).flatMap(({ text }) => place.exec(text ?? '')?.[1] ?? [])
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}

/** Each mail about a return that was asked for, approved and received, once. */
async function expectReturnMails(address: string, returnId: number): Promise<void> {
  const subjects = () =>
    mailsTo(address).flatMap(({ subject = '' }) => (subject.includes(`reso ${returnId}`) ? [subject] : []))
  const texts = [
    `Abbiamo la tua richiesta di reso ${returnId}`,
    `Il reso ${returnId} è approvato`,
    `Abbiamo ricevuto i prodotti del reso ${returnId}`,
  ]
  await expect.poll(() => subjects().toSorted()).toEqual(texts.toSorted())
}

interface Customer {
  email: string
  company?: { name: string; vatNumber: string; sdiCode: string }
}

/** From the first “add” of a visitor over the login to the registration. */
async function registerToAdd(page: Page, { slug, name }: typeof oil): Promise<void> {
  await openProduct(page, slug)
  await addButton(page, name).click()
  await dialog(page, say('auth.title'))
    .getByRole('link', { name: say('auth.register.button') })
    .click()
  await arriveAt(page, '/registration-user')
}

/** Fills in the form of the registration, and agrees to all that is asked. */
async function register(page: Page, { email, company }: Customer): Promise<void> {
  const main = page.getByRole('main')
  const field = (name: string) => main.getByLabel(startsWith(say(`registration.fields.${name}`)))
  if (company === undefined) await field('birthDate').fill('12/04/1985')
  else {
    await main.getByRole('radio', { name: say('registration.company') }).check()
    await field('companyName').fill(company.name)
    await field('vatNumber').fill(company.vatNumber)
    await field('sdiCode').fill(company.sdiCode)
  }
  const values = { firstName: 'Lia', lastName: 'De Luca', mobilePhone: '333 5550199', email, password }
  for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  const read = main.getByRole('checkbox', { name: startsWith(say('registration.read')) })
  for (const box of await read.all()) await box.check()
  for (const answer of await main.getByRole('radio', { name: say('registration.yes'), exact: true }).all())
    await answer.check()
  await main.getByRole('button', { name: say('registration.submit') }).click()
  await page.getByRole('heading', { name: say('registration.sent.title') }).waitFor()
}

async function confirm(page: Page, { email }: Customer): Promise<void> {
  await openPage(page, await inMail(email, /(http\S+\/registration\/confirm\S+)/))
  await page.getByRole('button', { name: say('account.confirm.button') }).click()
}

async function signIn(page: Page, { email }: Customer): Promise<void> {
  await page.getByLabel(startsWith(say('auth.identifier'))).fill(email)
  await page.getByLabel(startsWith(say('auth.password'))).fill(password)
  await page.getByRole('button', { name: say('auth.submit'), exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}

async function expectConsents(page: Page): Promise<void> {
  const path = '/user-registration-disclaimer/list-by-type'
  const { disclaimers } = await ask<{ disclaimers: { value: string }[] }>(page, path)
  expect(disclaimers.map(({ value }) => value)).toEqual(['1', '1', '1'])
}

/** Asked before a company buys: an invoice needs an address beside the data it gave when it registered. */
async function completeBilling(page: Page): Promise<void> {
  const data = dialog(page, say('checkout.billing.title'))
  const address = { street: 'Via del Forno', streetNumber: '4', postalCode: '20121', city: 'Milano', province: 'MI' }
  for (const [name, value] of Object.entries(address))
    await data.getByLabel(startsWith(say(`checkout.billing.${name}`))).fill(value)
  await data.getByRole('button', { name: say('checkout.billing.save') }).click()
  await data.waitFor({ state: 'hidden' })
}

async function buy(page: Page, { company }: Customer): Promise<number> {
  await takeFirstPlace(page, deliveryService.storePickup)
  for (const { slug, name } of [apples, oil]) {
    await openProduct(page, slug)
    await addFirst(page, name)
  }
  await openPage(page, '/cart')
  await goToPayment(page, company === undefined ? undefined : () => completeBilling(page))
  await buyWith(page, byCard)
  await payAtBank(page, 'accepted')
  return Number(await readConfirmation(page))
}

interface OrderSeen {
  status: { orderStatusId: number }
  total: number
  handoverCode?: string
}

const seen = async (page: Page, orderId: number) =>
  (await ask<{ order: OrderSeen }>(page, `/order/view?order_id=${orderId}`)).order

const statusOf = async (page: Page, orderId: number) => (await seen(page, orderId)).status.orderStatusId

/** The apples weigh more than was ordered. Answers the total of what is in the bag, in cents. */
async function pick(orderId: number): Promise<number> {
  const { data } = await staff.call(fulfilmentStart, { body: { order_id: orderId } })
  for (const { orderItemId, version, quantityOrdered, unit } of data.order.lines) {
    const counted = unit === 'kg' ? { grams: weighed } : { quantity: quantityOrdered }
    await staff.call(fulfilmentPick, { body: { order_id: orderId, order_item_id: orderItemId, version, ...counted } })
  }
  const finished = await staff.call(fulfilmentFinish, { body: { order_id: orderId, bags: 1 } })
  return Math.round(finished.data.order.total * 100)
}

async function collect(page: Page, orderId: number): Promise<void> {
  const code = (await seen(page, orderId)).handoverCode ?? ''
  await staff.call(fulfilmentHandOver, { body: { order_id: orderId, code } })
  expect(await statusOf(page, orderId)).toBe(orderStatus.delivered)
}

/** The texts of the documents that were read, of each kind the last. */
const documentTexts = new Map<'receipt' | 'invoice', string>()

/** The document of an order in its page, as the PDF it is. Answers its total in cents. */
async function readDocument(page: Page, orderId: number, { company }: Customer): Promise<number> {
  const kind = company === undefined ? 'receipt' : 'invoice'
  await openPage(page, `/profile/orders/${orderId}`)
  const document = page.getByRole('listitem').filter({ hasText: say(`documents.kind.${kind}`) })
  const link = document.getByRole('link', { name: startsWith(say('documents.downloadOf', { name: '' })) })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  documentTexts.set(kind, await pdfText(await file.body()))
  const path = `/document/list?order_id=${orderId}&kind=${kind}`
  const { documents } = await ask<{ documents: { total: number }[] }>(page, path)
  return Math.round((documents[0]?.total ?? 0) * 100)
}

/** Asks to give the oil back. Answers the number of the return. */
async function askReturn(page: Page, orderId: number): Promise<number> {
  await openPage(page, `/profile/order-refund-request?order=${orderId}`)
  await page.getByRole('checkbox', { name: oil.name, exact: true }).check()
  await page.getByRole('button', { name: say('returns.request.send') }).click()
  await page.waitForURL(/\/profile\/order-refunds\/\d+/)
  return Number(/order-refunds\/(\d+)/.exec(page.url())?.[1])
}

/** The account opens with what the return waits for, and leads to its steps. */
async function followReturn(page: Page, refundId: number, orderId: number): Promise<void> {
  await openPage(page, '/profile/dashboard')
  const name = say('board.waiting.return', { id: String(refundId), order: String(orderId) })
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**/profile/order-refunds/${refundId}`)
  await page.getByText(say('returns.steps.names.toDecide'), { exact: true }).waitFor()
}

/** The steps are all done: goods back, money there; and the account has nothing that waits. */
async function expectReturnDone(page: Page, refundId: number): Promise<void> {
  const steps = page.getByRole('list', { name: say('returns.steps.label'), exact: true })
  const isGiven = async () => {
    await openPage(page, `/profile/order-refunds/${refundId}`)
    return steps.getByText(say('returns.steps.names.money.given'), { exact: true }).isVisible()
  }
  await expect.poll(isGiven).toBe(true)
  expect(await steps.getByText(say('returns.steps.names.goods.back'), { exact: true }).isVisible()).toBe(true)
  await openPage(page, '/profile/dashboard')
  expect(await page.getByRole('heading', { name: say('board.waiting.title'), exact: true }).count()).toBe(0)
}

/** From the bag to the refund; the same for both customers. */
async function completeOrder(page: Page, orderId: number, customer: Customer): Promise<void> {
  const { email } = customer
  const payment = async () => (await bankPayments(dataDir)).find(({ order }) => order === String(orderId))
  expect(await payment()).toMatchObject({ status: 'authorised', captured: 0 })
  const cents = await pick(orderId)
  await expect.poll(async () => (await payment())?.captured).toBe(cents)
  await collect(page, orderId)
  expect(await readDocument(page, orderId, customer)).toBe(cents)

  const refundId = await askReturn(page, orderId)
  await followReturn(page, refundId, orderId)
  const { data } = await staff.call(staffReturnsDecide, {
    body: { order_refund_id: refundId, version: 0, decision: 'approve' },
  })
  await staff.call(staffReturnsReceive, { body: { order_refund_id: refundId, version: 1, restock: true } })
  const back = Math.round(data.refund.amount * 100)
  expect(back).toBe(oil.cents)
  await expect.poll(async () => (await payment())?.refunded).toBe(back)
  await expectReturnMails(email, refundId)
  await expectReturnDone(page, refundId)
}

/** The shopkeeper accepts the invitation, and sits in front of the back office; once, because invitations hold once. */
async function openCounter(): Promise<void> {
  if (isCounterOpen) return
  const invitation = await inMail(keeper.email, /admin\/invitation#([\w-]+)/)
  const token = await acceptAndSignIn(shop.origin, invitation, { login: keeper.email, password: keeper.password })
  staff = clientOf(shop.origin, token)
  const context = await browser.newContext({ ...desktop, baseURL: shop.origin, locale: 'it-IT' })
  await context.addCookies([{ name: 'bottega_session', value: token, url: shop.origin }])
  counter = await context.newPage()
  isCounterOpen = true
}

/** A second try of a journey is one of another customer: the first has an account by then. */
const ofTry = (task: TestContext['task']) => (task.result?.retryCount ?? 0) + 1

describe('without a demo, from the sign-up to the refund', () => {
  test('a private customer [fulfilment-90]', async ({ task }) => {
    await openCounter()
    const customer = { email: `lia-${ofTry(task)}@bottega.example` }
    const first = await newVisitor(browser, shop.origin, desktop)
    await registerToAdd(first, oil)
    await register(first, customer)
    // The mail opens another tab, which is signed in at once and goes on with what was wanted.
    const page = await first.context().newPage()
    await confirm(page, customer)
    await arriveAt(page, `/product/${oil.slug}`)
    await dialog(page, say('delivery.address.title.coop')).waitFor()
    await expectConsents(page)
    const orderId = await buy(page, customer)
    expect(await statusOf(page, orderId)).toBe(orderStatus.ordered)
    await completeOrder(page, orderId, customer)
    ;[customerPage, privateOrderId] = [page, orderId]
  })

  test('a company, whose order waits until staff approve it in the back office [fulfilment-91]', async ({ task }) => {
    const company = { name: `Forno Lia ${ofTry(task)} srl`, vatNumber: '01234567897', sdiCode: 'ABC1234' }
    const customer = { email: `forno-${ofTry(task)}@bottega.example`, company }
    const page = await newVisitor(browser, shop.origin, desktop, '/registration-user')
    await register(page, customer)
    // Their mail is read on another device, which is asked for the password.
    const device = await newVisitor(browser, shop.origin, desktop)
    await confirm(device, customer)
    await arriveAt(device, '/registration/confirm/success')
    await openPage(page, '/login')
    await signIn(page, customer)
    await expectConsents(page)
    const orderId = await buy(page, customer)
    expect(await statusOf(page, orderId)).toBe(orderStatus.inValidation)

    await counter.goto('/admin/approvals')
    await counter.getByRole('button', { name: `Decidi su ${company.name}` }).click()
    await counter.getByRole('textbox', { name: startsWith('Motivo della decisione') }).fill('visura camerale')
    await counter.getByRole('button', { name: 'Approva', exact: true }).click()
    await counter.getByText(`${company.name} è approvata.`).waitFor()
    await expect.poll(() => statusOf(page, orderId)).toBe(orderStatus.ordered)
    await completeOrder(page, orderId, customer)
  })
})

/** Names of the program in a text; addresses of the tests and of the example have it in small letters. */
const programNames = (text: string) => text.match(/.{0,40}\bBottega\b.{0,40}/g) ?? []

/** The addresses of pages without a part that varies, and some with one. */
async function pagesOfShop(orderId: number): Promise<string[]> {
  const source = await readFile(new URL('../../../apps/storefront/src/routes.ts', import.meta.url), 'utf8')
  const routes = [...source.matchAll(/route\('([^':*]+)', '[^']+Page\.tsx'/g)].map(([, path = '']) => path)
  const nested = await Promise.all(
    routes.map(async (path) => {
      const { status } = await fetch(`${shop.origin}/${path}`, { redirect: 'manual' })
      return status === 404 ? `/profile/${path}` : `/${path}`
    }),
  )
  const laws = ['terms', 'privacy', 'cookies', 'accessibility', 'help'].map((name) => `/page/${name}`)
  return ['/', ...nested, ...laws, `/product/${oil.slug}`, '/no-such-page', `/profile/orders/${orderId}`]
}

describe('a shop with a name of its own', () => {
  test('no page, mail or document of it has the name of the program, in any language [identity-14]', async () => {
    const addresses = await pagesOfShop(privateOrderId)
    expect(addresses.length).toBeGreaterThan(60)
    const found: string[] = []
    let named = 0
    // Italian last: the next tests read its words.
    for (const language of languages.toReversed())
      for (const address of addresses) {
        const answer = await customerPage.request.get(`${address}?lang=${language}`)
        const html = await answer.text()
        if (html.includes(ownShop.name)) named += 1
        found.push(...programNames(html).map((text) => `${address} ${language}: ${text}`))
      }
    expect(named).toBeGreaterThan(addresses.length * 2)
    for (const { subject = '', text = '', html, from } of mailServer.received)
      found.push(...programNames([subject, text, html || '', from?.name ?? ''].join('\n')).map((one) => `mail: ${one}`))
    expect(documentTexts.size).toBe(2)
    for (const text of documentTexts.values()) {
      expect(text).toContain(ownShop.name)
      found.push(...programNames(text).map((one) => `document: ${one}`))
    }
    for (const path of ['/admin', '/admin/approvals']) {
      await counter.goto(path)
      await counter.getByRole('heading', { level: 1 }).waitFor()
      found.push(...programNames(await counter.content()).map((one) => `${path}: ${one}`))
      expect(await counter.title()).toContain(ownShop.name)
    }
    expect(found).toEqual([])
  })

  test('its drawing stands in the place of the name, its icon in the tab, and its colour in that of the shop’s green [identity-15]', async () => {
    const logo = await fetch(`${shop.origin}/shop-logo.svg`)
    expect(logo.headers.get('content-security-policy')).toContain('sandbox')
    expect(await logo.text()).toBe(ownShop.logo)
    const icon = await fetch(`${shop.origin}/favicon.svg`)
    expect(icon.headers.get('content-security-policy')).toContain('sandbox')
    expect(await icon.text()).toBe(ownShop.icon)
    const looks = (page: Page) =>
      page.evaluate<{ colour: string; picture: string; width: number; height: number }>(`(() => {
        const marks = [...document.querySelectorAll('[data-logo]')]
        const mark = marks.find((one) => one.getBoundingClientRect().width > 0)
        const { width, height } = mark.getBoundingClientRect()
        const colour = getComputedStyle(document.documentElement).getPropertyValue('--primary')
        return { colour, picture: getComputedStyle(mark).backgroundImage, width, height }
      })()`)
    const own = { colour: ownShop.brand, picture: expect.stringContaining('/shop-logo.svg?v='), width: 108, height: 36 }
    await openPage(customerPage, '/')
    expect(await looks(customerPage)).toEqual(own)
    const bars = await customerPage.locator('meta[name=theme-color][content="#134a30"]').count()
    expect([await customerPage.locator('meta[name=theme-color]').count(), bars]).toEqual([2, 0])
    // A change of page within the browser leaves them as they are.
    await customerPage
      .getByRole('contentinfo')
      .getByRole('link', { name: say('frame.footer.sellers') })
      .click()
    await customerPage.waitForURL('**/chi-vende')
    expect(await looks(customerPage)).toEqual(own)
    await counter.goto('/admin/approvals')
    await counter.getByRole('heading', { level: 1 }).waitFor()
    expect(await looks(counter)).toEqual(own)
  })

  test('its phone and hours stand in the footer of every page [identity-16]', async () => {
    await openPage(customerPage, '/')
    const footer = customerPage.getByRole('contentinfo')
    expect(await footer.getByRole('link', { name: '02 1234567' }).getAttribute('href')).toBe('tel:021234567')
    await footer.getByText('lun–ven 08:00–20:00, sab 09:00–13:00').waitFor()
  })

  test('where its file names two languages, its pages offer these and answer every other with Italian [identity-24]', async () => {
    await shop.stop()
    await importLanguages(home, dataDir, ['it', 'de'])
    shop = await startProgram({ dataDir, environment: { NODE_ENV: 'development', DEMO: 'false' } })
    const read = async (address: string) => {
      const answer = await fetch(`${shop.origin}${address}`)
      const html = await answer.text()
      const cookies = answer.headers.getSetCookie().filter((one) => one.startsWith('lang='))
      const linked = [...html.matchAll(/<link[^>]* hrefLang="([^"]+)"/gi)].map(([, language]) => language)
      return { language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1], linked, cookies: cookies.length }
    }
    const linked = ['it', 'de', 'x-default']
    const address = `/product/${oil.slug}`
    expect(await read(address)).toEqual({ language: 'it', linked, cookies: 0 })
    expect(await read(`${address}?lang=de`)).toEqual({ language: 'de', linked, cookies: 1 })
    expect(await read(`${address}?lang=en`)).toEqual({ language: 'it', linked, cookies: 0 })
  })
})
