import { request } from 'node:http'
import { expect, test } from 'vitest'
import { signInGiulia } from './at-the-counter.ts'
import { shopOrigin } from './shops.ts'

const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(shopOrigin() + path, { headers })
  return { text: await reply.text(), cacheControl: reply.headers.get('cache-control') }
}

/** `fetch` writes its own Host header. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${shopOrigin()}/category/frutta-e-verdura`, { headers: { host } }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .on('error', reject)
      .end()
  })

// Pages nobody signed in for are kept and sent to many: they must be nobody's.
test.each(['/', '/category/frutta-e-verdura', '/search?q=latte'])('%s is the same for all strangers', async (path) => {
  const { token } = await signInGiulia(shopOrigin())
  const hers = await page(path, { cookie: `bottega_session=${token}` })
  expect(hers).toMatchObject({ text: expect.stringContaining('Giulia'), cacheControl: 'private, no-store' })
  const one = await page(path, { 'user-agent': 'one' })
  const other = await page(path, { 'user-agent': 'other', cookie: 'somebody=else; bottega_theme=dark' })
  expect(other.text).toBe(one.text)
  expect(one.text).not.toContain('Giulia')
  expect((await page(path, { cookie: `bottega_session=${token}` })).text).toContain('Giulia')
})

test.each(['shop.example"><script>', 'shop.example/product/1?', 'somebody@shop.example', 'a b'])(
  'the Host %j is nobody’s address',
  async (host) => {
    expect(await statusFor(host)).toBe(400)
  },
)
