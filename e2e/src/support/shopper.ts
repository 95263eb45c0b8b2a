import { pageTexts } from '@bottega/bank/page-texts.ts'
import { paymentTypeName } from '@bottega/api/trade/payments/payment-names.ts'
import { demoPeople, personIds } from '@bottega/demo/people/demo-people.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { randomUUID } from 'node:crypto'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { expect } from 'vitest'
import { preferencesCookie } from '@bottega/storefront/lib/storage/cookie-preferences.ts'
import { say, startsWith } from './words.ts'

export type PersonName = keyof typeof personIds

/** Steps of people in the shop, in its own words. A step ends when its person would see that it has. */

/**
 * Waits until the buttons of the page work: before hydration a press would be lost. React marks each element as it
 * hydrates it and listens only when it has them all, so every field and then a pause is waited for.
 */
async function wakeUp(page: Page): Promise<void> {
  await page.waitForSelector('main')
  await page.waitForFunction(
    (body) =>
      [...body.querySelectorAll('main, :is(main, aside) :is(button, input, select, textarea)')].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber')),
      ),
    await page.waitForSelector('body'),
  )
  await page.evaluate('new Promise((pause) => requestIdleCallback(pause, { timeout: 1000 }))')
}

/** Opens an address, and waits until its buttons work and it has stored that it started, which it does last. */
export async function openPage(page: Page, address: string): Promise<void> {
  const before = page.url() === 'about:blank' ? null : await page.evaluate(() => localStorage.getItem('app'))
  await page.goto(address)
  await wakeUp(page)
  await page.waitForFunction((text) => localStorage.getItem('app') !== text, before)
}

/** The same where the shop itself reloads and redirects, as after a login. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path)
  await wakeUp(page)
}

/** The stored sign-in flag outlives the page, so the listener is what tells that watching has begun. */
const reportWatching = `{
  const { addEventListener } = window
  window.addEventListener = function (type, ...rest) {
    if (type === 'storage') window.watching = true
    return addEventListener.call(this, type, ...rest)
  }
}`

/** Opens an address as a customer: the page watches the session, and waits for no answer that would extend it. */
export async function openWatched(page: Page, address: string): Promise<void> {
  await page.addInitScript(reportWatching)
  await openPage(page, address)
  await page.waitForFunction(() => 'watching' in globalThis)
  await page.waitForLoadState('networkidle')
}

/** A browser of its own whose visitor has refused cookies before. */
async function newBrowser(browser: Browser, origin: string, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...device, baseURL: origin, locale: 'it-IT' })
  const refusal = { technical: true, analytics: false, profilation: false, uuid: randomUUID() } as const
  const [cookie = ''] = preferencesCookie({ ...refusal, saveDate: new Date().toISOString() }).split(';')
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  return page
}

/** A visitor who has answered the question about cookies, on the page they come to first: each page costs seconds. */
export async function newVisitor(
  browser: Browser,
  origin: string,
  device: BrowserContextOptions,
  first = '/',
): Promise<Page> {
  const page = await newBrowser(browser, origin, device)
  await openPage(page, first)
  return page
}

function demoPerson(name: PersonName) {
  const person = demoPeople.find(({ id }) => id === personIds[name])
  if (person === undefined) throw new Error(`The demo world does not know ${name}`)
  return person
}

/** Fills in the login form on any page or dialog, and sends it. */
export async function fillInLogin(page: Page, name: PersonName): Promise<void> {
  const person = demoPerson(name)
  await page.getByLabel(startsWith(say('auth.identifier'))).fill(person.login)
  await page.getByLabel(startsWith(say('auth.password'))).fill(person.password)
  await page.getByRole('button', { name: say('auth.submit'), exact: true }).click()
}

interface CartBefore {
  cartId: number
  cartItems: unknown[]
  timeslot?: { holdExpired: boolean }
}

/**
 * A signed-in customer with an empty cart, which is what they look at unless they come to another page first. A slot of
 * theirs is held: one given back with the order of another visit would be asked for again at the checkout.
 */
