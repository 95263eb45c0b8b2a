import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageTexts } from '@bottega/bank/page-texts.ts'
import { desktop, launchBrowser } from '../support/browser.ts'
import type { RunningProgram } from '../support/program.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  answered,
  byCard,
  daysTooNear,
  dialog,
  freeSlot,
  newCustomer,
  openPage,
  quantityOf,
  readConfirmation,
} from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

/** The shop of this journey alone: the cart begins without a place in a slot, whatever other journeys chose. */
let shop: RunningProgram
let browser: Browser
let page: Page

beforeAll(async () => {
  shop = await startOwnShop()
  browser = await launchBrowser()
  page = await newCustomer(browser, shop.origin, { name: 'rossi', device: desktop })
})

afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const isFocused = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0

/** Goes on with Tab until the focus is there, and sees that it shows. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 150 && !(await isFocused(target)); presses += 1) await page.keyboard.press('Tab')
  expect(await isFocused(target), `Tab reaches ${String(target)}`).toBe(true)
  expect(await target.and(page.locator(':focus-visible')).count()).toBe(1)
}

async function pressOn(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await page.keyboard.press(key)
}

describe('a customer without a mouse', () => {
  test('jumps over the header to the content', async () => {
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(page.getByRole('link', { name: say('frame.skip') }))).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
  })

  test('finds a product among the suggestions of the search line', async () => {
    await openPage(page, '/')
    await tabTo(page.getByRole('combobox', { name: say('frame.search.label') }))
    const words = 'confettura di fichi'
    const isWhole = ({ pathname, searchParams }: URL) =>
      pathname.endsWith('/suggest') && searchParams.get('q') === words
    await answered(page, isWhole, () => page.keyboard.type(words))
    const suggestion = page.getByRole('option', { name: jam.name })
    await suggestion.getByText('vasetto 340 g').waitFor()
    for (let presses = 0; presses < 20 && (await suggestion.getAttribute('aria-selected')) !== 'true'; presses += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: jam.name }).waitFor()
  })

  test('leaves a dialog with Escape and is back where it was opened', async () => {
    const add = addButton(page, jam.name)
    await pressOn(add)
    const slots = dialog(page, say('delivery.slot.title'))
    await slots.waitFor()
    await page.keyboard.press('Escape')
    await slots.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(add)).toBe(true)
  })

  test('chooses a day with the arrows and a slot, and goes on with the quantity', async () => {
    await page.keyboard.press('Enter')
    const slots = dialog(page, say('delivery.slot.title'))
    const cells = slots.getByRole('grid').locator('td :focus')
    await tabTo(slots.getByRole('grid').locator('button[tabindex="0"]'))
    for (let presses = 0; presses < daysTooNear; presses += 1) await page.keyboard.press('ArrowRight')
    for (let presses = 0; presses < 12 && !(await freeSlot(cells.locator('..')).isVisible()); presses += 1)
      await page.keyboard.press(presses === 4 ? 'ArrowDown' : 'ArrowRight')
    await answered(page, '/cart/add', () => page.keyboard.press('Enter'))
    await slots.waitFor({ state: 'hidden' })
    await quantityOf(page, jam.name).waitFor()
    await tabTo(quantityOf(page, jam.name))
    await answered(page, '/cart/update', () => page.keyboard.press('ArrowUp'))
    await expect.poll(() => quantityOf(page, jam.name).inputValue()).toBe('2')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('15')
    await answered(page, '/cart/update', () => page.keyboard.press('Enter'))
    await expect.poll(() => quantityOf(page, jam.name).inputValue()).toBe('15')
  })

  test('goes to the payment and pays at the bank [purchase-3]', async () => {
    await pressOn(page.getByRole('banner').getByRole('link', { name: say('frame.cart.summary', { count: 1 }) }))
    await pressOn(dialog(page, say('basket.title')).getByRole('link', { name: say('basket.openPage') }))
    await page.getByRole('heading', { level: 1, name: say('basket.title') }).waitFor()
    await pressOn(
      page
        .getByRole('main')
        .getByRole('link', { name: say('basket.toCheckout') })
        .first(),
    )
    await page.getByRole('heading', { level: 1, name: say('checkout.summary.title') }).waitFor()
    await pressOn(page.getByRole('link', { name: say('checkout.summary.next') }))
    await page.getByRole('heading', { level: 1, name: say('checkout.payment.title') }).waitFor()
    await tabTo(page.getByRole('main').getByRole('radio', { checked: true }))
    for (let presses = 0; presses < 4 && !(await page.getByRole('radio', { name: byCard }).isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown')
    await pressOn(page.getByRole('button', { name: say('checkout.payment.buy') }))
    await page.getByText(pageTexts.it.notReal).waitFor()
    await pressOn(page.getByRole('button', { name: new RegExp(pageTexts.it.kinds.card.pay.replace('{amount}', '.+')) }))
    await readConfirmation(page)
  })
})
