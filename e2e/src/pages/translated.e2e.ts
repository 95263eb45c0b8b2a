import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, newCustomer, newVisitor, openPage, quantityOf } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

/** As translators of browsers do: every text is put into an element of its own, also what comes later. */
const translate = `(() => {
  const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'FONT', 'TITLE'])
  function wrap(root) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      if (text.data.trim() === '' || skipped.has(text.parentElement?.tagName ?? 'SCRIPT')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  }
  wrap(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode)
  }).observe(document.body, { childList: true, subtree: true })
})()`

let browser: Browser
let problems: string[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

function noteProblems(page: Page): void {
  problems = []
  page.on('pageerror', (error) => problems.push(error.message))
}

async function openTranslated(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await page.evaluate(translate)
}

test('a page translated by the browser sells: goods go into the cart, change and leave it [translated-1]', async () => {
  const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone })
  noteProblems(page)
  await openTranslated(page, `/product/${jam.slug}`)
  await addFirst(page, jam.name)
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: say('quantity.increase', { name: jam.name }) })
    .first()
    .click()
  await expect.poll(() => quantityOf(page, jam.name).inputValue()).toBe('2')
  await openTranslated(page, '/cart')
  await main
    .getByRole('button', { name: say('quantity.decrease', { name: jam.name }) })
    .first()
    .click()
  await expect.poll(() => quantityOf(page, jam.name).inputValue()).toBe('1')
  await main
    .getByRole('button', { name: say('quantity.decrease', { name: jam.name }) })
    .first()
    .click()
  await page
    .getByRole('heading', { name: say('basket.empty.title') })
    .or(page.getByRole('dialog'))
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test.each(['/', '/category/frutta-e-verdura', '/search?q=latte', '/login', '/registration-user', '/page/help'])(
  'the translated page %s leads on without a fault [translated-2]',
  async (address) => {
    const page = await newVisitor(browser, shopOrigin(), phone, address)
    noteProblems(page)
    await page.evaluate(translate)
    await page.getByRole('combobox').first().fill('pane')
    await page.getByRole('listbox').first().waitFor()
    await page.getByRole('combobox').first().press('Enter')
    await page.waitForURL(/\/search\?q=pane/)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.goBack()
    await page.waitForURL(({ pathname, search }) => pathname + search === address)
    expect(problems).toEqual([])
    await page.context().close()
  },
)
