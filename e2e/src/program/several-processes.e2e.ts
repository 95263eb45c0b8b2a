import { ordersDelete, ordersView } from '@bottega/contract/orders/calls.ts'
import { checkoutPaymentResult } from '@bottega/contract/checkout/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { authTest } from '@bottega/contract/auth/calls.ts'
import { openPostgres } from '@bottega/api/kernel/database/database.ts'
import { type Cluster, postgresPrograms, startCluster } from '@bottega/api/testing/database/postgres-cluster.ts'
import { httpStatus } from '@bottega/contract/codes.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, orderAtHome, orderByCard, signInGiulia } from '../support/at-the-counter.ts'
import { type RunningProgram, startProgram, startSharedBank } from '../support/program.ts'

let cluster: Cluster
let one: RunningProgram
let other: RunningProgram
let bank: Awaited<ReturnType<typeof startSharedBank>>
let bankFolder: string

const away = 'error.service.unavailable'

describe.skipIf(postgresPrograms() === undefined)('two processes on one PostgreSQL', () => {
  beforeAll(async () => {
    cluster = await startCluster()
    bankFolder = await mkdtemp(join(tmpdir(), 'bottega-e2e-bank-'))
    bank = await startSharedBank(bankFolder)
    const environment = {
      DATABASE_URL: `postgresql://postgres@localhost/postgres?host=${cluster.socketFolder}`,
      ...bank.settings,
    }
    // At the same moment, on an empty database: one migrates and seeds, the other waits for it.
    ;[one, other] = await Promise.all([startProgram({ environment }), startProgram({ environment })])
  })
  afterAll(async () => {
    await one.stop()
    await bank.stop()
    await cluster.stop()
    await rm(bankFolder, { recursive: true, force: true })
  })

  test('share visits, carts and orders [program-3]', async () => {
    const { giulia, token } = await signInGiulia(one.origin)
    const next = clientOf(other.origin, token)
    const orderId = await orderAtHome(giulia)
    const seen = await next.call(ordersView, { query: { order_id: orderId } })
    expect(seen.data.order.orderId).toBe(orderId)
    await next.call(ordersDelete, { body: { order_id: orderId } })
    const { data } = await giulia.call(ordersView, { query: { order_id: orderId } })
    expect(data.order.can.cancel).toBe(false)
  })

  test('share the bank: what one begins to pay, the other sees paid [program-9]', async () => {
    const { giulia, token } = await signInGiulia(one.origin)
    const next = clientOf(other.origin, token)
    for (const [here, there] of [
      [giulia, next],
      [next, giulia],
    ] as const) {
      const { orderId, redirectUrl = '' } = await orderByCard(here)
      expect(redirectUrl).toContain(bank.settings.PAYMENT_SANDBOX_URL)
      const body = new URLSearchParams({ do: 'pay', way: 'accepted' })
      expect((await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
      const { data } = await there.call(checkoutPaymentResult, { body: { order_id: orderId } })
      expect(data).toMatchObject({ orderId, orderStatusId: orderStatus.ordered })
    }
  })

  test('say in the person’s language that the database is away, live on, and go on when it is back [program-2]', async () => {
    const { token } = await signInGiulia(one.origin)
    await cluster.crash()
    const german = clientOf(one.origin, token, 'de')
    await expect(german.call(cartView, { query: {} })).rejects.toMatchObject({
      code: away,
      text: textOf(away, 'de'),
      httpStatus: httpStatus(away),
    })
    expect((await fetch(`${one.origin}/health/live`)).status).toBe(200)
    expect((await fetch(`${one.origin}/health/ready`)).status).toBe(503)
    const page = await fetch(`${one.origin}/cart`, { headers: { cookie: `bottega_session=${token}` } })
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    const text = await page.text()
    expect(text).toContain(textOf(away, 'it'))
    expect(text).not.toMatch(/ECONN|ENOENT|node_modules|\.ts:\d|select|Failed query/)
    await cluster.start()
    await expect.poll(async () => (await fetch(`${one.origin}/health/ready`)).status).toBe(200)
    expect((await clientOf(one.origin, token).call(authTest)).user.login).toBe('giulia@bottega.example')
  })

  test('tell a page whose connection is lost in the middle when to come back [program-8]', async () => {
    const { token } = await signInGiulia(one.origin)
    const { pool, close } = openPostgres({ host: cluster.socketFolder, user: 'postgres', database: 'postgres' }, 2)
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('lock table cart in access exclusive mode')
      const page = fetch(`${one.origin}/cart`, { headers: { cookie: `bottega_session=${token}; lang=de` } })
      const lose = async () => {
        const { rowCount } = await pool.query(
          "select pg_terminate_backend(pid) from pg_locks where relation = 'cart'::regclass and not granted",
        )
        return rowCount
      }
      await expect.poll(lose).toBeGreaterThan(0)
      // The other calls of the page are answered: one lost connection is enough.
      await holder.query('rollback')
      const reply = await page
      expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([503, true])
      const text = await reply.text()
      expect(text).toContain(textOf(away, 'de'))
      expect(text).toContain(String(reply.headers.get('x-request-id')))
    } finally {
      // Its transaction ends with it.
      holder.release(true)
      await close()
    }
  })

  test('one that is stopped answers what it has begun [program-14]', async () => {
    const ask = () =>
      fetch(`${other.origin}/ebsn/api/products?page_size=200&q=latte`).then(async (reply) => reply.json())
    await ask()
    const answers = Array.from({ length: 20 }, ask)
    const whole = Promise.allSettled(answers)
    await Promise.race(answers)
    const code = await other.stop()
    expect({ code, output: other.output() }).toMatchObject({ code: 0 })
    const results = await whole
    const answered = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value as { data?: object }] : []))
    expect(answered.length).toBeGreaterThan(0)
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/fetch failed/)
  })
})
