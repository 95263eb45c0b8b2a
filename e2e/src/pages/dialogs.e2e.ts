import type { TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { silence } from '@bottega/contract/silence.ts'
import { iconPaths } from '@bottega/ui/components/text/icon-paths.ts'
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  addFirst,
  chooseButton,
  dialog,
  fillInLogin,
  homeDelivery,
  newCustomer,
  newVisitor,
  openOrderThatCan,
  openPage,
  openProduct,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const coffee = sentinel('caffe-tostatura-lenta')
const bread = sentinel('pane-di-altamura-dop')

/** The largest size of a dialog on a wide screen. (Shopping core, section 2) */
const width = { login: 600, store: 700, slot: 750, general: 530, favourites: 550 }

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
  await openProduct(page, jam.slug)
  await addFirst(page, jam.name)
})

afterAll(() => browser.close())

const isFocused = async (target: Locator) => (await target.and(target.page().locator(':focus')).count()) > 0
const holdsFocus = async (within: Locator) => (await isFocused(within)) || (await within.locator(':focus').count()) > 0

/** The focus goes in, and any number of Tab presses moves it out only to the browser itself. */
async function keepsFocus(opened: Locator): Promise<void> {
  const anything = opened.page().locator(':focus')
  await expect.poll(() => holdsFocus(opened)).toBe(true)
  for (let presses = 0; presses < 16; presses += 1) {
    await opened.page().keyboard.press('Tab')
    expect((await anything.count()) === 0 || (await holdsFocus(opened)), `Tab ${presses + 1} stays inside`).toBe(true)
  }
}

/** Opens a dialog with Enter, goes around in it, and leaves with Escape: the focus is back where it was. */
async function visit(opener: Locator, opened: Locator, wide = width.general): Promise<void> {
  await opener.focus()
  await opener.press('Enter')
  await opened.waitFor()
  expect((await opened.boundingBox())?.width).toBe(wide)
  await keepsFocus(opened)
  await opener.page().keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)
}

const main = () => page.getByRole('main')
const button = (within: Page | Locator, key: string, values = {}) =>
  within
    .getByRole('button', { name: say(key, values), exact: true })
    .filter({ visible: true })
    .first()
const slots = () => dialog(page, say('delivery.slot.title'))
const places = () => dialog(page, say('delivery.address.title.coop'))
const stores = () => dialog(page, say('delivery.store.title'))

/** A tab for each store, each under the mark of its cooperative. */
async function seesLogos(): Promise<void> {
  const tabs = stores().getByRole('tab')
  await tabs.first().waitFor()
  expect(await tabs.count()).toBe(3)
  for (const tab of await tabs.all()) {
    await tab.press('Enter')
    await stores()
      .locator('[data-cooperative]')
      .filter({ visible: true, has: page.locator('svg') })
      .first()
      .waitFor()
  }
  for (const id of [1, 3, 4, 5]) expect((await page.request.get(`/logos/cooperative-${id}.svg`)).ok()).toBe(true)
}

