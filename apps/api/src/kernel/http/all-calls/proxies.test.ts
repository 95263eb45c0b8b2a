import { afterEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const ask = (forwardedFor: string) =>
  shop.app.inject({ url: '/ebsn/api/auth/test', headers: { 'x-forwarded-for': forwardedFor } })

const statuses = async (...senders: string[]) => {
  const answers = []
  for (const sender of senders) answers.push((await ask(sender)).statusCode)
  return answers
}

// Limits go by address: who may choose it is never limited.
test('without a proxy no header says where a request comes from [http-23]', async () => {
  shop = await openTestShop({ REQUESTS_PER_MINUTE: '2' })
  expect(await statuses('198.51.100.1', '198.51.100.2', '198.51.100.3')).toEqual([200, 200, 429])
})

test('behind a balancer the address is the one it saw, whatever the sender wrote before it [http-24]', async () => {
  shop = await openTestShop({ REQUESTS_PER_MINUTE: '2', TRUST_PROXY: 'true' })
  expect(await statuses('203.0.113.7', '198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7')).toEqual([
    200, 200, 429,
  ])
  expect(await statuses('203.0.113.8')).toEqual([200])
})

test('addresses of one IPv6 network are one sender [http-30]', async () => {
  shop = await openTestShop({ REQUESTS_PER_MINUTE: '2', TRUST_PROXY: 'true' })
  expect(await statuses('2001:db8:1:2::1', '2001:db8:1:2:aaaa::2', '2001:db8:1:2::3', '2001:db8:1:3::1')).toEqual([
    200, 200, 429, 200,
  ])
})

test('behind two in a row it is what the first of them saw [http-25]', async () => {
  shop = await openTestShop({ REQUESTS_PER_MINUTE: '1', TRUST_PROXY: '2' })
  expect(await statuses('203.0.113.7, 192.0.2.1', '198.51.100.1, 203.0.113.7, 192.0.2.1')).toEqual([200, 429])
})
