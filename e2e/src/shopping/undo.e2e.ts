import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import type { RunningProgram } from '../support/program.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  answered,
  ask,
  dialog,
  newCustomer,
  openPage,
  openProduct,
  quantityOf,
  setQuantity,
  step,
} from '../support/shopper.ts'
import { shopOrigin, startOwnShop } from '../support/shops.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

interface Line {
  itemId: number
  quantity: number
  acceptAlternatives: boolean
}

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
})

afterAll(() => browser.close())

const linesInCart = async () => (await ask<{ cartItems: Line[] }>(page, '/cart/view')).cartItems
const toast = (text: string) => page.getByRole('region', { name: say('common.notifications') }).getByText(text)
const undo = () => page.getByRole('button', { name: say('common.undo'), exact: true })

/** The only button of this name: the minus of the line's quantity has its own. */
const bin = () =>
  page.getByRole('main').getByRole('button', { name: say('basket.line.remove', { name: jam.name }), exact: true })

describe('a line taken out of the cart', () => {
  test('comes back with everything that was said of it, from the keyboard and on another page', async () => {
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await setQuantity(page, jam.name, '3')
    const [line] = await linesInCart()
    const infos = { accept_alternatives: String(line?.acceptAlternatives !== true) }
    await ask(page, '/cart/update-infos', { items: [{ itemId: line?.itemId, infos }] })
    await openPage(page, '/cart')
    await bin().click()
    await page.getByRole('button', { name: say('line-questions.remove.yes'), exact: true }).press('Enter')
    await undo().waitFor()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('frame.homeLink', { shop: 'Bottega' }) })
      .click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await answered(page, '/cart/add', () => page.keyboard.press('Control+z'))
    const [back] = await linesInCart()
    expect(back).toMatchObject({ quantity: 3, acceptAlternatives: line?.acceptAlternatives !== true })
    await undo().waitFor({ state: 'detached' })
  })

  test('stays out when its goods are gone meanwhile, and the shop says why', async () => {
    await openPage(page, '/cart')
    await page.route('**/ebsn/api/cart/add*', async (route) => {
      const body = route.request().postDataJSON() as { items: { productId: number }[] }
      // Another product that cannot be had stands in for one that was sold out in between.
      const items = body.items.map((item) => ({ ...item, productId: 999_999 }))
      await route.continue({ postData: { ...body, items } })
    })
    await bin().click()
    await page.getByRole('button', { name: say('line-questions.remove.yes'), exact: true }).click()
    await undo().click()
    await toast(textOf('error.product.notFound', 'it')).waitFor()
    await page.unroute('**/ebsn/api/cart/add*')
    expect(await linesInCart()).toEqual([])
  })
})

describe('an amount far above the usual', () => {
  test('is asked about once, and put in only if it is meant', async () => {
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    const field = quantityOf(page, jam.name)
    const question = (amount: string) => dialog(page, say('basket.unusual.title', { amount: `${amount} pz` }))
    await field.fill('30')
    await field.press('Enter')
    await question('30')
      .getByRole('button', { name: say('basket.unusual.no'), exact: true })
      .click()
    await expect.poll(() => quantityOf(page, jam.name).inputValue()).toBe('1')
    await field.fill('31')
    await field.press('Enter')
    await answered(page, '/cart/update', () =>
      question('31')
        .getByRole('button', { name: say('basket.unusual.yes', { amount: '31 pz' }) })
        .click(),
    )
    await answered(page, '/cart/update', () => step(page, 'increase', jam.name))
    expect((await linesInCart())[0]?.quantity).toBe(32)
  })
})

describe('a reserved slot that runs out', () => {
  let shop: RunningProgram
  beforeAll(async () => {
    shop = await startOwnShop({ HOLD_MINUTES: '1' })
  })
  afterAll(() => shop.stop())

  test('is said wherever the shopper is, stays in the header, and leads to a new choice', async () => {
    const person = await newCustomer(browser, shop.origin, { name: 'giulia', device: desktop })
    await person.clock.install()
    await openProduct(person, jam.slug)
    await addFirst(person, jam.name)
    await person.mouse.move(200, 300)
    await person.clock.fastForward(61_000)
    const said = person.getByRole('region', { name: say('common.notifications') })
    await said.getByText(sayAny('destination.expiredNotice', 'slot')).waitFor()
    await person.getByRole('banner').getByText(say('frame.service.expired')).filter({ visible: true }).waitFor()
    await said.getByRole('button', { name: say('destination.chooseAgain') }).click()
    await dialog(person, startsWith(say('delivery.slot.title'))).waitFor()
    await person.context().close()
  })
})
