import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBarcodeVideo } from '../support/barcode-video.ts'
import { axeFindings, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { addButton, ask, newVisitor, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const origin = shopOrigin()
const jam = sentinel('confettura-di-fichi-bianchi')

let folder: string
let browser: Browser
let page: Page
let barcode: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-scan-'))
  const answer = await fetch(new URL(`/ebsn/api/products?slug=${jam.slug}`, origin))
  barcode = ((await answer.json()) as { data: { barcode: string } }).data.barcode
  const video = join(folder, 'barcode.y4m')
  await writeBarcodeVideo(video, barcode)
  browser = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

const found = () => page.getByRole('region', { name: say('scan.results') }).getByRole('listitem')
const type = async (code: string) => {
  await page.getByRole('textbox', { name: say('scan.code') }).fill(code)
  await page.getByRole('button', { name: say('scan.find'), exact: true }).click()
}

test('a pack before the camera of a phone is found on the page that the search line leads to, ready for the cart [scan-1]', async () => {
  page = await newVisitor(browser, origin, phone)
  await page.getByRole('link', { name: say('frame.search.scan') }).click()
  await page.waitForURL('**/scan')
  // It opens by itself for who has allowed it before, as this browser has.
  await page
    .getByRole('status')
    .filter({ hasText: say('scan.found', { name: jam.name }) })
    .waitFor()
  await page.getByRole('button', { name: say('scan.close') }).click()
  await page.locator('video').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: say('scan.open') }).click()
  await page.locator('video').waitFor()
  await page.getByRole('button', { name: say('scan.close') }).click()
  await addButton(page, jam.name).waitFor()
  expect(new URL(page.url()).searchParams.getAll('code')).toEqual([barcode])
  expect(await axeFindings(page)).toEqual([])
  await page.context().close()
})

test('a number below a code is found as well, one without goods is said, and a look at a product loses none [scan-2]', async () => {
  page = await newVisitor(browser, origin, phone)
  const milk = (await ask<{ products: { name: string; slug: string }[] }>(page, '/products?q=latte&page_size=1'))
    .products[0]
  const { barcode: ofMilk } = await ask<{ barcode: string }>(page, `/products?slug=${milk?.slug ?? ''}`)
  await openPage(page, '/scan')
  await type(barcode)
  await type('4006381333931')
  await page.getByText(say('scan.unknown', { code: '4006381333931' })).waitFor()
  await type(ofMilk)
  await type('https://example.org/recipe')
  await page.getByText(say('scan.noGoods')).waitFor()
  await expect.poll(() => found().count()).toBe(2)
  await found().first().getByRole('link').first().click()
  await page.waitForURL('**/product/**')
  await page.goBack()
  await expect.poll(() => found().count()).toBe(2)
  await page.context().close()
})

test('only this page may open the camera and run WebAssembly, and without a script it finds what is typed [scan-3]', async () => {
  const headersOf = async (path: string) => (await fetch(new URL(path, origin))).headers
  const scan = await headersOf('/scan')
  expect(scan.get('permissions-policy')).toContain('camera=(self)')
  expect(scan.get('content-security-policy')).toContain("'wasm-unsafe-eval'")
  for (const path of ['/', '/search?q=latte', '/fast-search', '/cart', '/scanners']) {
    const headers = await headersOf(path)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('content-security-policy') ?? '').not.toContain('wasm')
  }
  const context = await browser.newContext({ ...phone, baseURL: origin, javaScriptEnabled: false, locale: 'it-IT' })
  page = await context.newPage()
  await page.goto('/scan')
  await type(barcode)
  await page.waitForURL(`**/scan?code=${barcode}`)
  await expect.poll(() => found().count()).toBe(1)
  await context.close()
})
