import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { ask, fillInLogin, newCustomer, newVisitor, openPage, openWatched, takeFirstPlace } from '../support/shopper.ts'
import { openShopLine, type ShopLine } from '../support/shop-line.ts'
import { shopOrigin, startOwnShop } from '../support/shops.ts'
import { say, wordsIn } from '../support/words.ts'

const origin = shopOrigin()
const jam = sentinel('confettura-di-fichi-bianchi')
const device = { ...phone, serviceWorkers: 'allow' } as const

let browser: Browser
let page: Page
let line: ShopLine

beforeAll(async () => {
  browser = await launchBrowser()
  line = await openShopLine(origin)
})
afterAll(async () => {
  await browser.close()
  line.close()
})
afterEach(async () => {
  await page.context().close()
  line.mend()
})

/** The worker comes once the page is in use and nothing else is to be done. */
async function workerStands(): Promise<void> {
  await page.mouse.move(10, 10)
  await page.evaluate(
    'navigator.serviceWorker.ready.then(({ active }) => new Promise((on) => active.state === "activated" ? on() : active.addEventListener("statechange", on)))',
  )
}

/** The copies of the browser by their address. */
const copies = () =>
  page.evaluate<string[]>(`caches.keys().then(async (names) => {
    const own = names.filter((name) => name.startsWith('own-copies-'))
    const requests = await Promise.all(own.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })`)

const title = () => page.getByRole('heading', { level: 1, name: say('offline.title') })

async function makeList(name: string): Promise<string> {
  const { list } = await ask<{ list: { listId: number } }>(page, '/wishlist/insert', { name })
  const { productId } = await ask<{ productId: number }>(page, `/products?slug=${jam.slug}`)
  await ask(page, '/wishlist/add_prod', { wishlistId: list.listId, items: [{ productId, quantity: 3 }] })
  return `/profile/lists/${list.listId}`
}

describe('the manifest', () => {
  interface Manifest {
    name: string
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
    shortcuts: { name: string; url: string }[]
  }

  test('is linked from a page, is the same for everybody, and names icons that are there in the sizes a device asks for', async () => {
    page = await newVisitor(browser, origin, phone)
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const answer = await page.request.get(href)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    expect(answer.headers()['cache-control']).toContain('public')
    expect(answer.headers()['set-cookie']).toBeUndefined()
    const manifest = (await answer.json()) as Manifest
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' })
    for (const purpose of ['any', 'maskable'])
      for (const sizes of ['192x192', '512x512']) {
        const icon = manifest.icons.find((one) => one.purpose === purpose && one.sizes === sizes)
        const picture = await (await page.request.get(icon?.src ?? '')).body()
        const { width, height, format } = await sharp(picture).metadata()
        expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' })
      }
    for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).ok()).toBe(true)
  })

  test('leaves a browser nothing to complain about, so that the shop can be installed', async () => {
    page = await newVisitor(browser, origin, phone)
    const session = await page.context().newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(url).toContain('/manifest.webmanifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A window of a test is private, and a private window installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })
})

test('without a connection a visitor reads that there is none, and comes to the page once it is back', async () => {
  page = await newVisitor(browser, line.origin, device)
  await workerStands()
  line.cut()
  await page.goto(`/product/${jam.slug}`)
  await title().waitFor()
  await page.getByText(say('offline.none')).waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
  }
  line.mend()
  await page.getByRole('heading', { level: 1, name: jam.name }).waitFor()
})

test('a list that was opened is read without a connection, and after a sign-out nothing of it is left [offline-8]', async () => {
  page = await newCustomer(browser, line.origin, { name: 'giulia', device })
  const name = `Cena ${Date.now()}`
  const path = await makeList(name)
  await openWatched(page, path)
  await workerStands()
  await expect.poll(copies).toContain(`/offline/list${path}`)
  line.cut()
  await page.reload()
  await title().waitFor()
  await page.getByRole('checkbox', { name: jam.name }).check()
  expect(await page.getByText(name).isVisible()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  line.mend()
  // Ticks would go with the page: it waits for the press.
  await page.getByRole('link', { name: say('offline.retry') }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()

  await openWatched(page, '/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('board.menu.logout') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(copies).toEqual([])
  line.cut()
  await page.goto(path)
  await title().waitFor()
  expect(await page.getByText(name).count()).toBe(0)
})

test('an open order is read with its code, and the next customer of the browser sees nothing of it [offline-9]', async () => {
  page = await newCustomer(browser, line.origin, { name: 'marco', device })
  await takeFirstPlace(page, deliveryService.storePickup)
  const { orders } = await ask<{ orders: { orderId: number; handoverCode?: string }[] }>(page, '/order/list')
  const codes = await Promise.all(
    orders.map(
      async ({ orderId }) =>
        (await ask<{ order: { handoverCode?: string } }>(page, `/order/view?order_id=${orderId}`)).order.handoverCode,
    ),
  )
  const at = codes.findIndex((code) => code !== undefined)
  const path = `/profile/orders/${orders[at]?.orderId}`
  await openWatched(page, path)
  await workerStands()
  await expect.poll(copies).toContain(`/offline/order${path}`)
  line.cut()
  await page.goto('/')
  await page.getByText(codes[at] ?? '').waitFor()
  line.mend()

  // Their session ended while the browser was closed, without a word to the page.
  await page.context().clearCookies()
  await openPage(page, '/login')
  await fillInLogin(page, 'giulia')
  await page.waitForURL((url) => url.pathname === '/')
  await page.mouse.move(20, 20)
  await expect.poll(copies).not.toContain(`/offline/order${path}`)
})

test('pages of the back office, calls and files are not the worker’s', async () => {
  page = await newVisitor(browser, line.origin, device)
  await workerStands()
  line.cut()
  await expect(page.goto('/admin')).rejects.toThrow(/ERR_(?:EMPTY_RESPONSE|CONNECTION)/)
  await expect(page.goto('/ebsn/api/openapi.json')).rejects.toThrow(/ERR_(?:EMPTY_RESPONSE|CONNECTION)/)
})

test('a worker of another language takes the pages over at once, and deletes copies of a form it does not know', async () => {
  page = await newVisitor(browser, line.origin, device)
  await workerStands()
  await page.evaluate("caches.open('own-copies-0').then((store) => store.put('/offline/list/1', new Response('{}')))")
  await page.goto('/?lang=de')
  await page.mouse.move(20, 20)
  await expect.poll(copies).toEqual([])
  line.cut()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: wordsIn('de')('offline.title') }).waitFor()
})

test('a shop that has switched the page off removes the worker from a browser that has it', async () => {
  page = await newVisitor(browser, line.origin, device)
  await workerStands()
  const without = await startOwnShop({ OFFLINE_PAGE: 'false' })
  line.shop = without.origin
  try {
    await page.goto('/')
    await page.mouse.move(20, 20)
    const left = () => page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((all) => all.length)')
    await expect.poll(left).toBe(0)
    expect((await page.request.get('/service-worker.js')).status()).toBe(410)
  } finally {
    line.shop = origin
    await without.stop()
  }
})
