import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, dialog, newCustomer, newVisitor, openPage, openProduct, slotsShown } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

const inTheDark = (device: BrowserContextOptions): BrowserContextOptions => ({ ...device, colorScheme: 'dark' })
const paper = { light: 'rgb(251, 250, 246)', dark: 'rgb(18, 26, 21)' }

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const groundOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
])('on a device that is dark, %s', (_where, device) => {
  test('every page a shopper passes can be read [theme-3]', async () => {
    const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: inTheDark(device) })
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    const found: Record<string, string[]> = {}
    for (const address of [
      '/',
      '/category/frutta-e-verdura',
      `/product/${jam.slug}`,
      '/cart',
      '/payment',
      '/profile',
    ]) {
      await openPage(page, address)
      expect(await groundOf(page), address).toBe(paper.dark)
      found[address] = await axeFindings(page)
    }
    await openPage(page, '/cart')
    await page.getByRole('button', { name: say('destination.changeTime') }).click()
    await slotsShown(dialog(page, say('delivery.slot.title'))).waitFor()
    found['slots'] = await axeFindings(page)
    expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([])
    await page.context().close()
  })
})

/** The theme the page had at its first frame, before any module has run. */
const rememberFirstFrame = `
  requestAnimationFrame(function look() {
    if (!document.body) return requestAnimationFrame(look)
    window.firstFrame = getComputedStyle(document.body).backgroundColor
  })`

const firstFrame = (page: Page) => page.evaluate<string>('window.firstFrame')

async function choose(page: Page, theme: 'device' | 'light' | 'dark'): Promise<void> {
  // A sign of somebody at the page, which fetches the choice.
  await page.keyboard.press('End')
  const choice = page.getByRole('radio', { name: say(`theme.${theme}`), exact: true })
  await choice.check()
}

describe('the theme a person chooses', () => {
  test('holds against the device, from the first frame of the next page, and for the bars of the browser [theme-4]', async () => {
    const page = await newVisitor(browser, shopOrigin(), { ...desktop, colorScheme: 'light' })
    await page.addInitScript(rememberFirstFrame)
    await openPage(page, '/category/frutta-e-verdura')
    expect([await firstFrame(page), await groundOf(page)]).toEqual([paper.light, paper.light])

    await choose(page, 'dark')
    expect(await groundOf(page)).toBe(paper.dark)
    for (const address of ['/category/frutta-e-verdura', '/', '/login']) {
      await openPage(page, address)
      expect([await firstFrame(page), await groundOf(page)], address).toEqual([paper.dark, paper.dark])
      expect(
        await page.evaluate<string[]>(
          '[...document.querySelectorAll("meta[name=theme-color]")].map((one) => one.media)',
        ),
      ).toEqual(['not all', 'all'])
    }

    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light')
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await choose(page, 'light')
    await openPage(page, '/')
    expect([await firstFrame(page), await groundOf(page)]).toEqual([paper.light, paper.light])
    await choose(page, 'device')
    await openPage(page, '/')
    expect(await firstFrame(page)).toBe(paper.dark)
    await page.context().close()
  })

  test('is told to nobody, and pages of the cache are the same with it [theme-5]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop)
    await openPage(page, '/')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await choose(page, 'dark')
    await page.reload()
    expect(sent.filter((request) => /theme|dark/i.test(request.replaceAll(/\/assets\/\S+/g, '')))).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('theme')
    await page.context().close()
  })

  test('is not needed: without scripts the page follows the device [theme-6]', async () => {
    const context = await browser.newContext({ ...inTheDark(desktop), javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(shopOrigin())
    expect(await groundOf(page)).toBe(paper.dark)
    await page.context().close()
  })
})
