import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

test('inline scripts run only with the nonce of their own answer, inline styles never', () => {
  const policy = contentPolicy('abc=')
  expect(policy).toContain("script-src 'self' 'nonce-abc='")
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|data:/)
})