export async function newCustomer(
  browser: Browser,
  origin: string,
  { name, device, first = '/cart' }: { name: PersonName; device: BrowserContextOptions; first?: string },
): Promise<Page> {
  const page = await newBrowser(browser, origin, device)
  const { login, password } = demoPerson(name)
  await ask(page, '/auth/login', { login, password, remember_me: true })
  const { cartId, cartItems, timeslot } = await ask<CartBefore>(page, '/cart/view')
  // The customer's cart from another visit.
  if (cartItems.length > 0) await ask(page, '/cart/close', { cart_id: cartId })
  if (timeslot?.holdExpired === true) await takeFirstSlot(page)
  await openPage(page, first)
  if (first === '/cart') await page.getByRole('heading', { name: say('basket.empty.title') }).waitFor()
  return page
}

/** A call of the shop as the page's own customer, for steps a journey is not about; a body makes it a write. */
export async function ask<Data>(page: Page, path: string, body?: object): Promise<Data> {
  const url = `/ebsn/api${path}`
  const headers = { 'x-ebsn-client': 'site' }
  const { request } = page
  const reply = await (body === undefined ? request.get(url, { headers }) : request.post(url, { headers, data: body }))
  const envelope = (await reply.json()) as { response: { status: number }; data: Data }
  if (envelope.response.status !== 0) throw new Error(`${path} answered ${JSON.stringify(envelope.response)}`)
  return envelope.data
}

/** A call of the shop, by its path or by more than that. */
type Asked = string | ((url: URL) => boolean)

/**
 * Does what makes the page call the shop, and waits until the answer has arrived in it: quantities show at once, and
 * leaving the page before the answer may lose the request.
 */
export async function answered(page: Page, asked: Asked, act: () => Promise<unknown>): Promise<void> {
  const isAsked = typeof asked === 'string' ? ({ pathname }: URL) => pathname === `/ebsn/api${asked}` : asked
  const [reply] = await Promise.all([
    page.waitForResponse((one) => one.ok() && isAsked(new URL(one.url())), { timeout: atThisSpeed(120_000) }),
    act(),
  ])
  await reply.finished()
  await page.locator('output[data-busy=false]').waitFor({ state: 'attached' })
}

/** The name of the service in the demo's stores. */
export const homeDelivery = 'Consegna a casa'

/** The dialog on screen with this title. */
export const dialog = (page: Page, title: string | RegExp): Locator => page.getByRole('dialog', { name: title })

/** Goes to the product's own page. */
export async function openProduct(page: Page, slug: string): Promise<void> {
  await openPage(page, `/product/${slug}`)
}

/** Presses the add button of the product that is the page's own. */
export const addButton = (page: Page, product: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('quantity.addNamed', { name: product }) })
    .first()

/** Opens the options of a product, on a card. */
export const chooseButton = (page: Page, product: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('quantity.chooseNamed', { name: product }) })
    .first()

/** The number between minus and plus. */
export const quantityOf = (page: Page, product: string): Locator =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: say('quantity.label', { name: product }) })
    .first()

/** Titles of the dialog of slots, to deliver and to collect. */
export const slotsTitle = new RegExp(
  ['title', 'titlePickup'].map((key) => startsWith(say(`delivery.slot.${key}`)).source).join('|'),
)
const open = ['free', 'intermediate'].map((status) => say(`delivery.slot.status.${status}`)).join('|')

/** The free slots of the day shown. */
export const freeSlots = (slots: Locator): Locator => slots.getByRole('button', { name: new RegExp(`(?:${open})$`) })

export const freeSlot = (slots: Locator): Locator => freeSlots(slots).first()

/**
 * Slots are taken from the third day offered on: the ordering deadline of a nearer one may pass in the middle of a
 * journey, at some hour of every day.
 */
export const daysTooNear = 2

/** The grid of a wide screen, or the first of the tabs of days. */
export const slotsShown = (slots: Locator): Locator => slots.getByRole('grid').or(slots.getByRole('tab').first())

