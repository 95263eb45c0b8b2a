import { expect, test } from 'vitest'
import { contentPolicy, noThirdParty, withAnalytics } from './content-policy.ts'

test('inline scripts and style sheets need the nonce of their own answer, styles of elements are never applied', () => {
  const policy = contentPolicy('abc=')
  expect(policy).toContain("script-src 'self' 'nonce-abc='")
  expect(policy).toContain("style-src 'self' 'nonce-abc='")
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|data:/)
})

test('no page frames one of the shop, but for a preview, which the back office shows', () => {
  expect(contentPolicy('abc=')).toContain("frame-ancestors 'none'")
  expect(contentPolicy('abc=', noThirdParty, true)).toContain("frame-ancestors 'self'")
})

test('no other origin is asked for anything, unless a setting names it', () => {
  expect(contentPolicy('abc=').replace("frame-src 'self' https://www.youtube-nocookie.com;", '')).not.toContain('http')
  const policy = contentPolicy('abc=', { scripts: [], images: ['https://tiles.example'], connections: [] })
  expect(policy).toContain("img-src 'self' https://tiles.example")
  expect(policy).not.toContain('connect-src')
})

test('only a shop with a container opens to the tag manager', () => {
  expect(withAnalytics(noThirdParty, '')).toEqual(noThirdParty)
  const policy = contentPolicy('abc=', withAnalytics(noThirdParty, 'GTM-AB12CD3'))
  expect(policy).toContain("script-src 'self' 'nonce-abc=' https://www.googletagmanager.com;")
  expect(policy).not.toMatch(/unsafe-(inline|eval)|data:/)
})
