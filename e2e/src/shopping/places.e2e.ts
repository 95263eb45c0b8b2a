import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { completeTo, pill, places, stresa } from '../support/places.ts'
import type { RunningProgram } from '../support/program.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, chooseSlot, dialog, newCustomer, openPage, openProduct, takeFirstPlace } from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const truffle = sentinel('tartufo-bianco-d-alba')

let browser: Browser
let shop: RunningProgram

// A shop of its own: these journeys leave addresses, stores and consents behind that the others' people must not have.
beforeAll(async () => {
  shop = await startOwnShop()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const titles = (within: Locator) => within.getByRole('heading', { level: 3 })

/** By the pill of the header: it asks where, or when and from there where. */
async function openPlaces(page: Page): Promise<Locator> {
  await openPage(page, '/')
  await pill(page).press('Enter')
  const change = page.getByRole('dialog').getByRole('button', { name: say('delivery.slot.changePlace'), exact: true })
  const selector = places(page)
  await change.or(selector).first().waitFor()
  if (await change.isVisible()) await change.press('Enter')
  await selector.getByRole('tabpanel').waitFor()
  return selector
}

/** With the arrow keys, as without a mouse. */
async function goToTab(within: Locator, name: string): Promise<void> {
  const wanted = within.getByRole('tab', { name, exact: true })
  await within.getByRole('tab', { selected: true }).focus()
  for (let presses = 0; presses < 8 && (await wanted.getAttribute('aria-selected')) !== 'true'; presses += 1)
    await within.page().keyboard.press('ArrowRight')
  expect(await wanted.getAttribute('aria-selected')).toBe('true')
}

describe('places near a shopper, with the keyboard', () => {
  let page: Page

  beforeAll(async () => {
    page = await newCustomer(browser, shop.origin, { name: 'giulia', device: desktop })
  })

  test('the quays of the boat are found near a town, on a map too, and all again [delivery-5]', async () => {
    const selector = await openPlaces(page)
    await goToTab(selector, 'Consegna in barca')
    await titles(selector).nth(4).waitFor()
    await completeTo(selector.getByRole('combobox', { name: say('delivery.near.label') }), 'stresa', /Stresa \(VB\)/)
    await selector.getByText(say('delivery.near.within', { reach: '10 km', place: '28838 Stresa (VB)' })).waitFor()
    await expect.poll(() => titles(selector).allInnerTexts()).toHaveLength(3)
    expect(await titles(selector).first().innerText()).toBe('Pontile di Stresa')
    await selector.getByRole('button', { name: say('delivery.map.show') }).press('Enter')
    await selector.getByRole('region', { name: say('delivery.map.label') }).waitFor()
    await selector.getByRole('button', { name: 'Isola dei Pescatori', exact: true }).press('Enter')
    expect(await axeFindings(page)).toEqual([])
    await selector.getByRole('button', { name: say('delivery.near.reset') }).press('Enter')
    await expect.poll(() => titles(selector).allInnerTexts()).toHaveLength(5)
  })

  test('the device says where it is, and one that may not say so is asked to [delivery-7]', async () => {
    const selector = places(page)
    await selector.getByRole('button', { name: say('delivery.near.device') }).press('Enter')
    await selector.getByRole('alert').getByText(say('delivery.near.disabled')).waitFor()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(stresa)
    await selector.getByRole('button', { name: say('delivery.near.device') }).press('Enter')
    await selector.getByText(say('delivery.near.within', { reach: '10 km', place: '28838 Stresa (VB)' })).waitFor()
    await expect.poll(() => titles(selector).first().innerText()).toBe('Pontile di Stresa')
  })

  test('the favourite store leads with its star, and the filter finds by street [delivery-8]', async () => {
    const selector = places(page)
    await goToTab(selector, 'Ritiro in negozio')
    await selector.getByText(say('delivery.address.favourite')).waitFor()
    await goToTab(selector, 'Consegna a casa')
    await selector.getByText(say('delivery.address.work'), { exact: true }).waitFor()
    await selector.getByRole('searchbox', { name: say('delivery.address.filter') }).fill('monza')
    await expect.poll(() => titles(selector).allInnerTexts()).toEqual(['Ufficio'])
  })

  test('addresses that cannot be completed mark the service, and can be tried again [delivery-46]', async () => {
    await page.route('**/geo/suggest*', (route) => route.abort())
    const selector = await openPlaces(page)
    await goToTab(selector, 'Locker')
    await selector.getByRole('combobox', { name: say('delivery.near.label') }).fill('milano')
    await selector.getByRole('alert').getByText(say('delivery.near.unavailable')).waitFor()
    const marked = say('delivery.address.unavailableTab', { name: 'Locker' })
    await selector.getByRole('tab', { name: marked }).waitFor()
    await page.unroute('**/geo/suggest*')
    await selector.getByRole('button', { name: say('common.retry') }).press('Enter')
    await selector.getByRole('tab', { name: 'Locker', exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('addresses', () => {
  let page: Page

  beforeAll(async () => {
    page = await newCustomer(browser, shop.origin, { name: 'nuovo', device: desktop })
  })

  test('are filled in from one line, refused out of reach, doubted when unknown, saved and chosen [delivery-10]', async () => {
    const selector = await openPlaces(page)
    await goToTab(selector, 'Consegna a casa')
    await selector.getByRole('button', { name: say('delivery.address.add') }).press('Enter')
    const field = (name: string) => selector.getByRole('textbox', { name: startsWith(say(`delivery.form.${name}`)) })
    const find = selector.getByRole('combobox', { name: say('delivery.form.find') })
    await completeTo(find, 'Via Roma 1, Sondrio', /Sondrio/)
    await expect.poll(() => field('city').inputValue()).toBe('Sondrio')
    expect(await field('postalcode').inputValue()).toBe('23100')
    await field('addressName').fill('Prova')
    await selector.getByRole('button', { name: say('delivery.form.saveNew') }).press('Enter')
    await selector.getByRole('alert').waitFor()
    await field('postalcode').fill('20121')
    await field('city').fill('Borgo Inventato')
    await selector.getByRole('button', { name: say('delivery.form.saveNew') }).press('Enter')
    await dialog(page, say('delivery.form.doubtful')).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: say('delivery.form.correct') }).press('Enter')
    await find.fill('')
    await completeTo(find, 'Via Torino 12, 20123 Milano', /Milano/)
    await expect.poll(() => field('city').inputValue()).toBe('Milano')
    await selector.getByRole('button', { name: say('delivery.form.saveNew') }).press('Enter')
    await selector.waitFor({ state: 'hidden' })
    await pill(page).getByText('Via Torino 12').waitFor()
  })

  test('corrected here are shown at once where the cart says it goes [delivery-12]', async () => {
    await page.keyboard.press('Escape')
    const selector = await openPlaces(page)
    const edit = selector.getByRole('button', { name: say('delivery.address.edit', { name: 'Prova' }) })
    await edit.press('Enter')
    await selector.getByRole('textbox', { name: startsWith(say('delivery.form.addressNumber')) }).fill('14')
    await selector.getByRole('button', { name: say('delivery.form.save'), exact: true }).press('Enter')
    await edit.waitFor()
    await page.keyboard.press('Escape')
    await pill(page).getByText('Via Torino 14').waitFor()
  })

  test('the one the cart goes to cannot be removed, and the shop says so [delivery-44]', async () => {
    await page.keyboard.press('Escape')
    const selector = await openPlaces(page)
    await selector.getByRole('button', { name: say('delivery.address.remove', { name: 'Prova' }) }).press('Enter')
    await page.getByRole('button', { name: say('delivery.address.removeConfirm'), exact: true }).press('Enter')
    await page
      .getByText(/Non è possibile eliminare l.indirizzo selezionato per la consegna della spesa\./)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
  })

  test('have a page of their own, under both names of the protocol, and another customer’s is not found [delivery-3]', async () => {
    const selector = await openPlaces(page)
    const id = await titles(selector).first().locator('xpath=ancestor::li').getAttribute('id')
    const addressId = id?.replace('address-', '') ?? ''
    for (const name of ['EditAddress', 'EditAddresses']) {
      await openPage(page, `/${name}/${addressId}`)
      expect(new URL(page.url()).pathname).toBe(`/profile/addresses/manage/${addressId}`)
      await page.getByRole('heading', { level: 1, name: say('delivery.form.titleEdit') }).waitFor()
    }
    expect(await axeFindings(page)).toEqual([])
    for (const otherId of ['101', '0'])
      expect((await page.goto(`/profile/addresses/manage/${otherId}`))?.status()).toBe(404)
  })
})

describe('stores and slots', () => {
  let page: Page

  beforeAll(async () => {
    page = await newCustomer(browser, shop.origin, { name: 'marco', device: desktop })
  })

  test('another store asks for consent to its notice first, and only once, then for the address [delivery-14]', async () => {
    const selector = await openPlaces(page)
    const current = (await selector.getByText(/^Negozio:/).innerText()).includes('Torino') ? 'Milano' : 'Torino'
    await selector.getByRole('button', { name: say('delivery.address.changeStore') }).press('Enter')
    const stores = dialog(page, say('delivery.store.title'))
    const choose = () => stores.getByRole('button', { name: say('delivery.store.choose', { name: current }) })
    await goToTab(stores, current)
    await choose().press('Enter')
    const notice = dialog(page, say('delivery.notice.title', { name: current }))
    await notice.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await notice.getByRole('button', { name: say('delivery.notice.refuse') }).press('Enter')
    await notice.waitFor({ state: 'hidden' })
    await choose().press('Enter')
    await notice.getByRole('button', { name: say('delivery.notice.accept'), exact: true }).press('Enter')
    await titles(places(page)).first().waitFor()
    await places(page)
      .getByRole('button', { name: say('delivery.address.changeStore') })
      .press('Enter')
    await goToTab(stores, current)
    await stores.getByRole('button', { name: say('delivery.store.keep') }).press('Enter')
    await titles(places(page)).first().waitFor()
  })

  test('a boat is chosen like any other way: quay, hour, product [delivery-1]', async () => {
    const selector = places(page)
    if (!(await selector.getByText(/^Negozio:/).innerText()).includes('Milano')) {
      await selector.getByRole('button', { name: say('delivery.address.changeStore') }).click()
      await goToTab(dialog(page, say('delivery.store.title')), 'Milano')
      await page.getByRole('button', { name: say('delivery.store.choose', { name: 'Milano' }) }).press('Enter')
      const notice = dialog(page, say('delivery.notice.title', { name: 'Milano' }))
      const listed = titles(places(page)).first()
      await notice.or(listed).first().waitFor()
      if (await notice.isVisible())
        await notice
          .getByRole('button', { name: say('delivery.notice.accept') })
          .last()
          .click()
      await listed.waitFor()
    }
    await goToTab(selector, 'Consegna in barca')
    await selector
      .getByRole('button', { name: say('delivery.address.choose', { name: 'Pontile di Luino' }) })
      .press('Enter')
    const slots = dialog(page, say('delivery.slot.title'))
    await slots.getByRole('grid').waitFor()
    const legend = slots.getByRole('list', { name: say('delivery.slot.legendLabel') }).getByRole('listitem')
    expect(await legend.allInnerTexts()).toEqual(
      ['free', 'intermediate', 'full', 'selected'].map((status) => say(`delivery.slot.legend.${status}`)),
    )
    await slots.getByRole('button', { name: say('delivery.slot.changePlace'), exact: true }).press('Enter')
    await selector.getByRole('tab', { name: 'Consegna in barca', selected: true }).waitFor()
    await selector.getByRole('button', { name: say('delivery.address.toSlots') }).press('Enter')
    await slots.getByRole('grid').waitFor()
    await chooseSlot(page)
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await pill(page).getByText('Pontile di Luino').waitFor()
  })

  test('how long the slot is held is shown, runs out, and can be had again [delivery-51]', async () => {
    await page.clock.install()
    await openPage(page, '/cart')
    const main = page.getByRole('main')
    await main
      .getByText(/Tuo ancora per/)
      .first()
      .waitFor()
    await page.clock.fastForward('01:01:00')
    await main.getByText(say('destination.expired')).first().waitFor()
    const extended = page.waitForResponse((reply) => reply.url().includes('/timeslot/select'))
    await main
      .getByRole('button', { name: say('destination.extend') })
      .first()
      .press('Enter')
    const { data } = (await (await extended).json()) as { data: { timeslot: { holdExpiresAt: string } } }
    expect(Date.parse(data.timeslot.holdExpiresAt) - Date.now()).toBeGreaterThan(59 * 60_000)
  })
})

test('an address out of reach is refused in sight, with the focus, and leads to the pickup places near it', async () => {
  const page = await newCustomer(browser, shop.origin, { name: 'nuovo', device: phone })
  const selector = await openPlaces(page)
  await goToTab(selector, 'Consegna a casa')
  await selector.getByRole('button', { name: say('delivery.address.add') }).click()
  const field = (name: string) => selector.getByRole('textbox', { name: startsWith(say(`delivery.form.${name}`)) })
  await field('address1').fill('via roma')
  await field('addressNumber').fill('1')
  await field('city').fill('STRESA')
  await field('phone').focus()
  await expect.poll(() => field('postalcode').inputValue()).toBe('28838')
  expect(await selector.getByRole('combobox', { name: startsWith(say('delivery.form.province')) }).inputValue()).toBe(
    'VB',
  )
  await selector.getByRole('button', { name: say('delivery.form.saveNew') }).click()
  const pickup = selector.getByRole('button', { name: say('delivery.form.pickup') })
  await pickup.waitFor()
  const focused = page.locator(':focus')
  await focused.getByRole('alert').waitFor()
  const box = await focused.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844)
  expect(await axeFindings(page)).toEqual([])
  await pickup.click()
  await selector.getByRole('tab', { name: 'Ritiro in negozio', selected: true }).waitFor()
  await selector.getByText(say('delivery.near.within', { reach: '10 km', place: '28838 Stresa (VB)' })).waitFor()
  await page.context().close()
})

test('what another service did to the cart is shown once its hour is chosen, not over the hours', async () => {
  const page = await newCustomer(browser, shop.origin, { name: 'giulia', device: desktop })
  await takeFirstPlace(page, deliveryService.home)
  const selector = await openPlaces(page)
  await goToTab(selector, 'Ritiro in negozio')
  await selector
    .getByRole('button', { name: sayAny('delivery.address.choose', 'name') })
    .first()
    .press('Enter')
  const notice = page.getByRole('button', { name: say('delivery.notice.accept'), exact: true })
  const hours = dialog(page, say('delivery.slot.titlePickup')).getByRole('grid')
  await notice.or(hours).first().waitFor()
  if (await notice.isVisible()) await notice.press('Enter')
  await hours.waitFor()
  const popup = dialog(page, say('popups.titles.recalculated'))
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await popup.count()).toBe(0)
  await chooseSlot(page)
  await popup.waitFor()
  await page.context().close()
})

test('a place of another store asks for consent to its notice before the cart goes there [delivery-24]', async () => {
  const page = await newCustomer(browser, shop.origin, { name: 'giulia', device: desktop })
  const selector = await openPlaces(page)
  await goToTab(selector, 'Ritiro in negozio')
  const name = 'Bottega Torino San Salvario'
  const torino = selector.getByRole('button', { name: say('delivery.address.choose', { name }) })
  const notice = dialog(page, say('delivery.notice.title', { name: 'Torino' }))
  const selected: string[] = []
  page.on('request', (request) => selected.push(...(/user-address\/select/.exec(request.url()) ?? [])))
  await torino.press('Enter')
  await notice.getByRole('button', { name: say('delivery.notice.refuse') }).press('Enter')
  await notice.waitFor({ state: 'hidden' })
  await torino.press('Enter')
  await notice.waitFor()
  expect(selected).toEqual([])
  await notice.getByRole('button', { name: say('delivery.notice.accept'), exact: true }).press('Enter')
  await selector.waitFor({ state: 'hidden' })
  await pill(page).getByText(name).waitFor()
  await page.context().close()
})

test('where nothing else will do because of the place, another place is offered', async () => {
  const page = await newCustomer(browser, shop.origin, { name: 'giulia', device: desktop })
  // The shop would name goods of the same shelf.
  await page.route('**/products/list-product-alternative*', async (route) => {
    const reply = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...reply, data: { alternatives: [] } } })
  })
  await openProduct(page, truffle.slug)
  await page
    .getByRole('button', { name: say('product.alternativesOf', { name: truffle.name }) })
    .first()
    .click()
  await page.getByRole('button', { name: say('product.elsewhere.place'), exact: true }).click()
  await dialog(page, say('delivery.address.title.coop')).waitFor()
  await page.context().close()
})