/** Takes the first free slot, on the first day that has one and is not too near. */
export async function chooseSlot(page: Page): Promise<void> {
  const slots = dialog(page, slotsTitle)
  const free = freeSlot(slots)
  const days = slots.getByRole('tab')
  await slotsShown(slots).waitFor()
  if ((await days.count()) === 0) {
    // The first cell of a row names its hours.
    const later = freeSlots(slots.locator(`td:nth-child(n + ${daysTooNear + 2})`))
    await later.first().click()
    await slots.waitFor({ state: 'hidden' })
    return
  }
  await days.nth(daysTooNear).click()
  for (let day = daysTooNear + 1; day < (await days.count()) && !(await free.isVisible()); day += 1)
    await days.nth(day).click()
  await free.click()
  await slots.waitFor({ state: 'hidden' })
}

/**
 * Sets the cart to the first place of a service, in its first slot of a day that is not too near. By calls, for
 * journeys that are not about the dialogs.
 */
export async function takeFirstPlace(page: Page, deliveryServiceId: number): Promise<void> {
  const service = { delivery_service_id: deliveryServiceId }
  const path = `/user-address/delivery-service-list?delivery_service_id=${deliveryServiceId}`
  const { addresses } = await ask<{ addresses: { addressId: number }[] }>(page, path)
  await ask(page, '/user-address/select', { address_id: addresses[0]?.addressId, ...service })
  await takeFirstSlot(page)
}

/** Takes the first slot that is not too near, for the place the cart goes to. */
async function takeFirstSlot(page: Page): Promise<void> {
  interface Day {
    dateIso: string
    timeslots: { timeslotId: number; active: number }[]
  }
  const { days } = await ask<{ days: Day[] }>(page, '/timeslot/list')
  const [first] = days
    .slice(daysTooNear)
    .flatMap(({ dateIso, timeslots }) =>
      timeslots.flatMap(({ timeslotId, active }) => (active === 1 ? [{ dateIso, timeslotId }] : [])),
    )
  await ask(page, `/timeslot/select?sel_date=${first?.dateIso}&timeslot_id=${first?.timeslotId}`)
}

/** Adds the product whose page is open; chooses or confirms the slot if the shop asks for that first. */
export async function addFirst(page: Page, product: string): Promise<void> {
  const slots = dialog(page, slotsTitle)
  const quantity = quantityOf(page, product)
  await answered(page, '/cart/add', async () => {
    await addButton(page, product).click()
    await slots.or(quantity).first().waitFor()
    if (await slots.isVisible()) await chooseSlot(page)
  })
  await quantity.waitFor()
}

/** Types another quantity of a product in the cart; `unusual` confirms one far above what a household buys. */
export async function setQuantity(
  page: Page,
  product: string,
  quantity: string,
  { unusual = false } = {},
): Promise<void> {
  const field = quantityOf(page, product)
  await answered(page, '/cart/update', async () => {
    await field.fill(quantity)
    await field.press('Enter')
    if (unusual)
      await page.getByRole('button', { name: say('basket.unusual.yes', { amount: `${quantity} pz` }) }).click()
  })
  expect(await field.inputValue()).toBe(quantity)
}

/** Minus or plus of the product whose page is open. */
export async function step(page: Page, which: 'decrease' | 'increase', product: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: say(`quantity.${which}`, { name: product }) })
  await answered(page, '/cart/update', () => button.first().click())
}

/** From the cart's page to the choice of payment, and what is asked before the summary. */
export async function goToPayment(page: Page, onTheWay?: () => Promise<void>): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: say('basket.toCheckout') })
    .filter({ visible: true })
    .first()
    .click()
  await onTheWay?.()
  await page.getByRole('heading', { level: 1, name: say('checkout.summary.title') }).waitFor()
  await answerChoices(page)
  await page.getByRole('link', { name: say('checkout.summary.next') }).click()
  await page.getByRole('heading', { level: 1, name: say('checkout.payment.title') }).waitFor()
}

