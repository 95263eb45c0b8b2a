import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { scriptsAfterPaint, withScriptsAfterPaint } from './scripts-after-paint.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><p>È pronto</p>' +
  '<script nonce="n" type="module" async="">import * as a from "/a.js"; if (1 < 2) import("/b.js");</script>' +
  '<p>più tardi, 1,99 €</p><script nonce="n">go()</script>'

test('names the scripts of a page by types no browser fetches, and starts them by a script with the same nonce', () => {
  const html = withScriptsAfterPaint(page)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html.match(/<script type="text\/x-modulepreload">\/[ab]\.js<\/script>/g)).toHaveLength(2)
  expect(html).toContain(
    '<script nonce="n" type="text/x-module">import * as a from "/a.js"; if (1 < 2) import("/b.js");</script><script nonce="n">(function startAfterPaint(',
  )
  expect(html).toContain('<p>più tardi, 1,99 €</p><script nonce="n">go()</script>')
})

test.each([1, 7, 40, 200])('a page on its way in chunks of %i characters arrives the same', async (length) => {
  const stream = scriptsAfterPaint()
  for (let at = 0; at < page.length; at += length) stream.write(page.slice(at, at + length))
  stream.end()
  expect(await text(stream)).toBe(withScriptsAfterPaint(page))
})
