import { textOf } from '@bottega/contract/texts/text-of.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { ask, dialog, newCustomer, openPage, payAtBank, type PersonName, takeFirstPlace } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith } from '../support/words.ts'

// Guards that what moves money or writes a document happens once: however often it is pressed, in how many tabs, and
// where the answer to the first press was lost.

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
let giulia: Page

beforeAll(async () => {
  browser = await launchBrowser()
  giulia = await customer('giulia')
})
afterAll(() => browser.close())

const customer = (name: PersonName) => newCustomer(browser, shopOrigin(), { name, device: desktop })

/** The same page twice: the second tab shows what was true when it was opened. */
async function inTwoTabs(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage()
  await openPage(other, address)
  await page.bringToFront()
  await openPage(page, address)
  return other
}

/** Answers of the shop to this call, as they come. */
function answersTo(page: Page, path: string): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(path)) statuses.push(response.status())
  })
  return statuses
}

/** The shop does what the next such call asks, and its answer never arrives. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/**
 * The next such call does not reach the shop. A browser set offline and back lets a call through, or holds one up, for
 * some milliseconds around the change.
 */
const loseRequest = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.abort('internetdisconnected'), { times: 1 })

const alert = (page: Page, text: string | RegExp = /./) => page.getByRole('alert').filter({ hasText: text }).first()

test('a due is paid once; the other tab says that it is settled [twice-1]', async () => {
  const rossi = await customer('rossi')
  const other = await inTwoTabs(rossi, '/profile/paymentduedate')
  const paid = answersTo(rossi, '/payment-due-date/pay')
  const pay = rossi.getByRole('button', { name: startsWith(say('documents.dues.pay')) }).first()
  const name = (await pay.getAttribute('aria-label')) ?? ''
  await loseRequest(rossi, '/payment-due-date/pay')
  await pay.click()
  await alert(rossi).waitFor()
  await pay.dblclick()
  await payAtBank(rossi, 'accepted')
  await rossi.getByText(say('documents.dues.paid')).waitFor()
  expect(paid).toHaveLength(1)
  await other.getByRole('button', { name, exact: true }).click()
  await alert(other, textOf('error.due.settled', 'it')).waitFor()
  await rossi.context().close()
})

test('an order is cancelled once; the other tab says so and shows it [twice-2]', async () => {
  await takeFirstPlace(giulia, deliveryService.home)
  const { productId } = await ask<{ productId: number }>(giulia, `/products?slug=${jam.slug}`)
  await ask(giulia, '/cart/add', { items: [{ productId, quantity: 12 }] })
  const { orderId } = await ask<{ orderId: number }>(giulia, '/checkout/buy?payment_type_id=2', {})
  const other = await inTwoTabs(giulia, `/profile/orders/${orderId}`)
  const cancelled = answersTo(giulia, '/order/delete')
  const cancel = (page: Page) => page.getByRole('button', { name: say('orders.actions.cancel'), exact: true })
  const yes = (page: Page) =>
    dialog(page, say('orders.cancel.title')).getByRole('button', { name: say('orders.cancel.yes') })
  await cancel(giulia).dblclick()
  await yes(giulia).click()
  await cancel(giulia).waitFor({ state: 'detached' })
  expect(await giulia.getByRole('dialog').count()).toBe(0)
  expect(cancelled).toHaveLength(1)
  await cancel(other).click()
  await yes(other).click()
  await other.getByText(textOf('error.order.notCancellable', 'it')).first().waitFor()
  await cancel(other).waitFor({ state: 'detached' })
  await other.close()
})

interface Returnable {
  name: string
  quantity: number
  unit: string
}

test('a return whose answer was lost is asked for once; the other tab says what is left to return [twice-3]', async () => {
  const { orders } = await ask<{ orders: { orderId: number; status: { orderStatusId: number } }[] }>(
    giulia,
    '/order/list?page_size=40',
  )
  const orderId = orders.find(({ status }) => status.orderStatusId === orderStatus.delivered)?.orderId
  const { items } = await ask<{ items: Returnable[] }>(giulia, `/order-refund/options?order_id=${orderId}`)
  const { name } = items.find(({ quantity, unit }) => quantity === 1 && unit === 'pz') ?? expect.unreachable('no line')
  const returns = async () => (await ask<{ refunds: unknown[] }>(giulia, '/order-refund/list')).refunds.length
  const before = await returns()
  const other = await inTwoTabs(giulia, `/profile/order-refund-request?order=${orderId}`)
  const choose = (page: Page) => page.getByRole('checkbox', { name, exact: true }).check()
  const send = (page: Page) => page.getByRole('button', { name: say('returns.request.send') })
  await choose(giulia)
  await choose(other)
  await loseAnswer(giulia, '/order-refund/request')
  await send(giulia).click()
  await alert(giulia).waitFor()
  await send(giulia).click()
  await giulia.waitForURL(/order-refunds\/\d+/)
  expect(await returns()).toBe(before + 1)
  await send(other).click()
  await alert(other, name).waitFor()
  expect(await returns()).toBe(before + 1)
  await other.close()
})

test('rewards whose answer was lost are asked for once; the other tab says that the cart is empty [twice-4]', async () => {
  const { rewards } = await ask<{ rewards: { rewardId: number; points: number }[] }>(giulia, '/loyalty/rewards')
  const cheapest = rewards.toSorted((one, two) => one.points - two.points)[0]
  await ask(giulia, '/loyalty/choose-reward', { reward_id: cheapest?.rewardId, quantity: 1 })
  const catalogue = () => ask<{ points: number; chosenPoints: number }>(giulia, '/loyalty/rewards')
  const { points, chosenPoints } = await catalogue()
  const other = await inTwoTabs(giulia, '/profile/rewards-cart')
  const request = (page: Page) => page.getByRole('button', { name: say('loyalty.rewards.ask'), exact: true })
  await loseAnswer(giulia, '/loyalty/request-rewards')
  await request(giulia).click()
  await alert(giulia).waitFor()
  await request(giulia).click()
  await giulia.waitForURL(({ pathname }) => pathname === '/profile/requested-rewards')
  expect(await catalogue()).toMatchObject({ points: points - chosenPoints, chosenPoints: 0 })
  await request(other).click()
  await alert(other, textOf('error.reward.cartEmpty', 'it')).waitFor()
  await other.close()
})

test('the mail that deletes an account is asked for once [twice-5]', async () => {
  const nuovo = await customer('nuovo')
  await openPage(nuovo, '/profile/delete-account')
  const asked = answersTo(nuovo, '/anonymize_token_request')
  await nuovo.getByRole('button', { name: say('profile.leave.ask.button') }).dblclick()
  await nuovo.getByText(say('profile.leave.ask.sent', { email: 'nuovo@bottega.example' })).waitFor()
  expect(asked).toEqual([200])
  await nuovo.context().close()
})