/** The two questions of the summary about the whole shopping, with the first of their answers. */
export const choiceQuestions = (page: Page): Locator[] =>
  ['alternatives', 'packaging'].map((key) => page.getByRole('group', { name: say(`choices.${key}.title`) }))

/** Gives a customer who never answered the first answer of each question the summary asks. */
async function answerChoices(page: Page): Promise<void> {
  for (const question of choiceQuestions(page)) {
    const isAnswered = (await question.getByRole('radio', { checked: true }).count()) > 0
    if ((await question.isVisible()) && !isAnswered)
      await answered(page, '/cart/choose', () => question.getByRole('radio').first().check())
  }
}

export const byCard = startsWith(paymentTypeName(paymentType.card, null).it)
export const onDelivery = startsWith(paymentTypeName(paymentType.onDelivery, null).it)
export const atPickup = startsWith(paymentTypeName(paymentType.onDelivery, deliveryService.storePickup).it)

export async function buyWith(page: Page, way: RegExp): Promise<void> {
  await page.getByRole('radio', { name: way }).check()
  await page.getByRole('button', { name: say('checkout.payment.buy') }).click()
}

const bank = pageTexts.it

/** Of the provider's page. */
export const payButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(bank.kinds.card.pay.replace('{amount}', '.+')) })

/** On the provider's page, which is another server's: picks a test card and sends it. */
export async function payAtBank(page: Page, card: keyof typeof bank.ways.card): Promise<void> {
  await page.getByText(bank.notReal).waitFor()
  await page.getByRole('radio', { name: startsWith(bank.ways.card[card]) }).check()
  await payButton(page).click()
}

/** The confirmation, and the number of the order it names. */
export async function readConfirmation(page: Page): Promise<string> {
  await page.getByRole('heading', { name: say('checkout.completed.title') }).waitFor()
  const orderId = /payment-completed\/(\d+)/.exec(page.url())?.[1]
  if (orderId === undefined) throw new Error(`No order is named in ${page.url()}`)
  return orderId
}

/** Goes from the confirmation to the order itself. */
export async function openOrder(page: Page, orderId: string): Promise<void> {
  await page.getByRole('link', { name: say('checkout.completed.toOrder') }).click()
  await page.getByRole('heading', { level: 1, name: say('orders.order', { orderId }) }).waitFor()
}

/** The orders of the page that lists them. */
export const listedOrders = (page: Page): Locator =>
  page.getByRole('list', { name: say('orders.title'), exact: true }).getByRole('listitem')

/** Opens the newest order of the customer that offers this action, and answers its button. */
export async function openOrderThatCan(page: Page, action: 'cancel' | 'reorder'): Promise<Locator> {
  await openPage(page, '/profile/orders')
  const links = await listedOrders(page).getByRole('link').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  const offered = page.getByRole('main').getByRole('button', { name: say(`orders.actions.${action}`), exact: true })
  for (const address of addresses) {
    await openPage(page, address ?? '')
    if (await offered.isVisible()) return offered
  }
  throw new Error(`No order on the first page offers to ${action}`)
}

export interface NewAddress {
  address1: string
  addressNumber: string
  postalcode: string
  city: string
  province: string
}

/** In the address dialog: goes to home delivery, adds the address there, and has it chosen. */
export async function addHomeAddress(page: Page, address: NewAddress): Promise<void> {
  const places = dialog(page, say('delivery.address.title.coop'))
  await places.getByRole('tab', { name: homeDelivery }).click()
  await places.getByRole('button', { name: say('delivery.address.add') }).click()
  const { province, ...texts } = address
  for (const [field, text] of Object.entries({ addressName: 'Casa', ...texts, doorbell: 'Cliente' }))
    await places.getByRole('textbox', { name: startsWith(say(`delivery.form.${field}`)) }).fill(text)
  await places.getByRole('combobox', { name: startsWith(say('delivery.form.province')) }).selectOption(province)
  await places.getByRole('button', { name: say('delivery.form.saveNew') }).click()
  await places.waitFor({ state: 'hidden' })
}
