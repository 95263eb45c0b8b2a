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
    const viewport = { width: 320, height: 640 }
    const context = await browser.newContext({ ...phone, viewport, locale: 'it-IT', baseURL: shopOrigin() })
    const narrow = await context.newPage()
    await narrow.goto('/negozi-e-volantini')
    const area = narrow.getByRole('region', { name: say('locator.map.label') })
    await area
      .getByRole('button', { name: /Bottega/ })
      .first()
      .waitFor()
    const frame = await area.boundingBox()
    const pins = await Promise.all(
      (await area.getByRole('button', { name: /Bottega|\d/ }).all()).map(async (one) => {
        const box = await one.boundingBox()
        const name = await one.getAttribute('aria-label')
        return {
          one,
          name: name ?? '',
          x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
          y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
        }
      }),
    )
    const tooNear = pins.flatMap(({ name, x, y }, index) =>
      pins
        .slice(index + 1)
        .flatMap((other) => (Math.hypot(other.x - x, other.y - y) < 24 ? [`${name} ${other.name}`] : [])),
    )
    expect(tooNear).toEqual([])
    const isInside = ({ x, y }: { x: number; y: number }) =>
      frame !== null &&
      x > frame.x + 30 &&
      x < frame.x + frame.width - 60 &&
      y > frame.y + 60 &&
      y < frame.y + frame.height - 30
    const single = pins.find((pin) => pin.name.startsWith('Bottega') && isInside(pin))
    expect(single).toBeDefined()
    const opened = area.getByRole('region', { name: single?.name ?? '', exact: true })
    await single?.one.tap()
    await opened.waitFor()
    await single?.one.tap()
    await opened.waitFor({ state: 'hidden' })
    await context.close()
  })

  test('around a place typed on the page are where the map moves to [locator-62]', async () => {
    await page.goto('/negozi-e-volantini')
    await pin('Bottega Como').waitFor()
    const name = 'Bottega Torino San Salvario'
    const fromCentre = async () => {
      const [frame, marker] = await Promise.all([map().boundingBox(), pin(name).boundingBox()])
      if (frame === null || marker === null) return Infinity
      return Math.hypot(frame.x + frame.width / 2 - marker.x - 22, frame.y + frame.height / 2 - marker.y - 41)
    }
    await page.getByRole('main').getByRole('combobox').first().fill('10126')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('locator.search.submit'), exact: true })
      .click()
    await page.waitForURL((url) => url.searchParams.get('q') !== null)
    await expect.poll(fromCentre).toBeLessThan(200)
  })

  test('have a page each, with hours, services and a map [locator-36]', async () => {
    await page.goto('/negozi-e-volantini/torino-san-salvario')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bottega Torino San Salvario')
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(7)
    await pin('Bottega Torino San Salvario').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})
