import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser } from '../support/browser.ts'
import type { RunningProgram } from '../support/program.ts'
import { siteFacts } from '../../../apps/storefront/src/lib/visit/site.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  buyWith,
  byCard,
  chooseSlot,
  dialog,
  fillInLogin,
  goToPayment,
  homeDelivery,
  newVisitor,
  openOrder,
  openPage,
  openProduct,
  payAtBank,
  readConfirmation,
  setQuantity,
} from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { say, sayAny } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let shop: RunningProgram | undefined
let browser: Browser | undefined
let page: Page

beforeAll(async () => {
  shop = await startOwnShop({ SITE: 'collect' })
  browser = await launchBrowser()
  page = await newVisitor(browser, shop.origin, desktop)
})

afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

describe('the shop for those who collect', () => {
  test('opens with its own name, home and colours, and its screens are clean [delivery-52]', async () => {
    expect(await page.title()).toBe(say('frame.title.collect', { shop: 'Ritiro' }))
    await page.getByRole('heading', { level: 1, name: 'Ordini adesso, ritiri quando passi.' }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain('La spesa buona, all’ora che dici tu.')
    const colours = await page.evaluate<string[]>(
      `[document.querySelector('meta[name=theme-color]').content, getComputedStyle(document.documentElement).getPropertyValue('--primary-deep').trim()]`,
    )
    expect(colours).toEqual([siteFacts.collect.themeColor, siteFacts.collect.themeColor])
    expect(await axeFindings(page)).toEqual([])
    await openPage(page, '/category/frutta-e-verdura')
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test.each(['/shop-at-work', '/profile/rewards-cart'])('does not know %s [delivery-2]', async (path) => {
    await openPage(page, path)
    await page.getByRole('heading', { level: 1, name: say('errors.notFound.title') }).waitFor()
    expect((await page.request.get(path)).status()).toBe(404)
  })

  test('offers no delivery home [delivery-53]', async () => {
    await openPage(page, '/login')
    await fillInLogin(page, 'nuovo')
    await page.waitForURL(({ pathname }) => pathname === '/')
    await openPage(page, '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.service.choose.collect') })
      .filter({ visible: true })
      .click()
    const services = dialog(page, say('delivery.address.title.collect')).getByRole('tab')
    await services.first().waitFor()
    expect(await services.allInnerTexts()).not.toContain(homeDelivery)
  })

  test('sells to a customer who collects at a locker, from the place to the order [delivery-55]', async () => {
    const places = dialog(page, say('delivery.address.title.collect'))
    await places.getByRole('tab', { name: 'Locker', exact: true }).click()
    await places
      .getByRole('button', { name: sayAny('delivery.address.choose', 'name') })
      .first()
      .click()
    await chooseSlot(page)
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await setQuantity(page, jam.name, '12')
    await openPage(page, '/cart')
    await goToPayment(page)
    await buyWith(page, byCard)
    await payAtBank(page, 'accepted')
    await openOrder(page, await readConfirmation(page))
    await page
      .getByRole('main')
      .getByText(/Locker/)
      .first()
      .waitFor()
  })
})
