import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signInGiulia } from '../support/at-the-counter.ts'
import { shopOrigin, startOwnShop } from '../support/shops.ts'

const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(shopOrigin() + path, { headers })
  return { text: await reply.text(), cacheControl: reply.headers.get('cache-control') }
}

/** `fetch` writes its own Host header. */
const statusFor = (host: string, path = '/category/frutta-e-verdura') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(shopOrigin() + path, { headers: { host } }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })

// Pages without a session are cached and sent to many: they must hold no personal data.
test.each(['/', '/category/frutta-e-verdura', '/search?q=latte'])(
  '%s is the same for all anonymous visitors [anonymous-7]',
  async (path) => {
    const { token } = await signInGiulia(shopOrigin())
    const hers = await page(path, { cookie: `bottega_session=${token}` })
    expect(hers).toMatchObject({ text: expect.stringContaining('Giulia'), cacheControl: 'private, no-store' })
    const one = await page(path, { 'user-agent': 'one' })
    const other = await page(path, { 'user-agent': 'other', cookie: 'other=value; bottega_theme=dark' })
    expect(other.text).toBe(one.text)
    expect(one.text).not.toContain('Giulia')
    expect((await page(path, { cookie: `bottega_session=${token}` })).text).toContain('Giulia')
  },
)

test('a page made for one Host is not shown at another [anonymous-4]', async () => {
  const path = '/category/pane-e-pasticceria'
  expect(await statusFor('elsewhere.example', path)).toBe(200)
  expect((await page(path)).text).not.toContain('elsewhere.example')
})

const elsewhere = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  String.raw`/\elsewhere.example`,
  'javascript:alert(1)',
]
test.each(elsewhere)(
  'a customer who is signed in already is not redirected to %s by the login [anonymous-5]',
  async (redirect) => {
    const { token } = await signInGiulia(shopOrigin())
    for (const [path, usual] of [
      ['/login', '/'],
      ['/welcome-selfscanning', '/profile/profile-update'],
    ] as const) {
      const reply = await fetch(`${shopOrigin()}${path}?${new URLSearchParams({ redirect }).toString()}`, {
        headers: { cookie: `bottega_session=${token}` },
        redirect: 'manual',
      })
      expect([reply.status, reply.headers.get('location')]).toEqual([302, usual])
    }
  },
)

test.each(['shop.example"><script>', 'shop.example/product/1?', 'somebody@shop.example', 'a b'])(
  'the Host %j is not used as an address [anonymous-3]',
  async (host) => {
    expect(await statusFor(host)).toBe(400)
  },
)

/** The status that comes back for these very bytes. */
async function statusOfRaw(...lines: string[]): Promise<number> {
  const socket = connect(Number(new URL(shopOrigin()).port), 'localhost')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
}

test.each([
  ['an empty Host', ['GET / HTTP/1.1', 'Host:'], 400],
  ['two Hosts', ['GET / HTTP/1.1', 'Host: localhost', 'Host: elsewhere.example'], 400],
  ['a Host that is an impossible address', ['GET / HTTP/1.1', 'Host: 256.256.256.256'], 400],
  ['an absolute target', ['GET http://elsewhere.example/ HTTP/1.1', 'Host: localhost'], 400],
  ['TRACE', ['TRACE / HTTP/1.1', 'Host: localhost'], 400],
  ['a character that is none', ['GET /category/%E0%A4%A HTTP/1.1', 'Host: localhost'], 400],
  [
    'an unreadable cookie',
    ['GET / HTTP/1.1', 'Host: localhost', 'Cookie: lang=%E0%A4%A; =;; cookie_preferences=%'],
    200,
  ],
  ['an unreadable query', ['GET /search?q=%E0%A4%A&=&&b[=1 HTTP/1.1', 'Host: localhost'], 200],
  ['an address of two slashes', ['GET //elsewhere.example/ HTTP/1.1', 'Host: localhost'], 404],
  [
    'a form that no page takes',
    ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: multipart/form-data', 'Content-Length: 0'],
    405,
  ],
  ['a method pages do not have', ['DELETE /login HTTP/1.1', 'Host: localhost'], 405],
  ['a call by another method', ['PATCH /ebsn/api/auth/login HTTP/1.1', 'Host: localhost'], 405],
  ['no acceptable encoding', ['GET / HTTP/1.1', 'Host: localhost', 'Accept-Encoding: identity;q=0, x-none'], 200],
])('an unusual request never makes a page an internal error: %s [anonymous-1]', async (_what, lines, status) => {
  expect(await statusOfRaw(...lines)).toBe(status)
})

test('a visitor who leaves does not end the page that others wait for [anonymous-8]', async () => {
  const statuses = Array.from({ length: 10 }, async (_, index) => {
    const url = `${shopOrigin()}/search?q=pane${index}`
    const impatient = new AbortController()
    const leaving = fetch(url, { signal: impatient.signal }).catch(() => undefined)
    const staying = Promise.all([fetch(url), fetch(url)])
    await pause(20)
    impatient.abort()
    await leaving
    return (await staying).map(({ status }) => status)
  })
  expect(new Set((await Promise.all(statuses)).flat())).toEqual(new Set([200]))
})

test('an unknown page, or one asked for by another method, is no error in the log [anonymous-2]', async () => {
  const shop = await startOwnShop({ LOG_LEVEL: 'error' })
  const before = shop.output().length
  expect((await fetch(`${shop.origin}/no/such/page`)).status).toBe(404)
  expect((await fetch(`${shop.origin}/category/no-such-department`)).status).toBe(404)
  expect((await fetch(`${shop.origin}/`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status).toBe(405)
  expect((await fetch(`${shop.origin}/ebsn/api/auth/login`, { method: 'PATCH' })).status).toBe(405)
  await shop.stop()
  const errorOrWorse = /"level":[56]0/
  expect(shop.output().slice(before)).not.toMatch(errorOrWorse)
})

test('a client that requests pages without end is told when to come back, in their language, and files do not count [anonymous-6]', async () => {
  const shop = await startOwnShop({ REQUESTS_PER_MINUTE: '2' })
  const ask = (path: string) => fetch(shop.origin + path, { headers: { cookie: 'lang=de' } })
  for (const path of ['/', '/favicon.svg', '/favicon.svg', '/category/frutta-e-verdura'])
    expect((await ask(path)).status).toBe(200)
  const refused = await ask('/')
  const text = await refused.text()
  const pageChange = await ask('/login.data')
  const said = await pageChange.text()
  await shop.stop()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(text).toContain('Zu viele Anfragen in kurzer Zeit')
  expect([pageChange.status, JSON.parse(said)]).toEqual([
    429,
    {
      refusal: expect.stringMatching(/^Zu viele Anfragen in kurzer Zeit\. Versuche es in \d+ Sekunden noch einmal\.$/),
    },
  ])
})
