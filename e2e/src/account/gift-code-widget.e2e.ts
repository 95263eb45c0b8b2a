import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, newCustomer, newVisitor, openPage, openProduct } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const everyBlock = '/page/tutti-i-blocchi'
const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
  await openProduct(page, jam.slug)
  await addFirst(page, jam.name)
  await openPage(page, everyBlock)
})
afterAll(() => browser.close())

const widget = (of = page) => of.locator('[data-block-type="GiftCodeWidgetSlider"]')
const card = (name: string) =>
  widget()
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const discovery = (of = page) => widget(of).getByRole('heading', { name: say('blocks.discovery.title') })

describe('the vouchers of a customer on a page', () => {
  test('are cards with name, badge, description, image, button, link and the uses that are left and gone [vouchers-24]', async () => {
    const member = card('Buono socio')
    await member.getByText('5 € in meno sulla spesa').waitFor()
    await member.getByText('Soci', { exact: true }).waitFor()
    await member.getByText('Il regalo dei soci').waitFor()
    const image = member.locator('img')
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((picture) => (picture as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0)
    expect(await image.getAttribute('src')).toMatch(/\/voucher-member\.webp$/)
    const offers = member.getByRole('link', { name: 'Guarda le offerte' })
    expect(await offers.getAttribute('href')).toBe('/search?promo=true')
    const available = member.getByRole('list', { name: say('vouchers.card.available', { name: 'Buono socio' }) })
    await available
      .getByRole('listitem')
      .getByText(say('vouchers.card.ready', { count: 1 }))
      .waitFor()
    await member.getByText(say('vouchers.card.showUsed', { count: 1 })).click()
    const used = member.getByRole('list', { name: say('vouchers.card.used', { name: 'Buono socio' }) })
    const order = used.getByRole('listitem').getByRole('link', { name: sayAny('vouchers.card.usedIn', 'orderId') })
    await order.waitFor()
    expect(await order.getAttribute('href')).toMatch(/^\/profile\/orders\/\d+$/)
    expect(await axeFindings(page)).toEqual([])
  })

  test('are used now by a button, and taken off the cart by another [vouchers-25]', async () => {
    const use = card('Buono socio').getByRole('button', {
      name: say('vouchers.card.useNamed', { name: 'Buono socio' }),
    })
    const remove = card('Buono socio').getByRole('button', {
      name: say('vouchers.card.removeNamed', { name: 'Buono socio' }),
    })
    expect(await use.innerText()).toBe(say('vouchers.card.use'))
    expect(await remove.count()).toBe(0)
    await use.click()
    await remove.waitFor()
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    await use.waitFor()
  })

  test.each([
    [390, 1],
    [600, 2],
    [960, 3],
    [1264, 4],
    [1904, 6],
  ])('stand at %i pixels with %i in view [vouchers-26]', async (width, count) => {
    await page.setViewportSize({ width, height: 900 })
    const strip = widget().getByRole('list').first()
    const [whole, first, second] = await Promise.all([
      strip.boundingBox(),
      strip.locator('> li').nth(0).boundingBox(),
      strip.locator('> li').nth(1).boundingBox(),
    ])
    const step = (second?.x ?? 0) - (first?.x ?? 0)
    // Beside the first card the row has its padding, as it has behind the last.
    const inner = (whole?.width ?? 0) - 2 * ((first?.x ?? 0) - (whole?.x ?? 0))
    const shown = (inner + step - (first?.width ?? 0)) / step
    expect(shown).toBeCloseTo(count, 1)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('give way to the services where they cannot be loaded [vouchers-27]', async () => {
    await page.route(startsWith(`${shopOrigin()}/ebsn/api/giftcertificate/list`), (route) => route.abort())
    await openPage(page, everyBlock)
    await discovery().waitFor()
    expect(await widget().getByRole('article').count()).toBe(0)
    await page.unrouteAll()
  })
})

describe('an anonymous visitor', () => {
  test('sees the services and the way to the login in the place of vouchers [vouchers-28]', async () => {
    const visitor = await newVisitor(browser, shopOrigin(), desktop)
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openPage(visitor, everyBlock)
    await discovery(visitor).waitFor()
    await widget(visitor)
      .getByRole('link', { name: say('blocks.giftCodes.signIn') })
      .waitFor()
    expect(asked).not.toContain('/ebsn/api/giftcertificate/list')
    await visitor.context().close()
  })
})
