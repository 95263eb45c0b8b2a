import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isArticleSearch, pretendPages } from '../support/article-lists.ts'
import { desktop, launchBrowser } from '../support/browser.ts'
import { newVisitor, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const lakes = '/le-cooperative/bottega-dei-laghi'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await newVisitor(browser, shopOrigin(), desktop)
})
afterAll(() => browser.close())

const main = () => page.getByRole('main')
const pager = () => page.getByRole('navigation', { name: say('articles.pages.label') })

describe('the list of cooperatives', () => {
  const search = () => page.getByRole('search').getByLabel(say('articles.cooperatives.filter'))
  const clear = () => page.getByRole('button', { name: say('articles.cooperatives.clear') })
  const rows = () => main().getByRole('listitem').filter({ hasText: 'Bottega' })

  test('shows the mark and the region of each, and so does its page', async () => {
    await openPage(page, '/le-cooperative')
    const row = rows().filter({ hasText: 'Bottega delle Langhe' })
    await row.getByText('Piemonte', { exact: true }).waitFor()
    const drawn = (of: Locator) =>
      expect
        .poll(() => of.evaluateAll((images: { naturalWidth: number }[]) => images.map((one) => one.naturalWidth > 0)))
        .toEqual([true])
    await drawn(row.locator('img'))
    expect(await rows().locator('img').count()).toBe(5)
    await row.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Bottega delle Langhe' }).waitFor()
    await drawn(main().locator('img[width="56"]'))
    await main().locator('header').getByText('Piemonte', { exact: true }).waitFor()
  })

  test('is searched from four characters on after a pause of 300 milliseconds [articles-22]', async () => {
    await page.clock.install()
    await openPage(page, '/le-cooperative')
    expect(await rows().count()).toBe(5)
    expect(await clear().count()).toBe(0)
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (isArticleSearch(url)) asked.push(url.searchParams.get('q'))
    })
    // The browser tells of a request a moment after it is made.
    const askedByNow = async () => {
      await page.waitForTimeout(300)
      return asked
    }
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await search().pressSequentially('lag')
    await page.clock.runFor(600)
    expect(await askedByNow()).toEqual([])
    await page.getByText(say('articles.cooperatives.short', { count: 4 })).waitFor()
    await search().press('End')
    await search().press('h')
    await page.clock.runFor(200)
    await search().press('i')
    await page.clock.runFor(299)
    expect(await askedByNow()).toEqual([])
    await page.clock.runFor(1)
    expect(await askedByNow()).toEqual(['laghi'])
    await page.clock.resume()
    await expect.poll(() => rows().count()).toBe(1)
    await clear().click()
    await expect.poll(() => rows().count()).toBe(5)
    expect(await clear().count()).toBe(0)
  })

  test('shows six placeholders, then that nothing is found; an empty query shows all again [articles-23]', async () => {
    await openPage(page, '/le-cooperative')
    await pretendPages(page, 1, 1000)
    await search().fill('zanzibar')
    await page.locator('main [data-skeleton]').first().waitFor()
    expect(await page.locator('main [data-skeleton]').count()).toBe(6)
    await page.getByText(say('articles.cooperatives.noResult')).waitFor()
    await search().fill('')
    await expect.poll(() => rows().count()).toBe(5)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('is narrowed to ten kilometres around the device, with an address each and a page of its own [articles-29]', async () => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 45.757, longitude: 8.557 })
    await openPage(page, '/le-cooperative')
    await page.getByRole('button', { name: say('articles.cooperatives.locate') }).click()
    await expect.poll(() => rows().count()).toBe(1)
    expect(await rows().innerText()).toContain('Piazza del Popolo 5, Arona (NO)')
    await clear().waitFor()
    await rows().getByRole('link').click()
    await page.waitForURL(({ pathname }) => pathname === lakes)
  })

  test('numbers seven pages at most, and none while it is filtered [articles-24]', async () => {
    await openPage(page, lakes)
    await pretendPages(page, 20)
    await page
      .getByRole('navigation', { name: say('articles.way') })
      .getByRole('link', { name: say('articles.cooperativesTitle') })
      .click()
    await pager().waitFor()
    const places = await pager().getByRole('listitem').allInnerTexts()
    expect(places.filter((text) => /\d|…/.test(text))).toHaveLength(7)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await pager().isVisible()).toBe(false)
    await page.setViewportSize({ width: 1280, height: 900 })
    await search().fill('bottega')
    await clear().waitFor()
    await pager().waitFor({ state: 'detached' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('says that an error occurred when it cannot be searched [articles-25]', async () => {
    await openPage(page, '/le-cooperative')
    await page.route(isArticleSearch, (route) => route.fulfill({ status: 500, body: '' }))
    await search().fill('laghi')
    await main().getByText(say('common.generalError')).waitFor()
    await main()
      .getByRole('button', { name: say('common.retry') })
      .waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
