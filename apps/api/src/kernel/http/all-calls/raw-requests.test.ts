import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let port: number
beforeAll(async () => {
  shop = await openTestShop()
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

/** The status that comes back for these very bytes, which no client library would send. */
async function statusOf(head: readonly string[], body = ''): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
}

const path = '/ebsn/api/auth/test'
const host = 'Host: localhost'
const close = 'Connection: close'

test('an ordinary request is answered, one of HTTP/1.0 without a Host too', async () => {
  expect(await statusOf([`GET ${path} HTTP/1.1`, host, close])).toBe(200)
  expect(await statusOf([`GET ${path} HTTP/1.0`])).toBe(200)
})

describe('a malformed request is refused with 400: [http-26]', () => {
  test.each([
    ['an empty Host', [`GET ${path} HTTP/1.1`, 'Host:']],
    ['no Host', [`GET ${path} HTTP/1.1`]],
    ['two Hosts', [`GET ${path} HTTP/1.1`, host, 'Host: elsewhere.example']],
    ['two Hosts alike', [`GET ${path} HTTP/1.1`, host, 'hOST: localhost']],
    ['a Host that is an impossible address', [`GET ${path} HTTP/1.1`, 'Host: 256.256.256.256']],
    ['a Host with an impossible port', [`GET ${path} HTTP/1.1`, 'Host: localhost:99999']],
    ['an absolute target', [`GET http://localhost${path} HTTP/1.1`, host]],
    ['an absolute target elsewhere', ['GET http://elsewhere.example/ HTTP/1.1', host]],
    ['the target of the whole server', ['OPTIONS * HTTP/1.1', host]],
    ['TRACE', [`TRACE ${path} HTTP/1.1`, host]],
    ['two lengths', [`POST ${path} HTTP/1.1`, host, 'Content-Length: 1', 'Content-Length: 2']],
    ['a length beside chunks', [`POST ${path} HTTP/1.1`, host, 'Content-Length: 1', 'Transfer-Encoding: chunked']],
    ['an unknown method', [`DANCE ${path} HTTP/1.1`, host]],
    ['a character that is none in an address', ['GET /ebsn/api/%E0%A4%A HTTP/1.1', host]],
    ['a header without a name', [`GET ${path} HTTP/1.1`, host, ': x']],
  ])('%s', async (_what, lines) => {
    expect(await statusOf([...lines, close])).toBe(400)
  })
})

describe('an unusual request is answered or refused, never an internal error: [http-27]', () => {
  const login = ['POST /ebsn/api/auth/login HTTP/1.1', host, 'x-ebsn-client: site', 'Content-Length: 2']
  test.each([
    ['an address of 15 kB', [`GET ${path}?q=${'a'.repeat(15_000)} HTTP/1.1`, host], 200],
    ['headers of 20 kB', [`GET ${path} HTTP/1.1`, host, `Cookie: a=${'a'.repeat(20_000)}`], 431],
    [
      'a cookie that cannot be decoded',
      [`GET ${path} HTTP/1.1`, host, 'Cookie: lang=%E0%A4%A; =; bottega_session=%'],
      200,
    ],
    ['a broken query', [`GET ${path}?a=%E0%A4%A&=&&b[=1 HTTP/1.1`, host], 200],
    ['an unknown character set', [...login, 'Content-Type: application/json; charset=x-none'], 400],
    ['a content type that is none', [...login, 'Content-Type: ;;'], 415],
    ['no acceptable encoding', [`GET ${path} HTTP/1.1`, host, 'Accept-Encoding: identity;q=0, *;q=0'], 200],
    ['a range of an answer', [`GET ${path} HTTP/1.1`, host, 'Range: bytes=9-1'], 200],
    ['an upgrade that is not offered', [`GET ${path} HTTP/1.1`, host, 'Upgrade: h2c'], 200],
    ['a forged proxy', [`GET ${path} HTTP/1.1`, host, 'X-Forwarded-For: ,,x', 'Forwarded: for=;;'], 200],
  ])('%s', async (_what, lines, status) => {
    expect(await statusOf([...lines, close], lines.some((line) => line.startsWith('POST')) ? '{}' : '')).toBe(status)
  })
})
