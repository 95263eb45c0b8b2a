import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import type { RunningProgram } from '../support/program.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  answered,
  ask,
  dialog,
  newCustomer,
  openPage,
  quantityOf,
  takeFirstPlace,
} from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { say } from '../support/words.ts'

const bread = sentinel('pane-di-altamura-dop')
const ice = sentinel('ghiaccio-a-cubetti')

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

describe('ice on its way to a locker, where it does not fit', () => {
  let page: Page

  beforeAll(async () => {
    page = await newCustomer(browser, shop.origin, { name: 'giulia', device: desktop, first: `/product/${ice.slug}` })
    await addFirst(page, ice.name)
    await takeFirstPlace(page, deliveryService.chilledLocker)
    // The shop would name goods of the same shelf, none of which asks anything.
    const { productId } = await ask<{ productId: number }>(page, `/products?slug=${ice.slug}`)
    const product = await ask<{ productId: number }>(page, `/products?slug=${bread.slug}`)
    const alternatives = [{ productId, productIds: [product.productId], products: [product] }]
    await page.route('**/products/list-product-alternative*', async (route) => {
      const reply = (await (await route.fetch()).json()) as object
      await route.fulfill({ json: { ...reply, data: { alternatives } } })
    })
    await openPage(page, '/cart')
  })

  const unavailable = () => page.getByRole('region', { name: say('basket.unavailable.title', { count: 1 }) })

  test('is taken out only after asking [delivery-48]', async () => {
    await unavailable()
      .getByRole('button', { name: say('basket.unavailable.removeNamed', { name: ice.name }) })
      .press('Enter')
    const sure = dialog(page, say('line-questions.remove.title', { name: ice.name }))
    await sure.getByRole('button', { name: say('line-questions.remove.no') }).press('Enter')
    await sure.waitFor({ state: 'hidden' })
    await unavailable().getByText(say('basket.unavailable.reason.locker')).waitFor()
  })

  test('gives way to bread only when the shopper has chosen how it is cut [delivery-26]', async () => {
    const take = unavailable().getByRole('button', { name: say('basket.unavailable.takeNamed', { name: bread.name }) })
    const options = dialog(page, say('quantity.chooseAll'))
    await take.press('Enter')
    await options.waitFor()
    await page.keyboard.press('Escape')
    await options.waitFor({ state: 'hidden' })
    await unavailable().waitFor()
    await take.press('Enter')
    await options.getByRole('radio').first().check()
    await answered(page, '/cart/delete', () =>
      options.getByRole('button', { name: say('quantity.add'), exact: true }).press('Enter'),
    )
    await quantityOf(page, bread.name).waitFor()
    await unavailable().waitFor({ state: 'hidden' })
  })
})
