import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lowPriorityPreloads } from './low-priority-preloads.ts'

test('script preloads step back, and accented text in any chunk survives', async () => {
  const stream = lowPriorityPreloads()
  stream.write('<head><link rel="modulepreload" href="/a.js"/>')
  stream.write('<link rel="modulepreload" href="/b.js"/></head><p>È pronto</p>')
  stream.end('<p>più tardi, 1,99 €</p>')
  expect(await text(stream)).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/></head><p>È pronto</p><p>più tardi, 1,99 €</p>',
  )
})
