import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { newVisitor, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newVisitor(browser, shopOrigin(), desktop)
})

afterAll(() => browser.close())

describe('back from a product to its shelf', () => {
  test('everything is where it was, and nothing is fetched again [catalogue-13]', async () => {
    await openPage(page, '/category/frutta-e-verdura')
    const onOffer = page.getByRole('checkbox', { name: say('catalog.only.promo') })
    await onOffer.check()
    await page.waitForURL(({ searchParams }) => searchParams.get('promo') === 'true')
    await page.getByRole('main').locator('[aria-busy=true]').waitFor({ state: 'detached' })
    const product = page.getByRole('main').getByRole('article').nth(9).getByRole('link').first()
    const name = await product.innerText()
    // Scrolls it into view as a press would, below the sticky header.
    await product.hover()
    const scrolledTo = Number(await page.evaluate('scrollY'))
    expect(scrolledTo).toBeGreaterThan(100)
    await product.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await product.waitFor()
    await expect.poll(() => page.evaluate('scrollY')).toBe(scrolledTo)
    expect(await onOffer.isChecked()).toBe(true)
    expect(new URL(page.url()).searchParams.get('promo')).toBe('true')
    expect(asked.filter((url) => /\/ebsn\/api\/products|\.data(\?|$)/.test(url))).toEqual([])
  })
})
