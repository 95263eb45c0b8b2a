import { blockTypes } from '@bottega/contract/content/block-types.ts'
import type { Browser, Page } from 'playwright-core'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { dialog, newCustomer, newVisitor, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const everyBlock = '/page/tutti-i-blocchi'
const tutorialTitle = 'Benvenuti in Bottega'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const block = (page: Page, type: string) => page.locator(`[data-block-type="${type}"]`)
const list = (type: string) => `[data-block-type="${type}"] ul`
/** The result of a script for the first element a selector finds. As text: the types of the tests know no elements. */
async function resultOf<Value>(page: Page, selector: string, script: string): Promise<Value> {
  await page.locator(selector).first().waitFor()
  return page.evaluate<Value>(`((element) => { ${script} })(document.querySelector(${JSON.stringify(selector)}))`)
}
/** The page as the native app shows it. */
const openInApp = async (page: Page) => {
  await page.addInitScript("globalThis.bottegaShell = { platform: 'android', uuid: 'a-phone' }")
  await openPage(page, everyBlock)
}
const closeTutorial = async (page: Page) => {
  const tutorial = dialog(page, tutorialTitle)
  await tutorial
    .getByRole('button', { name: say('blocks.tutorial.skip') })
    .first()
    .click()
  await tutorial.waitFor({ state: 'detached' })
}

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('the page of every block %s', (_where, device) => {
  test('is clean [blocks-8]', async () => {
    const page = await newVisitor(browser, shopOrigin(), device, everyBlock)
    for (const type of Object.keys(blockTypes)) await block(page, type).first().waitFor({ state: 'attached' })
    // Blocks below the fold come once they are near.
    await block(page, 'FormDetail').scrollIntoViewIfNeeded()
    await block(page, 'FormDetail').getByRole('button', { name: 'Suggerisci' }).waitFor()
    await block(page, 'StaticText').getByLabel('E-mail').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.context().close()
  })
})

describe('sizes the document prints', () => {
  test.each([
    [390, 1, 12],
    [700, 2, 6],
    [1000, 3, 4],
    [1300, 4, 4],
    [1920, 6, 4],
  ])(
    'at %i pixels a slider shows %i products 20 apart, and a banner takes %i twelfths [blocks-9]',
    async (width, count, twelfths) => {
      const page = await newVisitor(browser, shopOrigin(), { viewport: { width, height: 900 } })
      await page.goto(everyBlock)
      const measured = await resultOf<{ gap: number; perView: number }>(
        page,
        list('ProductSlider'),
        `const [first, second] = [...element.children].map((child) => child.getBoundingClientRect())
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        const inner = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        const gap = second.left - first.right
        return { gap, perView: (inner + gap) / (first.width + gap) }`,
      )
      expect(measured.gap).toBeCloseTo(20, 0)
      expect(measured.perView).toBeCloseTo(count, 1)
      const span = await resultOf<string>(
        page,
        '[data-block-type="BannerGrid"] [data-xs="12"]',
        'return getComputedStyle(element).gridColumn',
      )
      expect(span).toContain(`span ${twelfths}`)
      await page.context().close()
    },
  )

  test('the picture of an institutional banner is 276 high, and its words follow the settings [blocks-10]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, everyBlock)
    expect((await block(page, 'InstitutionalBanner').locator('img').boundingBox())?.height).toBe(276)
    const card = block(page, 'InstitutionalCard')
    const [picture, words] = [await card.locator('img').boundingBox(), await card.getByRole('heading').boundingBox()]
    expect(picture?.x ?? 0).toBeLessThan(words?.x ?? 0)
    await page.context().close()
  })
})

describe('blocks of leaflets and stores', () => {
  test('a leaflet is leafed through on the page, with its download and fullscreen [blocks-24]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, everyBlock)
    const viewer = block(page, 'LeafletViewerWrapper')
    await viewer.scrollIntoViewIfNeeded()
    await viewer.getByRole('button', { name: say('leaflets.fullscreen') }).waitFor()
    expect(await viewer.getByRole('link', { name: say('leaflets.download') }).getAttribute('href')).toMatch(/\.pdf$/)
    await page.context().close()
  })

  test('stores stand on a map under the words of the gift card [blocks-25]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, everyBlock)
    const map = block(page, 'WarehouseMap')
    await map.scrollIntoViewIfNeeded()
    await map.getByRole('heading', { name: say('locator.giftCard.title') }).waitFor()
    await map.locator('.leaflet-marker-icon').first().waitFor()
    await page.context().close()
  })
})

