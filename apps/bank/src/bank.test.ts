import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentKinds, type PaymentView } from './payment.ts'
import { spawnBank } from './spawn-bank.ts'
import { sign } from './signature.ts'
import { startBank, type RunningBank } from './start-bank.ts'

const secret = 'shared-secret'
let bank: RunningBank
let shop: Server
let shopUrl: string
let shopAnswers: number
let notices: { body: string; headers: IncomingHttpHeaders }[]

beforeAll(async () => {
  shop = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      notices.push({ body, headers: request.headers })
      reply.writeHead(shopAnswers).end()
    })
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  bank = await startBank({
    port: 0,
    host: '127.0.0.1',
    secret,
    noticePauses: [20, 20],
    decidesSoonAfterMs: 20,
    decidesLateAfterMs: 30,
    givesUpAfterMs: 40,
  })
})
beforeEach(() => {
  notices = []
  shopAnswers = 204
})
afterAll(async () => {
  await bank.close()
  shop.close()
})

interface CallOptions {
  body?: unknown
  key?: string
  token?: string
}

const call = (method: string, path: string, { body, key, token = secret }: CallOptions = {}) =>
  fetch(`${bank.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const paymentRequest = (more = {}) => ({
  kind: 'card',
  reference: randomUUID(),
  order: '1042',
  shop: 'Bottega',
  amount: 5230,
  currency: 'EUR',
  language: 'it',
  returnUrl: `${shopUrl}/payment/return?order=1042`,
  noticeUrl: `${shopUrl}/payment/webhook/sandbox`,
  ...more,
})

async function open(more = {}): Promise<PaymentView> {
  const reply = await call('POST', '/payments', { body: paymentRequest(more), key: randomUUID() })
  return (await reply.json()) as PaymentView
}

const look = async (id: string) => (await (await call('GET', `/payments/${id}`)).json()) as PaymentView

const submit = (payment: PaymentView, form: Record<string, string>) =>
  fetch(payment.pageUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

async function noticesOf(payment: PaymentView, count: number) {
  const found = () => notices.filter(({ body }) => body.includes(payment.id))
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count)
  return found()
}

/** The notices the shop received, in whatever order: the bank decides within milliseconds here. */
async function toldOf(payment: PaymentView, count: number): Promise<Set<string>> {
  const notices = await noticesOf(payment, count)
  return new Set(notices.map(({ body }) => (JSON.parse(body) as { type: string }).type))
}

describe('what the shop calls', () => {
  test('a caller without the secret learns nothing [bank-3]', async () => {
    const payment = await open()
    const reply = await call('GET', `/payments/${payment.id}`, { token: 'guess' })
    expect(reply.status).toBe(401)
    expect(await reply.text()).not.toContain(payment.id)
  })

  test('the same key opens one payment, and not for another amount', async () => {
    const body = paymentRequest()
    const send = (amount: number) => call('POST', '/payments', { body: { ...body, amount }, key: body.reference })
    const first = (await (await send(5230)).json()) as PaymentView
    const second = (await (await send(5230)).json()) as PaymentView
    expect(second).toEqual(first)
    expect((await send(1)).status).toBe(409)
    expect(bank.payments().filter(({ reference }) => reference === body.reference)).toHaveLength(1)
  })

  test('a payment is found by the shop’s own reference', async () => {
    const payment = await open()
    const reply = await call('GET', `/payments?reference=${payment.reference}`)
    expect(await reply.json()).toEqual({ payments: [payment] })
  })

  test('at most what was authorised is captured, once for each key', async () => {
    const payment = await open()
    await submit(payment, { way: 'accepted', do: 'pay' })
    const capture = (amount: number, key: string) =>
      call('POST', `/payments/${payment.id}/capture`, { body: { amount }, key })
    expect((await capture(5231, 'a')).status).toBe(409)
    expect((await capture(4000, 'b')).status).toBe(200)
    expect((await capture(4000, 'b')).status).toBe(200)
    expect((await capture(1000, 'c')).status).toBe(409)
    expect(await look(payment.id)).toMatchObject({ status: 'captured', captured: 4000 })
  })

  test('a capture the issuer refuses ends the payment, and nothing of it is taken', async () => {
    const payment = await open()
    await submit(payment, { way: 'accepted', do: 'pay' })
    bank.behaviour.refusesCaptures = true
    const capture = (key: string) => call('POST', `/payments/${payment.id}/capture`, { body: { amount: 4000 }, key })
    expect((await capture('a')).status).toBe(409)
    bank.behaviour.refusesCaptures = false
    expect((await capture('a')).status).toBe(409)
    expect(await look(payment.id)).toMatchObject({ status: 'voided', captured: 0 })
  })

  test('at most what was captured is refunded', async () => {
    const payment = await open()
    await submit(payment, { way: 'accepted', do: 'pay' })
    await call('POST', `/payments/${payment.id}/capture`, { body: { amount: 4000 }, key: 'capture' })
    const refund = (amount: number, key: string) =>
      call('POST', `/payments/${payment.id}/refund`, { body: { amount }, key })
    expect((await refund(1500, 'r1')).status).toBe(200)
    expect((await refund(1500, 'r1')).status).toBe(200)
    expect((await refund(3000, 'r2')).status).toBe(409)
    expect((await refund(2500, 'r3')).status).toBe(200)
    expect(await look(payment.id)).toMatchObject({ status: 'refunded', refunded: 4000 })
  })

  test('a page closed by the shop can no longer be paid on', async () => {
    const payment = await open()
    expect((await call('POST', `/payments/${payment.id}/void`, { key: 'v' })).status).toBe(200)
    await submit(payment, { way: 'accepted', do: 'pay' })
    expect(await look(payment.id)).toMatchObject({ status: 'voided' })
  })

  test('closing ends what is not paid yet, and leaves what is [bank-2]', async () => {
    const [left, paid] = [await open(), await open()]
    await submit(paid, { way: 'accepted', do: 'pay' })
    for (const payment of [left, paid]) await call('POST', `/payments/${payment.id}/close`, { body: {} })
    await submit(left, { way: 'accepted', do: 'pay' })
    expect(await look(left.id)).toMatchObject({ status: 'voided' })
    expect(await look(paid.id)).toMatchObject({ status: 'authorised' })
  })
})

describe('the page', () => {
  test('says that it is a test bank and what is paid, in the person’s language', async () => {
    const page = await (await fetch((await open({ language: 'de' })).pageUrl)).text()
    expect(page).toContain('<html lang="de"')
    expect(page).toContain('Dies ist eine Testbank')
    expect(page).toContain('52,30')
    expect(page).not.toContain('<script')
  })

  test('writes thousands with their point, as the shop does [bank-1]', async () => {
    const page = await (await fetch((await open({ amount: 123450 })).pageUrl)).text()
    expect(page.replaceAll('\u00a0', ' ')).toContain('<span class="amount">1.234,50 €</span>')
  })

  test('shows what the shop wrote as text, not as markup [bank-6]', async () => {
    const page = await (await fetch((await open({ order: '<img src=x>' })).pageUrl)).text()
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img')
  })

  test('lets the browser go back to the shop after the form [bank-7]', async () => {
    const reply = await fetch((await open()).pageUrl)
    expect(reply.headers.get('content-security-policy')).toContain(`form-action 'self' ${shopUrl}`)
  })

  test.each([
    [{ way: 'accepted', do: 'pay' }, 'authorised'],
    [{ way: 'declined', do: 'pay' }, 'declined'],
    [{ way: 'accepted', do: 'cancel' }, 'cancelled'],
  ])('%j leads back to the shop, and the payment is %s', async (form, status) => {
    const payment = await open()
    const reply = await submit(payment, form)
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toBe(`${shopUrl}/payment/return?order=1042`)
    expect(await look(payment.id)).toMatchObject({ status })
  })

  test('an unknown card charges nothing [bank-4]', async () => {
    const payment = await open()
    expect((await submit(payment, { way: 'constructor', do: 'pay' })).status).toBe(400)
    expect(await look(payment.id)).toMatchObject({ status: 'open' })
  })

  test('the slow card is decided after the person has gone back', async () => {
    const payment = await open()
    await submit(payment, { way: 'late', do: 'pay' })
    expect(await toldOf(payment, 2)).toEqual(new Set(['payment.processing', 'payment.authorised']))
    expect(await look(payment.id)).toMatchObject({ status: 'authorised' })
  })

  test('a second submit changes nothing [bank-5]', async () => {
    const payment = await open()
    await submit(payment, { way: 'accepted', do: 'pay' })
    await submit(payment, { way: 'declined', do: 'pay' })
    expect(await look(payment.id)).toMatchObject({ status: 'authorised' })
    expect(await (await fetch(payment.pageUrl)).text()).toContain('Questo pagamento è già concluso')
  })
})

describe('whom the bank pretends to be', () => {
  test.each(paymentKinds)('%s has a page of its own, that works without script', async (kind) => {
    const page = await (await fetch((await open({ kind })).pageUrl)).text()
    expect(page).toContain(`data-kind="${kind}"`)
    expect(page).not.toContain('<script')
    expect(page).not.toContain('undefined')
  })

  test.each([
    ['accepted', 'authorised'],
    ['declined', 'declined'],
    ['ignored', 'declined'],
  ])('a telephone where it is %s answers after the person has gone back: %s', async (way, status) => {
    const payment = await open({ kind: 'phone' })
    await submit(payment, { way, do: 'pay' })
    expect(await toldOf(payment, 2)).toEqual(new Set(['payment.processing', `payment.${status}`]))
    expect(await look(payment.id)).toMatchObject({ status })
  })

  test('a way of another kind pays nothing', async () => {
    const payment = await open({ kind: 'meal-card' })
    expect((await submit(payment, { way: 'late', do: 'pay' })).status).toBe(400)
    expect(await look(payment.id)).toMatchObject({ status: 'open' })
  })
})

describe('a card the bank remembers', () => {
  async function remembered(way: string): Promise<string> {
    const payment = await open({ mayRemember: true })
    await submit(payment, { way, do: 'pay', remember: 'yes' })
    return (await look(payment.id)).instrument?.token ?? ''
  }
  const pay = (instrument: string) =>
    call('POST', '/payments', { body: paymentRequest({ instrument }), key: randomUUID() })

  test('is charged by its token, without a page, and does as it always does', async () => {
    expect(await (await pay(await remembered('accepted'))).json()).toMatchObject({ status: 'authorised' })
    expect(await (await pay(await remembered('declined'))).json()).toMatchObject({ status: 'declined' })
  })

  test('is not remembered unless its owner says so, nor where the shop did not ask', async () => {
    const silent = await open({ mayRemember: true })
    await submit(silent, { way: 'accepted', do: 'pay' })
    expect(await look(silent.id)).not.toHaveProperty('instrument')
    const unasked = await open()
    await submit(unasked, { way: 'accepted', do: 'pay', remember: 'yes' })
    expect(await look(unasked.id)).not.toHaveProperty('instrument')
  })

  test('is charged no more once forgotten', async () => {
    const token = await remembered('accepted')
    await call('POST', `/instruments/${token}/forget`, { body: {} })
    expect((await pay(token)).status).toBe(409)
  })
})

describe('notices', () => {
  test('are signed over the bytes sent, with the time', async () => {
    const payment = await open()
    await submit(payment, { way: 'accepted', do: 'pay' })
    const [notice] = await noticesOf(payment, 1)
    const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(notice?.headers['bank-signature'])) ?? []
    const expected = createHmac('sha256', secret).update(`${seconds}.${notice?.body}`).digest('hex')
    expect(given).toBe(expected)
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(10)
    expect(JSON.parse(notice?.body ?? '')).toMatchObject({
      type: 'payment.authorised',
      payment: { reference: payment.reference, amount: 5230, currency: 'EUR', order: '1042' },
    })
  })

  test('are repeated with the same id until the shop takes them', async () => {
    shopAnswers = 500
    const payment = await open()
    await submit(payment, { way: 'accepted', do: 'pay' })
    await noticesOf(payment, 2)
    shopAnswers = 204
    const notices = await noticesOf(payment, 3)
    expect(new Set(notices.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1)
  })
})

test('a bank whose secret is changed knows the shop by both, and signs with the new one [bank-150]', async () => {
  const both = await startBank({ port: 0, host: '127.0.0.1', secret: 'new-secret old-secret', noticePauses: [] })
  const statusOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${both.url}/api/payments`, { headers })).status
  }
  expect([await statusOf('new-secret'), await statusOf('old-secret')]).toEqual([200, 200])
  for (const token of ['new-secret old-secret', 'other-secret', '']) expect(await statusOf(token)).toBe(401)
  await both.close()
  const [, seconds, given] = /^t=(\d+),v1=(\w+)$/.exec(sign('new-secret old-secret', '{}', new Date())) ?? []
  expect(given).toBe(createHmac('sha256', 'new-secret').update(`${seconds}.{}`).digest('hex'))
})

test('a bank with a file remembers its payments', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-bank-'))
  const options = { port: 0, host: '127.0.0.1', secret, file: join(folder, 'not-there-yet/payments.json') }
  const first = await startBank(options)
  const reply = await fetch(`${first.url}/api/payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: JSON.stringify(paymentRequest()),
  })
  const { id } = (await reply.json()) as PaymentView
  await first.close()
  const second = await startBank(options)
  expect(second.payments()).toMatchObject([{ id, status: 'open' }])
  await second.close()
  await rm(folder, { recursive: true })
})

test('a bank in a process of its own answers, and stops on request', async () => {
  const spawned = await spawnBank({ secret, port: 0 })
  expect((await fetch(`${spawned.url}/api/payments`)).status).toBe(401)
  await spawned.stop()
  await expect(fetch(`${spawned.url}/api/payments`)).rejects.toThrow('fetch failed')
})

test('a bank in a process of its own finds what an earlier one compiled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-bank-'))
  vi.stubEnv('NODE_COMPILE_CACHE', folder)
  await (await spawnBank({ secret, port: 0 })).stop()
  expect(await readdir(folder)).toHaveLength(1)
  await rm(folder, { recursive: true })
})
