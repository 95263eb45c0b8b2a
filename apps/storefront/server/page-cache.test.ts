import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
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

describe('a style sheet of a kept page', () => {
  const rendered = (body: string) =>
    new Response(body, {
      headers: { 'content-security-policy': "script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'" },
    })

  test('is named by hash among styles, and no script may borrow it', async () => {
    const { headers, plain } = await keepPage(
      rendered('<style nonce="abc">go()</style><script nonce="abc">run()</script>'),
      'abc',
    )
    const run = createHash('sha256').update('run()').digest('base64')
    expect(headers['content-security-policy']).toBe(
      `script-src 'self' 'sha256-${run}'; style-src 'self' 'sha256-${hash}'`,
    )
    expect(plain.toString()).toContain('<style>go()</style>')
  })

  test.each(['<style>body{}</style>', '<style nonce="ab">body{}</style>', ''])(
    'that stands in stored text is not applied: %s',
    async (stored) => {
      const { headers } = await keepPage(rendered(`<p>${stored}</p>`), 'abc')
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
  ])('is not allowed to run: %s', async (_how, stored, code) => {
    const rendered = new Response(`<p>${stored}</p>${own}`, {
      headers: { 'content-security-policy': "script-src 'self' 'nonce-abc'" },
    })
    const { headers } = await keepPage(rendered, 'abc')
    expect(headers['content-security-policy']).toBe(`script-src 'self' ${hashOf('go()')}`)
    expect(headers['content-security-policy']).not.toContain(hashOf(code))
  })
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
