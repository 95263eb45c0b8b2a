import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  chooseButton,
  addFirst,
  answered,
  arriveAt,
  dialog,
  fillInLogin,
  newCustomer,
  newVisitor,
  openPage,
  openProduct,
  openWatched,
  listedOrders,
  slotsShown,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, wordsIn } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const coffee = sentinel('caffe-tostatura-lenta')
const bread = sentinel('pane-di-altamura-dop')

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const devices: [string, BrowserContextOptions][] = [
  ['at a desk', desktop],
  ['on a phone', phone],
]

/** The page reports to the console what it could not do; a clean screen says nothing there. */
function listenToErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

describe.each(devices)('what a visitor sees %s', (_where, device) => {
  let page: Page
  let errors: string[]

  beforeAll(async () => {
    page = await newVisitor(browser, shopOrigin(), device)
    errors = listenToErrors(page)
  })

  test.each([
    ['/'],
    ['/category/frutta-e-verdura'],
    ['/category/frutta-e-verdura/frutta-fresca/mele-e-pere'],
    [`/product/${bread.slug}`],
    ['/product/tartufo-bianco-d-alba'],
    ['/search?q=mele'],
    ['/search?q=xyzxyz'],
    ['/search?promo=true'],
    ['/fast-search'],
    ['/login'],
    ['/welcome-selfscanning'],
    ['/registration/confirm'],
    ['/no-such-page'],
    ['/upgrade'],
    ['/page/help'],
    ['/page/accessibility'],
    ['/page/terms'],
    ['/page/cookies'],
  ])('%s is clean [frame-5]', async (address) => {
    await openPage(page, address)
    expect(await axeFindings(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('the panel of the departments is clean', async () => {
    await openPage(page, '/')
    await page
      .getByRole('button', { name: say('frame.nav.all'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('navigation', { name: say('frame.nav.allTitle') }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('the login dialog is clean', async () => {
    await openProduct(page, jam.slug)
    await addButton(page, jam.name).click()
    await dialog(page, say('auth.title')).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe.each(devices)('what a customer sees %s', (_where, device) => {
  let page: Page

  beforeAll(async () => {
    page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device })
  })

  test('the empty cart is clean', async () => {
    expect(await axeFindings(page)).toEqual([])
  })

  test('the dialog of the slots is clean', async () => {
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await openPage(page, '/cart')
    await page.getByRole('button', { name: say('destination.changeTime') }).click()
    await slotsShown(dialog(page, say('delivery.slot.title'))).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('the dialogs of options and of a promotion are clean [frame-10]', async () => {
    await openPage(page, `/search?q=${encodeURIComponent(bread.name)}`)
    await chooseButton(page, bread.name).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await openProduct(page, coffee.slug)
    await addButton(page, coffee.name).click()
    await dialog(page, 'Vuoi usare la promozione «Prendi 3, paghi 2»?').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await answered(page, '/cart/add', () =>
      page.getByRole('button', { name: say('line-questions.promotion.no') }).click(),
    )
  })

  test('the cart and the question before a line goes are clean', async () => {
    await openPage(page, '/cart')
    expect(await axeFindings(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('button', { name: say('basket.line.remove', { name: coffee.name }) })
      .first()
      .click()
    await dialog(page, say('line-questions.remove.title', { name: coffee.name })).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: say('line-questions.remove.no') }).click()
  })

  test('the dialogs of places and of stores are clean', async () => {
    await openPage(page, '/cart')
    await page.getByRole('button', { name: say('destination.changePlace') }).click()
    const places = dialog(page, say('delivery.address.title.coop'))
    await places.getByRole('heading', { level: 3 }).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await places.getByRole('button', { name: say('delivery.address.add') }).click()
    await places.getByRole('heading', { name: say('delivery.form.titleNew') }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await places.getByRole('button', { name: say('delivery.address.changeStore') }).click()
    await dialog(page, say('delivery.store.title')).getByRole('heading', { level: 3 }).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test.each([['/checkout'], ['/payment'], ['/payment?step=payment'], ['/profile/orders']])(
    '%s is clean',
    async (address) => {
      await openPage(page, address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await axeFindings(page)).toEqual([])
    },
  )

  test('an order is clean', async () => {
    await openPage(page, '/profile/orders')
    await listedOrders(page).first().getByRole('link').click()
    await page.getByRole('list', { name: say('orders.timeline.label') }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('what is seen more seldom', () => {
  test('the filters of a phone are clean', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone, '/category/frutta-e-verdura')
    await page
      .getByRole('button', { name: new RegExp(`^${say('catalog.filters')}`) })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.context().close()
  })

  test('the cart drawn over a page is clean', async () => {
    const page = await newCustomer(browser, shopOrigin(), {
      name: 'giulia',
      device: desktop,
      first: `/product/${jam.slug}`,
    })
    await addFirst(page, jam.name)
    await openPage(page, '/profile/orders')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.cart.summary', { count: 1 }) })
      .click()
    await page.getByRole('dialog').getByText(jam.name).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.context().close()
  })

  test('the warning before a session ends is clean', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop)
    await page.clock.install()
    await openPage(page, '/login')
    await page.getByRole('checkbox', { name: say('auth.remember') }).uncheck()
    await fillInLogin(page, 'giulia')
    await arriveAt(page, '/')
    await openWatched(page, '/profile/orders')
    await page.clock.fastForward(29 * 60_000)
    await dialog(page, say('auth.warning.title')).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.context().close()
  })

  test('the confirmation of an order is clean', async () => {
    const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone, first: '/profile/orders' })
    const address = await listedOrders(page).last().getByRole('link').getAttribute('href')
    await openPage(page, `/cart/payment-completed/${/\d+$/.exec(address ?? '')?.[0]}`)
    await page.getByRole('heading', { name: say('checkout.completed.title') }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.context().close()
  })
})

describe('in German', () => {
  test('the page says so and speaks it', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login?lang=de')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByRole('button', { name: wordsIn('de')('auth.submit'), exact: true }).waitFor()
    await openPage(page, '/category/frutta-e-verdura')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('Frutta e verdura')
    expect(await axeFindings(page)).toEqual([])
  })
})