describe('a dialog takes the focus, keeps it, and gives it back after Escape', () => {
  test('of a visitor: the login, and the cookie question asked for again [dialogs-2]', async () => {
    const visitor = await newVisitor(browser, shopOrigin(), desktop)
    await openProduct(visitor, jam.slug)
    await visit(addButton(visitor, jam.name), dialog(visitor, say('auth.title')), width.login)
    const again = visitor.getByRole('contentinfo').getByRole('button', { name: say('frame.footer.cookies') })
    const question = visitor.getByRole('region', { name: say('cookies.title') })
    await again.press('Enter')
    await expect.poll(() => isFocused(question)).toBe(true)
    await visitor.keyboard.press('Tab')
    await expect.poll(() => holdsFocus(question)).toBe(true)
    await visitor.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(again)).toBe(true)
    await visitor.context().close()
  })

  test('of a login that asks for the PIN: the field has the focus, and a login begun again shows the first one [dialogs-13]', async () => {
    const visitor = await newVisitor(browser, shopOrigin(), desktop)
    const code = 'error.login.mfaPinRequired'
    const response = { ...silence, status: 4, errors: [{ error: code, code }], errorsMessage: [code] }
    await visitor.route('**/ebsn/api/auth/login*', (route) =>
      route.fulfill({ json: { response, user: { userId: -1 } } }),
    )
    await openProduct(visitor, jam.slug)
    const opener = addButton(visitor, jam.name)
    await opener.press('Enter')
    await fillInLogin(visitor, 'nuovo')
    const login = dialog(visitor, say('auth.title'))
    const pin = login.getByLabel(startsWith(say('auth.pin.label')))
    await pin.waitFor()
    await expect.poll(() => isFocused(pin)).toBe(true)
    await keepsFocus(login)
    await button(login, 'auth.pin.startOver').press('Enter')
    await expect.poll(() => isFocused(login.getByLabel(startsWith(say('auth.identifier'))))).toBe(true)
    await visitor.keyboard.press('Escape')
    await login.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)
    await visitor.context().close()
  })

  test('of the cart: slots, places, stores, and the questions before something goes [dialogs-3]', async () => {
    await openPage(page, '/cart')
    await visit(button(main(), 'destination.changeTime'), slots(), width.slot)
    const place = button(main(), 'destination.changePlace')
    await visit(place, places(), width.store)
    await place.press('Enter')
    await button(places(), 'delivery.address.changeStore').press('Enter')
    await stores().waitFor()
    expect((await stores().boundingBox())?.width).toBe(width.store)
    await seesLogos()
    await keepsFocus(stores())
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(place)).toBe(true)
    await visit(
      button(main(), 'basket.line.remove', { name: jam.name }),
      dialog(page, say('line-questions.remove.title', { name: jam.name })),
    )
    await visit(button(main(), 'basket.empty.button'), dialog(page, say('basket.empty.sure')))
  })

  test('of the addresses: the form begins at its search, and the question before one goes lies over them [dialogs-4]', async () => {
    await button(main(), 'destination.changePlace').press('Enter')
    await places().getByRole('tab', { name: homeDelivery }).click()
    const add = button(places(), 'delivery.address.add')
    await add.press('Enter')
    const search = places().locator('form [role=combobox]').first()
    await expect.poll(() => isFocused(search)).toBe(true)
    await keepsFocus(places())
    await button(places(), 'common.cancel').press('Enter')
    await add.waitFor()
    await expect.poll(() => holdsFocus(places())).toBe(true)
    const remove = places()
      .getByRole('button', { name: sayAny('delivery.address.remove', 'name') })
      .first()
    await visit(remove, dialog(page, say('delivery.address.removeTitle')))
    await page.keyboard.press('Escape')
    await places().waitFor({ state: 'hidden' })
  })

  test('of a product: options, promotion, voucher, list, and what the shop has to say [dialogs-1]', async () => {
    await openPage(page, `/search?q=${encodeURIComponent(bread.name)}`)
    await visit(chooseButton(page, bread.name), dialog(page, say('quantity.chooseAll')))
    await openProduct(page, coffee.slug)
    await visit(addButton(page, coffee.name), dialog(page, 'Vuoi usare la promozione «Prendi 3, paghi 2»?'))
    await openPage(page, '/category/animali/gatto')
    const anyAdd = main()
      .getByRole('button', { name: sayAny('quantity.addNamed', 'name') })
      .first()
    await visit(anyAdd, dialog(page, say('vouchers.ask.title', { name: 'Coccole al gatto' })))
    await openProduct(page, jam.slug)
    await visit(
      button(main(), 'product.heart', { name: jam.name }),
      dialog(page, say('lists.chooser.title')),
      width.favourites,
    )
    const text = 'Ordine riaperto'
    await page.route('**/ebsn/api/cart/update*', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.json()) as { response: object }
      const infos = [{ info: text, code: 'info.order.reopen' }]
      await route.fulfill({ json: { ...body, response: { ...body.response, infos, infosMessage: [text] } } })
    })
    await visit(button(main(), 'quantity.increase', { name: jam.name }), dialog(page, say('popups.titles.reopened')))
    await page.unroute('**/ebsn/api/cart/update*')
  })

  test('before a list is removed, and before an order is cancelled [dialogs-12]', async () => {
    await openPage(page, '/profile/lists')
    await page.getByRole('link', { name: 'Colazione' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Colazione' }).waitFor()
    await visit(
      button(main(), 'lists.actions.remove'),
      dialog(page, say('lists.message.removeList', { name: 'Colazione' })),
    )
    await visit(await openOrderThatCan(page, 'cancel'), dialog(page, say('orders.cancel.title')))
  })
})