describe('a banner slider', () => {
  const scrolled = (page: Page) => resultOf<number>(page, list('BannerSlider'), 'return element.scrollLeft')

  test(
    'moves by itself until it is stopped [blocks-11]',
    async () => {
      const page = await newVisitor(browser, shopOrigin(), { ...desktop, reducedMotion: 'no-preference' }, everyBlock)
      await expect.poll(() => scrolled(page), { timeout: atThisSpeed(15_000) }).toBeGreaterThan(100)
      await block(page, 'BannerSlider')
        .getByRole('button', { name: say('blocks.slider.stop') })
        .click()
      await page.mouse.move(5, 5)
      await page.evaluate('document.activeElement.blur()')
      await page.waitForTimeout(1000)
      const stopped = await scrolled(page)
      await page.waitForTimeout(7000)
      expect(await scrolled(page)).toBe(stopped)
      await page.context().close()
    },
    atThisSpeed(60_000),
  )

  test(
    'stands still for who asks for less motion, and moves by its buttons [blocks-12]',
    async () => {
      const page = await newVisitor(browser, shopOrigin(), { ...desktop, reducedMotion: 'reduce' }, everyBlock)
      await page.waitForTimeout(7000)
      expect(await scrolled(page)).toBe(0)
      const slider = block(page, 'BannerSlider')
      expect(await slider.getByRole('button', { name: say('blocks.slider.play') }).isVisible()).toBe(false)
      await slider.getByRole('button', { name: say('blocks.slider.on') }).click()
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
      await page.context().close()
    },
    atThisSpeed(60_000),
  )
})

describe('a video', () => {
  test('plays after a click in its own dialog, and asks its host for nothing before [blocks-13]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop)
    const asked: string[] = []
    await page.context().route(/youtube/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' })
    })
    await openPage(page, everyBlock)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await block(page, 'BannerGrid')
      .getByRole('link', { name: say('blocks.video') })
      .click()
    await dialog(page, 'Come nasce una forma di formaggio').locator('iframe').waitFor()
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&controls=0'])
    await page.context().close()
  })

  test('with another address is the text of the document [blocks-14]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, everyBlock)
    await block(page, 'BannerList').getByText('Invalid YouTube URL', { exact: true }).waitFor()
    await page.context().close()
  })
})

describe('the tutorial', () => {
  test('opens over the whole screen of the native app, once, and leads on by a button [blocks-15]', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone)
    await openInApp(page)
    const tutorial = dialog(page, tutorialTitle)
    await tutorial.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await tutorial.getByRole('button', { name: say('blocks.tutorial.on') }).click()
    expect(await tutorial.getByRole('link', { name: 'Vai alle offerte' }).getAttribute('href')).toBe(
      '/search?promo=true',
    )
    const box = await tutorial.boundingBox()
    expect([box?.width, box?.height]).toEqual([390, 844])
    await closeTutorial(page)
    await openPage(page, everyBlock)
    await page.waitForTimeout(1500)
    expect(await tutorial.isVisible()).toBe(false)
    await page.context().close()
  })

  test.each([
    ['at a desk', desktop],
    ['on a phone', phone],
  ] as const)('does not open in a browser %s [blocks-16]', async (_where, device) => {
    const page = await newVisitor(browser, shopOrigin(), device, everyBlock)
    await page.waitForTimeout(1500)
    expect(await dialog(page, tutorialTitle).isVisible()).toBe(false)
    await page.context().close()
  })
})

describe('the card of the cart', () => {
  test('shows a customer service, address and slot on a phone, each opening its choice [blocks-17]', async () => {
    const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone, first: everyBlock })
    const card = page.getByRole('region', { name: say('blocks.cartInfo.title') })
    expect(await card.getByRole('button').count()).toBe(3)
    for (const [part, title] of [
      ['blocks.cartInfo.service', 'delivery.address.title.coop'],
      ['blocks.cartInfo.address', 'delivery.address.title.coop'],
      ['blocks.cartInfo.timeslot', 'delivery.slot.title'],
    ] as const) {
      await card.getByRole('button', { name: say(part) }).click()
      await dialog(page, say(title)).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page, say(title)).waitFor({ state: 'hidden' })
    }
    await page.context().close()
  })

  test('is not there for anonymous visitors [blocks-18]', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone, everyBlock)
    expect(await page.getByRole('region', { name: say('blocks.cartInfo.title') }).count()).toBe(0)
    await page.context().close()
  })
})

describe('the home page', () => {
  test('shows departments and first products within a screen and a half of a phone [blocks-19]', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone)
    const bottom = async (locator: ReturnType<Page['locator']>) => {
      const box = await locator.first().boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    }
    const seen = 844 * 1.5
    const departments = block(page, 'BannerGrid').filter({ has: page.getByRole('heading', { name: 'I reparti' }) })
    expect(await departments.getByRole('link').count()).toBeGreaterThan(5)
    expect(await bottom(departments)).toBeLessThan(seen)
    expect(await bottom(page.locator('main article'))).toBeLessThan(seen)
    await page.context().close()
  })

  test('begins for a customer with the last shop and usual products, before any banner [blocks-20]', async () => {
    const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone, first: '/' })
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(say('home.known'))
    const again = await page.getByRole('button', { name: say('atHand.last.again') }).boundingBox()
    const usual = await page.getByRole('heading', { name: say('home.usual') }).boundingBox()
    const banner = await block(page, 'BannerGrid').first().boundingBox()
    expect(again?.y ?? Infinity).toBeLessThan(usual?.y ?? 0)
    expect(usual?.y ?? Infinity).toBeLessThan(banner?.y ?? 0)
    await page.context().close()
  })
})
