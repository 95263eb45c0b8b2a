import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

/** The headers that anybody who may upload to a content system could have it send. */
const hostileHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "script-src * 'unsafe-inline'",
  'content-security-policy-report-only': 'default-src *; report-uri https://elsewhere.example',
  'strict-transport-security': 'max-age=0',
  'x-frame-options': 'ALLOWALL',
  'x-content-type-options': 'sniff',
  'referrer-policy': 'unsafe-url',
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'service-worker-allowed': '/',
  'set-cookie': 'x-ebsn-account=theirs; Path=/',
  'clear-site-data': '"*"',
  link: '<https://elsewhere.example/a.js>; rel=preload; as=script',
  refresh: '0; url=https://elsewhere.example',
  sourcemap: 'https://elsewhere.example/map',
  'www-authenticate': 'Basic realm="Bottega"',
  'alt-svc': 'h2="elsewhere.example:443"',
  nel: '{"report_to":"x","max_age":9}',
  'cache-control': 'max-age=60',
  etag: '"a1"',
}
const passedBack = new Set(['cache-control', 'etag'])

const activeTypes: Readonly<Record<string, string | undefined>> = {
  '/wp-content/page.html': 'text/html; charset=utf-8',
  '/wp-content/page.xhtml': 'application/xhtml+xml',
  '/wp-content/drawing.svg': 'image/svg+xml',
  '/wp-content/data.xml': 'text/xml',
  '/wp-content/worker.js': 'text/javascript',
  '/wp-content/old.js': 'application/x-javascript',
  '/wp-content/style.css': 'text/css',
  '/wp-content/said-twice.png': 'image/png, text/html',
  '/wp-content/nothing': undefined,
  '/wp-content/leaflet.pdf': 'application/pdf',
  '/wp-json/jsonp': 'application/javascript',
}

type Answer = (response: ServerResponse) => unknown
const redirected: Answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end()
const silent: Answer = () => undefined
const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'image/png' })
  const part = Buffer.alloc(2 ** 20)
  const more = () => {
    if (response.destroyed) return
    if (response.write(part)) setImmediate(more)
    else response.once('drain', more)
  }
  more()
}
const page: Answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')

