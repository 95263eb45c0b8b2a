import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { found } from '../support/cart.ts'
import type { RunningProgram } from '../support/program.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  arriveAt,
  ask,
  dialog,
  fillInLogin,
  newCustomer,
  newVisitor,
  openPage,
  openProduct,
  quantityOf,
} from '../support/shopper.ts'
import { startOwnShop } from '../support/shops.ts'
import { say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a shop without live updates, where visitors have carts', () => {
  let shop: RunningProgram
  beforeAll(async () => {
    shop = await startOwnShop({ LIVE_CART_UPDATES: 'false', ANONYMOUS_CARTS: 'true' })
  })
  afterAll(() => shop.stop())

  test('holds a quantity until a button sends it, asks before zero, and merges the cart at login [cart-22]', async () => {
    const visitor = await newVisitor(browser, shop.origin, desktop)
    const main = visitor.getByRole('main')
    const button = (key: string) =>
      main
        .getByRole('button', {
          name: say(`${key === 'updateNamed' ? 'held-quantity' : 'quantity'}.${key}`, { name: jam.name }),
        })
        .first()
    const itemsInCart = async () => {
      const reply = await visitor.request.get('/ebsn/api/cart/view')
      const { data } = (await reply.json()) as { data: { cartItems: { quantity: number }[] } }
      return data.cartItems.map(({ quantity }) => quantity)
    }
    await openProduct(visitor, jam.slug)
    await button('increase').click()
    await button('increase').press('Enter')
    await expect.poll(() => quantityOf(visitor, jam.name).inputValue()).toBe('3')
    expect(await itemsInCart()).toEqual([])
    await button('addNamed').press('Enter')
    await button('updateNamed').waitFor()
    await expect.poll(itemsInCart).toEqual([3])
    await quantityOf(visitor, jam.name).fill('5')
    await quantityOf(visitor, jam.name).press('Enter')
    expect(await itemsInCart()).toEqual([3])
    const update = '**/ebsn/api/cart/update*'
    await visitor.route(update, (route) => route.abort())
    await button('updateNamed').click()
    await visitor.getByText(textOf('error.general', 'it')).first().waitFor()
    expect(await quantityOf(visitor, jam.name).inputValue()).toBe('5')
    await visitor.unroute(update)
    await button('updateNamed').click()
    await expect.poll(itemsInCart).toEqual([5])
    for (let press = 0; press < 5; press += 1) await button('decrease').click()
    await button('updateNamed').click()
    const sure = dialog(visitor, say('line-questions.remove.title', { name: jam.name }))
    await sure.getByRole('button', { name: say('line-questions.remove.no') }).click()
    expect(await itemsInCart()).toEqual([5])
    await openPage(visitor, '/login?redirect=/cart')
    await fillInLogin(visitor, 'nuovo')
    await arriveAt(visitor, '/cart')
    await main.getByRole('link', { name: jam.name }).waitFor()
    expect(await itemsInCart()).toEqual([5])
  })

  test('tells after the login which lines of a merged cart exceed a limit', async () => {
    const atHome = await newCustomer(browser, shop.origin, { name: 'marco', device: desktop })
    const [oil] = await found(atHome, 'q=olio%20del%20garda')
    const two = { items: [{ productId: oil?.productId, quantity: 2 }] }
    await ask(atHome, '/cart/add', two)
    const elsewhere = await newVisitor(browser, shop.origin, desktop)
    await ask(elsewhere, '/cart/add', two)
    await openPage(elsewhere, '/login?redirect=/cart')
    const remark = textOf('warning.cart.quantityLimited', 'it', { name: oil?.name ?? '', maximum: '2' })
    const said = elsewhere.getByRole('region', { name: say('common.notifications') }).getByText(remark)
    await Promise.all([said.waitFor(), fillInLogin(elsewhere, 'marco')])
    await arriveAt(elsewhere, '/cart')
    await elsewhere
      .getByRole('main')
      .getByRole('link', { name: oil?.name ?? '-' })
      .waitFor()
  })
})
