import { ordersList, ordersView } from '@bottega/contract/orders/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { expect, test } from 'vitest'
import { orderAtHome, signInGiulia } from '../support/at-the-counter.ts'
import { inDatabase } from '../support/in-database.ts'
import { startProgram } from '../support/program.ts'
import { furnishedFolder } from '../support/shops.ts'

const ordersOf = async (giulia: Api) =>
  (await giulia.call(ordersList, { query: { show_pending: true, page_size: 100 } })).data.orders.map(
    ({ orderId }) => orderId,
  )

/** Places orders until the shop is killed; the ids of answered ones are added to `answered`. */
async function orderUntilGone(giulia: Api, answered: number[]): Promise<void> {
  try {
    for (;;) answered.push(await orderAtHome(giulia))
  } catch {
    // Expected: this test kills the shop.
  }
}

/** A mail claimed by the killed process stays claimed for two minutes (outbox.service.ts): they are over at once. */
const letClaimsEnd = (dataDir: string) =>
  inDatabase(dataDir, 'update outbox set next_attempt_at = now() where delivered_at is null')

// An answered order that is lost or incomplete would be the worst failure of a shop.
const whole =
  'killed in the middle of buying, the shop has every order whole or not at all, and its mails leave afterwards [program-13]'
test(whole, { timeout: atThisSpeed(600_000) }, async () => {
  const dataDir = await furnishedFolder()
  const first = await startProgram({ dataDir })
  const { giulia } = await signInGiulia(first.origin)
  const before = await ordersOf(giulia)
  const answered: number[] = []
  const buying = orderUntilGone(giulia, answered)
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(2)
  await pause(Math.random() * 200)
  const ended = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await ended
  await buying

  const second = await startProgram({ dataDir })
  const { giulia: back } = await signInGiulia(second.origin)
  const now = (await ordersOf(back)).filter((orderId) => !before.includes(orderId))
  expect(now).toEqual(expect.arrayContaining(answered))
  for (const orderId of now) {
    const { order } = (await back.call(ordersView, { query: { order_id: orderId } })).data
    expect(order.status.orderStatusId).toBe(orderStatus.ordered)
    expect(order.orderItems.length).toBeGreaterThan(0)
    expect(order.can.cancel).toBe(true)
  }
  expect(await orderAtHome(back)).toBeGreaterThan(Math.max(...now))
  expect(await second.stop()).toBe(0)

  await letClaimsEnd(dataDir)
  const third = await startProgram({ dataDir })
  const mails = async () => (await fetch(`${third.origin}/dev/mail`)).text()
  for (const orderId of now) await expect.poll(mails, { timeout: atThisSpeed(60_000) }).toContain(String(orderId))
  expect(await third.stop()).toBe(0)
  await rm(dataDir, { recursive: true, force: true })
})
