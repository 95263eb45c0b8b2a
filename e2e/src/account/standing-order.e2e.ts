import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { answered, ask, newCustomer, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Orders {
  orders: { standingOrderId: number; proposal?: { proposalId: number } }[]
}

test('a list becomes a standing order, is proposed, and is in the cart and at the checkout by one press', async () => {
  const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone })
  const name = `Ogni settimana ${Date.now()}`
  const { list } = await ask<{ list: { listId: number } }>(page, '/wishlist/insert', { name })
  const { productId } = await ask<{ productId: number }>(page, `/products?slug=${jam.slug}`)
  const items = [{ productId, quantity: 2 }]
  await ask(page, '/wishlist/add_prod', { wishlistId: list.listId, items })
  await openPage(page, `/profile/lists/${list.listId}`)
  await page.getByRole('link', { name: say('repeat.repeat') }).click()
  await page.getByLabel(say('standing.form.day')).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const save = page.getByRole('button', { name: say('standing.form.save') })
  await answered(page, '/standing-order/add', () => save.click())
  await page.getByRole('heading', { level: 2, name }).waitFor()

  const proposed = async () => (await ask<Orders>(page, '/standing-order/list')).orders[0]?.proposal?.proposalId
  await expect.poll(proposed, { timeout: atThisSpeed(60_000), interval: 1000 }).toBeGreaterThan(0)
  await openPage(page, `/profile/standing-orders/${await proposed()}`)
  await page.getByRole('main').getByText(jam.name).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  const take = page.getByRole('button', { name: say('standing.proposal.take') })
  await answered(page, '/standing-order/proposal/take', () => take.click())
  await page.waitForURL(({ pathname }) => ['/checkout', '/payment'].includes(pathname))

  await openPage(page, '/profile/standing-orders')
  const pause = page.getByRole('button', { name: say('standing.pause') }).first()
  await answered(page, '/standing-order/pause', () => pause.click())
  await page.getByRole('main').getByText(say('standing.reasons.customer')).first().waitFor()
  const [order] = (await ask<Orders>(page, '/standing-order/list')).orders
  await ask(page, '/standing-order/end', { standing_order_id: order?.standingOrderId })
  await ask(page, '/wishlist/delete', { list_id: list.listId })
})
