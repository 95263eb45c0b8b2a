import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, ask, newCustomer, openPage, openProduct } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

/** The style sheet of a reader. (WCAG 2.2, 1.4.12 and 1.4.4) */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`
const twice = 'html { font-size: 200% !important; }'

const pages = ['/', '/category/frutta-e-verdura', `/product/${jam.slug}`, '/cart', '/search?q=mele', '/profile/orders']

/** Texts beyond the right edge of the window that nothing scrolls to, and names of goods that are cut. */
const unreadable = `(() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const scrolls = (one) => one !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const beyond = [...document.querySelectorAll('body *')].filter((one) => {
    if (one.children.length > 0 || one.textContent.trim() === '' || !seen(one) || scrolls(one.parentElement)) return false
    const { left, right, width } = one.getBoundingClientRect()
    return width > 2 && right > innerWidth + 1 && left >= 0
  })
  const cut = [...document.querySelectorAll('article a, table, h1, h2')].filter(
    (one) => seen(one) && getComputedStyle(one).overflow === 'hidden' && one.scrollHeight > one.clientHeight + 2,
  )
  return [...beyond, ...cut].map((one) => one.textContent.trim().slice(0, 60))
})()`

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: { bypassCSP: true } })
  await openProduct(page, jam.slug)
  await addFirst(page, jam.name)
})

afterAll(() => browser.close())

describe.each([
  ['wider spacing', spacing],
  ['letters of twice the size', twice],
])('with %s', (_name, css) => {
  test.each([390, 1280])('everything can be read in a window of %i pixels [access-20]', async (width) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await openPage(page, path)
      await page.addStyleTag({ content: css })
      expect(await page.evaluate(unreadable), path).toEqual([])
    }
  })
})

describe('at 400 %, where the window is 320 by 256 pixels', () => {
  /** The part of the window's height that stays where it is while the page scrolls. */
  const held = `(() => {
    scrollTo(0, 300)
    return [...document.querySelectorAll('body *')].reduce((most, one) => {
      if (!['fixed', 'sticky'].includes(getComputedStyle(one).position) || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return most
      const { top, bottom, width } = one.getBoundingClientRect()
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
      return width > 100 && height > 8 ? most + height : most
    }, 0)
  })()`

  test.each(['/cart', `/product/${jam.slug}`, '/category/frutta-e-verdura'])(
    'nothing of %s stays on the screen while the rest scrolls [access-21]',
    async (path) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await openPage(page, path)
      expect(await page.evaluate(held)).toBe(0)
      const { cartItems } = await ask<{ cartItems: unknown[] }>(page, '/cart/view')
      expect(cartItems.length).toBeGreaterThan(0)
    },
  )
})