describe('while the shop is asked', () => {
  test('an address that is being set says so, and so does the page; then the dialog closes [dialogs-5]', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/ebsn/api/user-address/select*', async (route) => {
      await asked
      await route.continue()
    })
    await openPage(page, '/cart')
    await button(main(), 'destination.changePlace').press('Enter')
    const choose = places()
      .getByRole('button', { name: sayAny('delivery.address.choose', 'name') })
      .first()
    await choose.press('Enter')
    await places().locator('[aria-busy=true]').waitFor()
    const work = page.getByRole('status').filter({ hasText: say('common.loading') })
    await work.waitFor({ state: 'attached' })
    answer()
    await places().waitFor({ state: 'hidden' })
    await work.waitFor({ state: 'detached' })
    await page.unroute('**/ebsn/api/user-address/select*')
    await page.keyboard.press('Escape')
  })

  test('a whole order that comes into the cart is said in one sentence [dialogs-11]', async () => {
    const call = '**/ebsn/api/cart/add-all-from-order*'
    const reorder = await openOrderThatCan(page, 'reorder')
    // The shop may have more to say of an old order; here it has not.
    await page.route(call, async (route) => {
      const body = (await (await route.fetch()).json()) as { response: object }
      const nothing = { infos: [], warnings: [], infosMessage: [], warningsMessage: [] }
      await route.fulfill({ json: { ...body, response: { ...body.response, ...nothing } } })
    })
    await reorder.click()
    await page
      .getByRole('region', { name: say('common.notifications') })
      .getByText(say('cart.productsAddFromOrder'))
      .waitFor()
    await page.waitForURL(({ pathname }) => pathname === '/cart')
    await page.unroute(call)
  })
})

