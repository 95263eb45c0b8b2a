import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keepPage, PageCache } from './page-cache.ts'

const answer = (status = 200) =>
  new Response('<p>Mele</p><script nonce="abc">go()</script><script type="application/ld+json">{}</script>', {
    status,
    headers: { 'content-security-policy': "default-src 'self'; script-src 'self' 'nonce-abc'" },
  })
const hash = createHash('sha256').update('go()').digest('base64')

test('a kept page names its scripts by hash, and the nonce of its first visitor is gone', async () => {
  const page = await keepPage(answer(), 'abc')
  expect(page.headers['content-security-policy']).toBe(`default-src 'self'; script-src 'self' 'sha256-${hash}'`)
  expect(page.plain.toString()).not.toContain('abc')
  expect(page.plain.toString()).toContain('<script>go()</script>')
})

test('what is sent compressed is the page', async () => {
  const page = await keepPage(answer(), 'abc')
  expect(brotliDecompressSync(page.br)).toEqual(page.plain)
  expect(gunzipSync(page.gzip)).toEqual(page.plain)
})

test('many asking at once make a page once', async () => {
  const cache = new PageCache()
  let made = 0
  const render = () => {
    made++
    return keepPage(answer(), 'abc')
  }
  const pages = await Promise.all([cache.make('/', render), cache.make('/', render), cache.make('/', render)])
  expect(made).toBe(1)
  expect(new Set(pages).size).toBe(1)
  expect(cache.get('/')).toBe(pages[0])
})

test.each([404, 500, 302])('a page of status %i is not kept', async (status) => {
  const cache = new PageCache()
  await cache.make('/gone', () => keepPage(answer(status), 'abc'))
  expect(cache.get('/gone')).toBeUndefined()
})