const answers: Readonly<Record<string, Answer | undefined>> = {
  '/wp-content/photo.png': (response) =>
    response.writeHead(200, { ...hostileHeaders, 'content-type': 'image/png' }).end('pixels'),
  '/wp-content/known.png': (response) => response.writeHead(304, hostileHeaders).end(),
  '/wp-content/moved.png': redirected,
  '/wp-json/moved': redirected,
  '/wp-json/wp/v2/pages': redirected,
  '/wp-content/silent.png': silent,
  '/wp-json/silent': silent,
  '/wp-json/custom/menus': silent,
  '/wp-content/begun.png': (response) => response.writeHead(200, { 'content-type': 'image/png' }).flushHeaders(),
  '/wp-content/huge.png': (response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': String(2 ** 40) }).flushHeaders(),
  '/wp-content/endless.png': endless,
  '/wp-json/custom/new_slides': endless,
  '/wp-json/wp/v2/recipes': page,
  '/wp-json/wp/v2/ux-blocks': (response) => response.end('{"code":"rest_no_route"}'),
  ...Object.fromEntries(
    Object.entries(activeTypes).map(([path, type]): [string, Answer] => [
      path,
      (response) =>
        response
          .writeHead(200, type === undefined ? hostileHeaders : { ...hostileHeaders, 'content-type': type })
          .end('<script>alert(1)</script>'),
    ]),
  ),
}

describe('with a content system of its own', () => {
  let system: Server
  let proxied: TestShop
  const asked: IncomingMessage[] = []
  beforeAll(async () => {
    system = createServer((request, response) => {
      asked.push(request)
      const { pathname } = new URL(request.url ?? '', 'http://content.example')
      const hostile = answers[pathname]
      if (hostile !== undefined) return hostile(response)
      response.setHeader('content-type', 'application/json')
      response.setHeader('set-cookie', 'theirs=1')
      response.setHeader('x-wp-total', '7')
      response.setHeader('x-wp-totalpages', '1')
      return response.end(JSON.stringify([{ id: 4, slug: 'loro', path: request.url }]))
    })
    await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve))
    const { port } = system.address() as AddressInfo
    proxied = await openTestShop({ CONTENT_ORIGIN: `http://127.0.0.1:${port}` })
  })
  afterAll(async () => {
    await proxied.close()
    system.closeAllConnections()
    system.close()
  })

  test('the shop gives its answers, with its totals [system-9]', async () => {
    const known = await proxied.app.inject('/p/wp-json/wp/v2/posts?per_page=3')
    expect(known.json()).toMatchObject([{ slug: 'loro', path: '/wp-json/wp/v2/posts?per_page=3' }])
    expect(known.headers['x-wp-total']).toBe('7')
    const other = await proxied.app.inject('/p/wp-json/wp/v2/categories')
    expect(other.json()).toMatchObject([{ path: '/wp-json/wp/v2/categories' }])
  })

  test('neither side gets cookies of the other [system-10]', async () => {
    asked.length = 0
    const headers = { cookie: 'x-ebsn-account=secret', 'x-ebsn-account': 'secret' }
    const answer = await proxied.app.inject({ url: '/p/wp-json/wp/v2/media', headers })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(asked).toHaveLength(1)
    expect(JSON.stringify(asked[0]?.headers)).not.toContain('secret')
  })

  test('a content system that is away is a plain refusal [system-11]', async () => {
    const away = await openTestShop({ CONTENT_ORIGIN: 'http://127.0.0.1:9' })
    const answer = await away.app.inject('/p/wp-json/wp/v2/posts')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).not.toContain('127.0.0.1')
    await away.close()
  })

  test('what an upload says for the shop’s own origin is not believed [safety-150]', async () => {
    const own = (await proxied.app.inject('/health/live')).headers
    const { headers } = await proxied.app.inject('/p/wp-content/photo.png')
    for (const name of ['strict-transport-security', 'x-frame-options', 'x-content-type-options', 'referrer-policy'])
      expect(headers[name], name).toBe(own[name])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'max-age=60',
      etag: '"a1"',
    })
    const withheld = Object.keys(hostileHeaders).filter((name) => !passedBack.has(name) && own[name] === undefined)
    for (const name of withheld) if (name !== 'content-security-policy') expect(headers[name], name).toBeUndefined()
    expect(withheld.length).toBeGreaterThan(8)
  })

  test.each(Object.keys(activeTypes))('%s is a file to be stored, and runs nothing here [safety-151]', async (path) => {
    const { headers } = await proxied.app.inject(`/p${path}`)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(['application/octet-stream', 'application/pdf']).toContain(headers['content-type'])
  })

  test('a browser that has a file already hears nothing new about its type [safety-152]', async () => {
    const { statusCode, headers } = await proxied.app.inject('/p/wp-content/known.png')
    expect(statusCode).toBe(304)
    expect(headers['content-type']).toBeUndefined()
    expect(headers['content-disposition']).toBeUndefined()
  })

  test.each(['/p/wp-content/moved.png', '/p/wp-json/moved', '/p/wp-json/wp/v2/pages'])(
    'a redirect at %s is followed by nobody [safety-153]',
    async (path) => {
      const answer = await proxied.app.inject(path)
      expect(answer.statusCode).toBe(502)
      expect(answer.headers['location']).toBeUndefined()
      expect(answer.json().response.errors[0].code).toBe('error.service.wrongAnswer')
    },
  )

  test(
    'a content system that does not go on is not waited for [safety-154]',
    { timeout: atThisSpeed(20_000) },
    async () => {
      const paths = [
        '/p/wp-content/silent.png',
        '/p/wp-content/begun.png',
        '/p/wp-json/silent',
        '/p/wp-json/custom/menus',
      ]
      const replies = await Promise.all(paths.map((path) => proxied.app.inject(path)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([504, 504, 504, 504])
      expect(replies[0]?.json().response.errors[0].code).toBe('error.service.slow')
    },
  )

  test('an answer without end is cut off [safety-155]', async () => {
    const origin = await proxied.app.listen({ port: 0, host: '127.0.0.1' })
    const read = async (path: string) => (await fetch(origin + path)).arrayBuffer()
    expect((await fetch(`${origin}/p/wp-content/huge.png`)).status).toBe(502)
    await expect(read('/p/wp-content/endless.png')).rejects.toThrow('terminated')
    expect((await fetch(`${origin}/p/wp-json/custom/new_slides`)).status).toBe(502)
    expect((await fetch(`${origin}/p/wp-json/other`)).status).toBe(200)
  })

  test('a page in the place of a list is a refusal, no error of the shop [safety-156]', async () => {
    for (const path of ['/p/wp-json/wp/v2/recipes', '/p/wp-json/wp/v2/ux-blocks'])
      expect((await proxied.app.inject(path)).statusCode).toBe(503)
  })

  test.each(['/p/wp-content/../wp-admin/x', '/p/wp-content/%2e%2e/wp-admin/x', '/p/wp-json/..%2fwp-admin'])(
    '%s leads to no other room of the content system [safety-157]',
    async (path) => {
      asked.length = 0
      expect((await proxied.app.inject(path)).statusCode).toBe(404)
      expect(asked).toEqual([])
    },
  )
})