describe('the slot dialog of a screen that has tabs of days', () => {
  beforeAll(() => page.setViewportSize({ width: 1000, height: 900 }))
  afterAll(() => page.setViewportSize({ width: 1280, height: 900 }))

  interface SlotsReply {
    data: { days: { dateIso: string; today: boolean; timeslots: TimeslotView[] }[] }
    user: { userId: number }
  }
  /** Opens it over the cart, with the shop's answer changed. */
  async function openSlots(change: (reply: SlotsReply) => void): Promise<SlotsReply> {
    let changed: SlotsReply | undefined
    const answer = async (route: Route) => {
      const reply = (await (await route.fetch()).json()) as SlotsReply
      change(reply)
      changed = reply
      await route.fulfill({ json: reply })
    }
    await page.route('**/ebsn/api/timeslot/list*', answer)
    await openPage(page, '/cart')
    await button(main(), 'destination.changeTime').press('Enter')
    await expect.poll(() => changed).toBeDefined()
    await page.unroute('**/ebsn/api/timeslot/list*')
    if (changed === undefined) throw new Error('the shop was not asked for slots')
    return changed
  }

  test('says of a day without slots that all are booked [dialogs-8]', async () => {
    const { data } = await openSlots(({ data: { days } }) => days[1]?.timeslots.splice(0))
    await slots().getByRole('tab').nth(1).press('Enter')
    await slots().getByText(say('delivery.slot.allBooked')).waitFor()
    expect(await slots().getByRole('tab').count()).toBe(data.days.length)
  })

  test('has a tab for each day with weekday, number and month, and says which is today [dialogs-6]', async () => {
    const { data } = await openSlots(({ data: { days } }) => days.forEach((day, index) => (day.today = index === 0)))
    const tabs = slots().getByRole('tab')
    await tabs.first().waitFor()
    expect(await tabs.count()).toBe(data.days.length)
    expect(await tabs.first().innerText()).toMatch(
      new RegExp(`^${say('delivery.slot.today')}\\s+\\d+\\s+\\p{L}{3}\\s`, 'u'),
    )
    // The slots of this service cost differently: the day says from what.
    expect(await tabs.nth(1).innerText()).toMatch(
      /^(?:lun|mar|mer|gio|ven|sab|dom)\s+\d+\s+\p{L}{3}\s+(?:da \d+,\d{2}.€|Gratis|–)$/u,
    )
  })

  test('draws a clock beside what is under lead time, day lock or cut-off, and beside nothing else [dialogs-7]', async () => {
    const none = { underLeadTime: false, underLockDay: false, underLockCutoff: false }
    const obstacles = [{}, { underLeadTime: true }, { underLockDay: true }, { underLockCutoff: true }]
    const nameOf = (index: number) => `0${index}:00 – 0${index}:30`
    await openSlots(({ data: { days } }) => {
      const [slot] = days.flatMap(({ timeslots }) => timeslots)
      const [first] = days
      if (slot === undefined || first === undefined) throw new Error('the shop has no slots')
      const plain = { ...slot, ...none, selected: false, status: 'free' as const, closed: false }
      first.timeslots = obstacles.map((obstacle, index) => ({
        ...plain,
        ...obstacle,
        active: index === 0 ? 1 : 0,
        name: nameOf(index),
      }))
    })
    await slots().getByRole('tab').first().press('Enter')
    for (const [index, obstacle] of obstacles.entries()) {
      const tile = slots().getByRole('button', { name: startsWith(nameOf(index)) })
      await tile.waitFor()
      const clocks = await tile.locator(`path[d="${iconPaths.clock}"]`).count()
      expect(clocks, JSON.stringify(obstacle)).toBe(index === 0 ? 0 : 1)
    }
  })

  test('has the editors’ words above and below the slots, and so have the addresses [dialogs-9]', async () => {
    const top = async (within: Locator, text: RegExp | string) =>
      (await within.getByText(text).first().boundingBox())?.y ?? NaN
    await openPage(page, '/cart')
    await button(main(), 'destination.changeTime').press('Enter')
    const days = slots().getByRole('tablist')
    await days.waitFor()
    const daysTop = (await days.boundingBox())?.y ?? NaN
    expect(await top(slots(), /il posto resta tuo mentre finisci la spesa/)).toBeLessThan(daysTop)
    expect(await top(slots(), /L’orologio segna le fasce troppo vicine/)).toBeGreaterThan(daysTop)
    await button(slots(), 'delivery.slot.changePlace').press('Enter')
    const services = places().getByRole('tablist')
    await services.waitFor()
    await places().getByRole('listitem').first().waitFor()
    const servicesTop = (await services.boundingBox())?.y ?? NaN
    expect(await top(places(), /prezzi e disponibilità sono quelli del negozio/)).toBeLessThan(servicesTop)
    expect(await top(places(), /Gli alcolici non vanno nei locker/)).toBeGreaterThan(servicesTop)
  })

  test('leads to the login when the session has ended [dialogs-10]', async () => {
    await openSlots((reply) => {
      reply.user.userId = -1
    })
    await dialog(page, say('auth.title')).waitFor()
  })
})
