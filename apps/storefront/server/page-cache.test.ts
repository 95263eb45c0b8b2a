import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { finishPage, largest, PageCache, sharedAnswer, type FinishedPage } from './page-cache.ts'

/** A page rendered with this policy, made one for every visitor. */
function finished(html: string, policy: string, status = 200): FinishedPage {
  const headers = new Headers({ 'content-security-policy': policy })
  const shared = sharedAnswer({ status, headers, html }, 'abc')
  return finishPage(shared, Buffer.from(shared.html))
}

const answer = (status = 200) =>
  finished(
    '<p>Mele</p><script nonce="abc">go()</script><script type="application/ld+json">{}</script>',
    "default-src 'self'; script-src 'self' 'nonce-abc'",
    status,
  )
const hash = createHash('sha256').update('go()').digest('base64')

test('a finished page names its scripts by hash, and the nonce of its first visitor is gone', () => {
  const page = answer()
  expect(page.headers['content-security-policy']).toBe(`default-src 'self'; script-src 'self' 'sha256-${hash}'`)
  expect(page.plain.toString()).not.toContain('abc')
  expect(page.plain.toString()).toContain('<script>go()</script>')
})

describe('a style sheet of a finished page', () => {
  const rendered = (body: string) => finished(body, "script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'")

  test('is named by hash among styles, and no script may borrow it', () => {
    const { headers, plain } = rendered('<style nonce="abc">go()</style><script nonce="abc">run()</script>')
    const run = createHash('sha256').update('run()').digest('base64')
    expect(headers['content-security-policy']).toBe(
      `script-src 'self' 'sha256-${run}'; style-src 'self' 'sha256-${hash}'`,
    )
    expect(plain.toString()).toContain('<style>go()</style>')
  })

  test.each(['<style>body{}</style>', '<style nonce="ab">body{}</style>', ''])(
    'that stands in stored text is not applied: %s',
    (stored) => {
      const { headers } = rendered(`<p>${stored}</p>`)
      expect(headers['content-security-policy']).toBe("script-src 'self'; style-src 'self'")
    },
  )
})

describe('a script that stands in stored text', () => {
  const own = '<script nonce="abc">go()</script>'
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  test.each([
    ['without a nonce', '<script>steal()</script>', 'steal()'],
    ['with the nonce of another rendering', '<script nonce="ab">steal()</script>', 'steal()'],
    ['with the nonce in a text beside it', '<script>steal()</script> nonce="abc"', 'steal()'],
    ['with a tag left open', `<script x="`, own.slice(0, own.indexOf('</'))],
    ['with a bracket before what looks like a nonce', '<script x=">" nonce="ab">steal()</script>', 'steal()'],
  ])('is not allowed to run: %s [storefront-5]', (_how, stored, code) => {
    const { headers } = finished(`<p>${stored}</p>${own}`, "script-src 'self' 'nonce-abc'")
    expect(headers['content-security-policy']).toBe(`script-src 'self' ${hashOf('go()')}`)
    expect(headers['content-security-policy']).not.toContain(hashOf(code))
  })
})

test('what is sent compressed is the page', async () => {
  const page = answer()
  expect(brotliDecompressSync(await page.compressed('br'))).toEqual(page.plain)
  expect(gunzipSync(await page.compressed('gzip'))).toEqual(page.plain)
  expect(await page.compressed('br')).toBe(await page.compressed('br'))
})

const cacheOfPages = (note = vi.fn()) =>
  new PageCache<FinishedPage>(({ plain }) => plain.length, largest.finished, note)

test('many asking at once make a page once, and later visitors get it', async () => {
  const cache = cacheOfPages()
  const render = vi.fn(() => Promise.resolve(answer()))
  const pages = await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)])
  expect(new Set([...pages, await cache.get('/', render)]).size).toBe(1)
  expect(render).toHaveBeenCalledOnce()
})

test.each([404, 500, 302])('a page of status %i is made again for the next visitor', async (status) => {
  const cache = cacheOfPages()
  const render = vi.fn(() => Promise.resolve(answer(status)))
  await cache.get('/gone', render)
  await cache.get('/gone', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('who develops hears whether a page was there, and how long it is given again [caches-1]', async () => {
  const note = vi.fn<(use: { hit: boolean; leftMs: number }) => void>()
  const cache = cacheOfPages(note)
  await cache.get('/', () => Promise.resolve(answer()))
  await cache.get('/', () => Promise.resolve(answer()))
  expect(note.mock.calls.map(([{ hit }]) => hit)).toEqual([false, true])
  for (const [{ leftMs }] of note.mock.calls) expect(leftMs).toBeGreaterThan(20_000)
})
