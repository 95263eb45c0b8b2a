import type { MessageCode } from '@bottega/contract/codes.ts'
import { silence } from '@bottega/contract/silence.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  addFirst,
  dialog,
  freeSlots,
  newCustomer,
  openOrderThatCan,
  openPage,
  openProduct,
  slotsShown,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const water = sentinel('acqua-fonte-argenta-6-bottiglie')

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
  await openProduct(page, jam.slug)
  await addFirst(page, jam.name)
})

afterAll(() => browser.close())

const press = (key: string, values = {}) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(key, values), exact: true })
    .filter({ visible: true })
    .first()
    .click()
const choose = (title: string, name: RegExp) => dialog(page, title).getByRole('button', { name }).first().click()

const places = say('delivery.address.title.coop')

/** On the first day after the cart's own that has one: the dialog stays, since the shop refuses. */
async function chooseFreeSlot(): Promise<void> {
  const slots = dialog(page, say('delivery.slot.title'))
  await slots.getByRole('grid').waitFor()
  await freeSlots(slots.locator('td:nth-child(n + 4)')).first().click()
}

/** Each with the call the shop refuses, the page of the action, and the control pressed. (Shopping core, section 8) */
const actions: [string, string, MessageCode, string, () => Promise<void>][] = [
  ['adding', 'cart/add', 'error.product.notFound', `/product/${water.slug}`, () => addButton(page, water.name).click()],
  ['a quantity', 'cart/update', 'error.cart.quantityInvalid', '/cart', () => press('quantity.increase', jam)],
  [
    'taking out',
    'cart/delete',
    'error.cart.itemNotFound',
    '/cart',
    async () => {
      await press('basket.line.remove', jam)
      await choose(say('line-questions.remove.title', jam), startsWith(say('line-questions.remove.yes')))
    },
  ],
  [
    'emptying',
    'cart/close',
    'error.cart.empty',
    '/cart',
    async () => {
      await press('basket.empty.button')
      await choose(say('basket.empty.sure'), startsWith(say('basket.empty.yes')))
    },
  ],
  [
    'a note for the picker',
    'cart/update-cart-info',
    'error.cart.infoNotAllowed',
    '/cart',
    async () => {
      const notes = page.getByRole('textbox', { name: say('basket.note.label') })
      const note = notes.filter({ visible: true }).first()
      await note.fill('Citofono guasto')
      await note.blur()
    },
  ],
  [
    'an answer about bags',
    'cart/choose',
    'error.cart.infoNotAllowed',
    '/cart',
    () => page.getByRole('radio', { name: /^Borse termiche/ }).click(),
  ],
  [
    'a slot',
    'timeslot/select',
    'error.timeslot.full',
    '/cart',
    async () => {
      await press('destination.changeTime')
      await chooseFreeSlot()
    },
  ],
  [
    'an address',
    'user-address/select',
    'error.address.notCovered',
    '/cart',
    async () => {
      await press('destination.changePlace')
      await choose(places, sayAny('delivery.address.choose', 'name'))
    },
  ],
  [
    'a store',
    'store/select',
    'error.store.notFound',
    '/cart',
    async () => {
      await press('destination.changePlace')
      await choose(places, startsWith(say('delivery.address.changeStore')))
      const stores = dialog(page, say('delivery.store.title'))
      await stores.getByRole('tab', { selected: false }).first().click()
      await stores
        .getByRole('button', { name: sayAny('delivery.store.choose', 'name') })
        .first()
        .click()
      const notice = page.getByRole('button', { name: say('delivery.notice.accept'), exact: true })
      await notice
        .or(page.getByText(textOf('error.store.notFound', 'it')))
        .first()
        .waitFor()
      if (await notice.isVisible()) await notice.click()
    },
  ],
  [
    'a whole list',
    'cart/add-all-from-wishlist',
    'error.list.notFound',
    '/profile/lists',
    async () => {
      await page.getByRole('main').getByRole('link', { name: 'Colazione' }).click()
      await press('lists.actions.putAllInCart')
    },
  ],
  [
    'a whole order',
    'cart/add-all-from-order',
    'error.order.notFound',
    '/profile/orders',
    async () => (await openOrderThatCan(page, 'reorder')).click(),
  ],
  [
    'logging out',
    'auth/logout',
    'error.request.forbidden',
    '/',
    async () => {
      await page.getByText(say('frame.account.greeting', { name: 'Giulia' })).click()
      await page.getByRole('button', { name: say('frame.account.logout') }).click()
    },
  ],
]

test.each(actions)(
  '%s (%s) that is refused says why, translated: %s [http-3]',
  async (_what, path, code, address, attempt) => {
    // A shop that answers in codes, so that the words are the storefront's own.
    const response = { ...silence, status: 2, errors: [{ error: code, code }], errorsMessage: [code] }
    const call = `**/ebsn/api/${path}{,\\?*}`
    await page.route(call, (route) => route.fulfill({ json: { response, user: { userId: 1 } } }))
    await openPage(page, address)
    await attempt()
    await page
      .getByRole('region', { name: say('common.notifications') })
      .getByText(textOf(code, 'it'))
      .waitFor()
    expect(await page.getByText(code).count()).toBe(0)
    await page.unroute(call)
  },
)

test('hours open without the notes around them where the shop refuses to load these, and nothing is said [blocks-42]', async () => {
  const response = { ...silence, status: 2, errors: [{ error: 'no', code: 'error.general' }], errorsMessage: ['no'] }
  const refused: string[] = []
  await page.route('**/ebsn/api/category?*', (route) => {
    refused.push(new URL(route.request().url()).searchParams.get('slug') ?? '')
    return route.fulfill({ json: { response, user: { userId: 1 } } })
  })
  await openPage(page, '/cart')
  await press('destination.changeTime')
  const hours = dialog(page, say('delivery.slot.title'))
  await slotsShown(hours).waitFor()
  expect(refused).toEqual(['timeslot'])
  const said = page.getByRole('region', { name: say('common.notifications') }).getByRole('listitem')
  expect([await said.count(), await hours.getByText('no', { exact: true }).count()]).toEqual([0, 0])
  await page.unroute('**/ebsn/api/category?*')
  await page.keyboard.press('Escape')
})

test('a page refused at the door of the shop says when to come back, and comes at the next try', async () => {
  const refusal = textOf('error.request.tooMany', 'it', { seconds: 40 })
  const lists = '**/profile/lists.data*'
  await openPage(page, '/profile/orders')
  await page.route(lists, (route) => route.fulfill({ status: 429, json: { refusal } }))
  await page.getByText(say('frame.account.greeting', { name: 'Giulia' })).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('frame.account.lists') })
    .click()
  await page.getByRole('main').getByText(refusal).waitFor()
  await page.unroute(lists)
  await press('common.retry')
  await page.getByRole('heading', { level: 1, name: say('lists.title') }).waitFor()
})
