import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser } from './browser.ts'
import { startProgram, type RunningProgram } from './program.ts'
import { dialog, fillInLogin, homeDelivery, newVisitor, openPage } from './shopper.ts'
import { say } from './words.ts'

let shop: RunningProgram | undefined
let browser: Browser | undefined
let page: Page

beforeAll(async () => {
  shop = await startProgram({ environment: { SITE: 'collect' } })
  browser = await launchBrowser()
  page = await newVisitor(browser, shop.origin, desktop)
})

afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

describe('the shop for those who collect', () => {
  test('opens with its own name, and its screens are clean', async () => {
    expect(await page.title()).toBe(say('frame.title.collect'))
    expect(await axeFindings(page)).toEqual([])
    await openPage(page, '/category/frutta-e-verdura')
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test.each(['/shop-at-work', '/profile/rewards-cart'])('does not know %s', async (path) => {
    await openPage(page, path)
    await page.getByRole('heading', { level: 1, name: say('errors.notFound.title') }).waitFor()
    expect((await page.request.get(path)).status()).toBe(404)
  })

  test('offers no delivery home', async () => {
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
})
