import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ ...desktop, baseURL: shopOrigin() })
  page = await context.newPage()
})

afterAll(() => browser.close())

const map = () => page.getByRole('region', { name: say('locator.map.label') })
const pin = (name: string) => map().getByRole('button', { name, exact: true })
const info = (name: string) => map().getByRole('region', { name })

describe('the stores', () => {
  test('are on a map and in a list, those around a searched town within its circle [locator-34]', async () => {
    await page.goto('/negozi-e-volantini')
    await pin('Bottega Como').waitFor()
    await page.goto('/negozi-e-volantini?q=20123')
    await pin('Bottega Milano Porta Romana').waitFor()
    const main = page.getByRole('main')
    expect(await main.getByRole('listitem').filter({ hasText: 'Bottega' }).count()).toBe(2)
    // Ten kilometres at zoom level 12: 26.8 metres a pixel.
    const circle = await map().locator('.leaflet-overlay-pane path').first().boundingBox()
    expect(Math.abs((circle?.width ?? 0) - 746)).toBeLessThan(12)
    expect(await axeFindings(page)).toEqual([])
  })

  test('open an info window at a press on their pin, which the second press closes [locator-35]', async () => {
    const name = 'Bottega Milano Porta Romana'
    await pin(name).click()
    await info(name).waitFor()
    expect(
      await info(name)
        .getByRole('link', { name: say('locator.store.flyerOf', { name }) })
        .getAttribute('href'),
    ).toBe('/volantini?type=10')
    for (const press of [() => pin(name).click(), () => pin(name).press('Enter')]) {
      await press()
      await info(name).waitFor({ state: 'hidden' })
      await press()
      await info(name).waitFor()
    }
    await info(name).press('Escape')
    await info(name).waitFor({ state: 'hidden' })
    await pin(name).click()
    await info(name).waitFor()
    // The ground beside the window.
    await map().click({ position: { x: 8, y: 8 } })
    await info(name).waitFor({ state: 'hidden' })
  })

  test('do not cover each other on the smallest phone, and a finger opens and closes their window [locator-60]', async () => {
    const context = await browser.newContext({ ...phone, viewport: { width: 320, height: 640 }, baseURL: shopOrigin() })
    const narrow = await context.newPage()
    await narrow.goto('/negozi-e-volantini')
    const pins = narrow
      .getByRole('region', { name: say('locator.map.label') })
      .getByRole('button', { name: /Bottega|\d/ })
    await pins.first().waitFor()
    const boxes = await Promise.all((await pins.all()).map((one) => one.boundingBox()))
    const centres = boxes.flatMap((box) => (box ? [[box.x + box.width / 2, box.y + box.height / 2] as const] : []))
    const tooNear = centres.flatMap(([x, y], index) =>
      centres.slice(index + 1).filter(([left, top]) => Math.hypot(left - x, top - y) < 24),
    )
    expect(tooNear).toEqual([])
    const one = narrow.getByRole('button', { name: /^Bottega/ }).first()
    const name = (await one.getAttribute('aria-label')) ?? ''
    const opened = narrow.getByRole('region', { name, exact: true })
    await one.tap()
    await opened.waitFor()
    await one.tap()
    await opened.waitFor({ state: 'hidden' })
    await context.close()
  })

  test('have a page each, with hours, services and a map [locator-36]', async () => {
    await page.goto('/negozi-e-volantini/torino-san-salvario')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bottega Torino San Salvario')
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(7)
    await pin('Bottega Torino San Salvario').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})
